import { mayEnter, phaseOf } from '@jobblik/contract/interviews/phase.rules';
import type { EmployerInterview } from '@jobblik/contract/jobs/jobs.schema';
import { getMembershipPlan } from '@jobblik/contract/membership/membership.api';
import { pathTo } from '@jobblik/contract/paths';
import { IconCheck, IconClock } from '@tabler/icons-react';
import { phaseText, useNow } from '../../interviews/index';
import { useCall } from '../../platform/api/query';
import { Link } from '../../platform/link';
import { plansPath } from '../../platform/plans-path';
import { formatPeriodOfDay, zoneNote } from '../../platform/words/danish-time';
import { formatIn, formatLongDate, formatTime, formatWeekday, formatWireClock } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { useReaderZone } from '../../platform/words/use-reader-zone';
import { Icon } from '../../ui/brand/icon';
import { Pip } from '../../ui/feedback/badge';
import { ArrowLink, ButtonLink } from '../../ui/forms/button';
import { Section } from '../../ui/layout/section';
import { Avatar } from '../../ui/media/picture';
import s from './employer-dashboard.module.css';
import { dayOfInterviews } from './interviews-today';

const calendarPath = pathTo('calendar', { area: 'virksomhed' });

/** The interviews of the day, with a link to the room of one that can start. */
export function InterviewsToday({ interviews }: { interviews: readonly EmployerInterview[] }) {
  const t = useWords('employer-jobs');
  const now = useNow().getTime();
  const { today, tomorrow, next } = dayOfInterviews(interviews, now);
  const unanswered = tomorrow.find(({ state }) => state === 'requested');
  return (
    <Section work title={t('today.title')} aside={<ArrowLink to={calendarPath}>{t('dashboard.calendar')}</ArrowLink>}>
      {today.length > 0 && (
        <ul className={s.interviews}>
          {today.map((one) => (
            <InterviewRow key={one.uuid} interview={one} now={now} />
          ))}
        </ul>
      )}
      <p className={today.length > 0 ? s.after : s.quiet}>
        {today.length === 0 && next && `${t('today.none')} `}
        {tomorrow.length > 0
          ? t('today.tomorrow', { count: tomorrow.length })
          : next?.starts_at
            ? t('today.next', {
                when: `${formatWeekday(next.starts_at)} ${formatTime(next.starts_at)}`,
                name: next.name,
              })
            : today.length === 0 && t('dashboard.no_interviews')}
        {unanswered && ` ${t('today.unanswered', { name: unanswered.name })}`}
      </p>
    </Section>
  );
}

function InterviewRow({ interview, now }: { interview: EmployerInterview; now: number }) {
  const t = useWords('employer-jobs');
  const zone = useReaderZone();
  const { uuid, name, avatar, schedule_start, schedule_end, starts_at, ends_at, room_path, job_id, app_id } = interview;
  const both = starts_at && ends_at && zoneNote(zone, starts_at) ? formatPeriodOfDay(zone, starts_at, ends_at) : null;
  const canEnter = mayEnter(phaseOf(interview, now));
  return (
    <li className={s.interview}>
      <span className={s.time}>
        {formatWireClock(schedule_start)}
        <small>{formatWireClock(schedule_end)}</small>
      </span>
      <Avatar name={name} src={avatar} size={40} />
      <div className={s.person}>
        <b>{name}</b>
        <InterviewStatus interview={interview} now={now} />
        {both && <small>{both}</small>}
      </div>
      {canEnter ? (
        <ButtonLink
          kind="filled"
          size="small"
          className="covers-row"
          to={room_path}
          aria-label={`${t('dashboard.join')}: ${name}`}
        >
          {t('dashboard.join')}
        </ButtonLink>
      ) : (
        <ButtonLink
          size="small"
          className="covers-row"
          to={
            job_id !== null && app_id !== null
              ? `${pathTo('applicants', { job_id, page_from: 'dashboard' })}?application=${app_id}`
              : `${calendarPath}?interview=${uuid}`
          }
          aria-label={`${t(app_id === null ? 'today.see' : 'today.application')}: ${name}`}
        >
          {t(app_id === null ? 'today.see' : 'today.application')}
        </ButtonLink>
      )}
    </li>
  );
}

function InterviewStatus({ interview, now }: { interview: EmployerInterview; now: number }) {
  const words = useWords('interviews');
  const phase = phaseOf(interview, now);
  if (mayEnter(phase)) {
    const seconds = interview.starts_at ? (Date.parse(interview.starts_at) - now) / 1000 : 0;
    return (
      <small className="signal strong">
        <Pip /> {phase === 'ready' && seconds > 0 ? formatIn(Math.max(60, seconds)) : phaseText(words, interview, now)}
      </small>
    );
  }
  const isAgreed = phase === 'agreed';
  return (
    <small className={isAgreed ? s.agreed : s.awaiting}>
      <Icon of={isAgreed ? IconCheck : IconClock} size={16} /> {phaseText(words, interview, now)}
    </small>
  );
}

/** The employer's plan and its end, with a link to extend it; renders nothing without one. */
export function MembershipLine() {
  const t = useWords('employer-jobs');
  const names = useWords('membership');
  const now = useNow().getTime();
  const { data } = useCall(getMembershipPlan);
  if (!data?.valid_until || data.membership.plan === 0) return null;
  return (
    <p className={s.membership}>
      <span>
        <b>{names(`employer.names.${data.membership.plan as 1 | 2 | 3}`)}</b>{' '}
        {t('today.until', { date: formatLongDate(data.valid_until, now) })}
      </span>
      <Link to={plansPath}>{t('today.prolong')}</Link>
    </p>
  );
}
