import { Link } from '../../platform/link';
import { useWords } from '../../platform/words/i18n';
import { classes } from '../../ui/classes';
import { Agenda } from './agenda';
import s from './calendar.module.css';
import { gridDays } from './grid-entries';
import { Legend } from './legend';
import type { WeekPartProps } from './week-view';

interface WeekDaysProps extends WeekPartProps {
  dates: readonly string[];
  today: string;
  /** Index of the selected day. */
  day: number;
  hrefOf: (day: number) => string;
}

/** A week on a phone: its days in a row, and the interviews of one of them. */
export function WeekDays({ area, now, interviews, onDialog, dates, today, day, hrefOf }: WeekDaysProps) {
  const t = useWords('interviews');
  const days = gridDays(dates, today);
  const own = interviews.filter(({ day_idx }) => day_idx === day);
  const words = days[day]?.words ?? '';
  return (
    <>
      <div className={s.bar}>
        <Legend />
      </div>
      <nav aria-label={t('days.label')}>
        <ul className={s.days}>
          {days.map((one, at) => {
            const count = interviews.filter(({ day_idx }) => day_idx === at).length;
            return (
              <li key={one.date}>
                <Link to={hrefOf(at)} preventScrollReset aria-current={at === day ? 'true' : undefined}>
                  {one.weekday} <b>{one.number}</b>
                  <span className="hidden-visually">, {t('count', { count })}</span>
                  <span className={classes(s.dot, count > 0 && s.has)} />
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <h2 className={s.dayTitle}>{words.charAt(0).toUpperCase() + words.slice(1)}</h2>
      {own.length > 0 ? (
        <Agenda interviews={own} area={area} now={now} onOpen={(interview) => onDialog({ kind: 'event', interview })} />
      ) : (
        <p className="text-2">{t('list.empty_day')}</p>
      )}
    </>
  );
}
