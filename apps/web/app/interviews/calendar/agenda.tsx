import type { CalendarInterview } from '@jobblik/contract/interviews/interviews.schema';
import type { ScreenArea } from '@jobblik/contract/paths';
import {
  IconCalendarOff,
  IconCalendarRepeat,
  IconCalendarTime,
  IconCheck,
  IconClock,
  IconVideo,
} from '@tabler/icons-react';
import { formatPeriodOfDay, zoneNote } from '../../platform/words/danish-time';
import { formatWireClock } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { useReaderZone } from '../../platform/words/use-reader-zone';
import { Icon } from '../../ui/brand/icon';
import { classes } from '../../ui/classes';
import { Pip } from '../../ui/feedback/badge';
import { ButtonLink } from '../../ui/forms/button';
import { writtenLang } from '../../ui/text/written';
import s from './agenda.module.css';
import { isOpen, lookOf, otherName, roomPath, stateText } from './grid-entries';

interface AgendaProps {
  interviews: readonly CalendarInterview[];
  area: ScreenArea;
  now: Date;
  onOpen: (interview: CalendarInterview) => void;
}

/** A list of interviews, each with its time, the other side, its state and a link to its room. */
export function Agenda({ interviews, area, now, onOpen }: AgendaProps) {
  return (
    <ul className={s.agenda}>
      {interviews.map((interview) => (
        <AgendaRow key={interview.uuid} interview={interview} area={area} now={now} onOpen={() => onOpen(interview)} />
      ))}
    </ul>
  );
}

const icons = {
  pending: IconClock,
  postponed: IconCalendarRepeat,
  listed: IconCheck,
  ready: IconVideo,
  end: IconCheck,
  missed: IconCalendarOff,
  free: IconCalendarTime,
} as const;

interface AgendaRowProps extends Omit<AgendaProps, 'interviews' | 'onOpen'> {
  interview: CalendarInterview;
  onOpen: () => void;
}

function AgendaRow({ interview, area, now, onOpen }: AgendaRowProps) {
  const t = useWords('interviews');
  const zone = useReaderZone();
  const look = lookOf(interview, now);
  const { schedule_start: start, schedule_end: end } = interview.interview_time;
  const name = otherName(interview, area);
  const { starts_at: from, ends_at: to } = interview;
  const both = zoneNote(zone, from) ? formatPeriodOfDay(zone, from, to) : null;
  return (
    <li className={s.row}>
      <p className={s.time}>
        <b>{formatWireClock(start)}</b>
        <span className="hidden-visually">–</span>
        <span>{formatWireClock(end)}</span>
      </p>
      <div className={classes(s.box, s[look === 'end' || look === 'missed' ? 'over' : look])}>
        <button type="button" className={s.open} onClick={onOpen}>
          {name}
        </button>
        <p lang={writtenLang(interview.interview_title)} className={s.about}>
          {interview.interview_title}
        </p>
        {both && <p className={s.about}>{both}</p>}
        <p className={s.state}>
          {look === 'progress' ? <Pip /> : <Icon of={icons[look]} size={16} />} {stateText(interview, area, now, t)}
        </p>
      </div>
      {isOpen(interview, now) && (
        <ButtonLink kind="filled" to={roomPath(interview, area)} aria-label={t('join_with', { name })}>
          {t('join')}
        </ButtonLink>
      )}
    </li>
  );
}
