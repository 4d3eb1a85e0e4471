import type { DashboardInterview } from '@jobblik/contract/interviews/interviews.schema';
import { perLocale } from '@jobblik/contract/kernel/language';
import { pathTo } from '@jobblik/contract/paths';
import { IconClock, IconHeart, IconMessageCircle, IconMessageQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import { DeviceTestDialog, SeekerInterviewActions } from '../../interviews';
import { chatPath } from '../../platform/chat-path';
import { formatPeriodOfDay, zoneNote } from '../../platform/words/danish-time';
import { daysBetween, formatDeadline, formatMoment, formatWeekday, formatWireClock } from '../../platform/words/format';
import { useWords, type Words } from '../../platform/words/i18n';
import { useReaderZone } from '../../platform/words/use-reader-zone';
import { Badge } from '../../ui/feedback/badge';
import { ActionRow, DateLeaf, RowButton, RowIcon, RowLink } from '../../ui/layout/action-rows';
import { CompanyAvatar } from '../../ui/media/picture';
import { dateOf, doorOpens, type SeekerItem } from './seeker-waiting';

const calendarPath = pathTo('calendar', { area: 'kandidat' });
const textMessage = 0;

interface WaitingRowProps {
  item: SeekerItem;
  /** The one filled action of the page. */
  filled: boolean;
  /** Milliseconds. */
  now: number;
}

/** One thing that waits for the seeker, with its action. */
export function WaitingRow({ item, filled, now }: WaitingRowProps) {
  const t = useWords('cv');
  const kind = filled ? 'filled' : 'outlined';
  switch (item.kind) {
    case 'questions': {
      const { company, about, count, question, at, to } = item;
      const asked = t('dashboard.waiting.first_question', { question, count: count - 1 });
      const title = t('dashboard.waiting.questions', { count, company });
      return (
        <ActionRow
          mark={<RowIcon of={IconMessageQuestion} />}
          title={title}
          text={`${about ?? t('dashboard.waiting.about_cv')} · ${asked}`}
          when={t('dashboard.waiting.asked', { when: formatMoment(at, Math.max(now, Date.parse(at))) })}
        >
          <RowLink to={to} about={[company, about].filter(Boolean).join(', ')} kind={kind}>
            {t('dashboard.waiting.answer', { count })}
          </RowLink>
        </ActionRow>
      );
    }
    case 'message': {
      const { contact, others } = item;
      const { name, last_message_at: at, last_message_type: type, last_message: text } = contact;
      return (
        <ActionRow
          mark={
            others > 0 ? (
              <RowIcon of={IconMessageCircle} />
            ) : (
              <CompanyAvatar name={name} src={contact.profile_pic} size={44} />
            )
          }
          title={
            others > 0
              ? t('dashboard.waiting.writers', { name, count: others })
              : t('dashboard.waiting.writer', { name })
          }
          text={others === 0 && type === textMessage ? text : undefined}
          when={at && formatMoment(at, Math.max(now, Date.parse(at)))}
        >
          <RowLink
            to={others > 0 ? pathTo('conversations', { area: 'kandidat' }) : chatPath('kandidat', contact.user_id)}
            about={name}
            kind={kind}
          >
            {t(others > 0 ? 'dashboard.waiting.read_all' : 'dashboard.waiting.read')}
          </RowLink>
        </ActionRow>
      );
    }
    case 'deadline': {
      const { job, deadline } = item;
      const { text, days } = formatDeadline(`${deadline}T12:00:00Z`, now);
      return (
        <ActionRow
          mark={<RowIcon of={IconHeart} />}
          title={job.title}
          text={job.company.name}
          when={
            <span className={days <= 1 ? 'signal' : undefined}>{t('dashboard.waiting.deadline', { when: text })}</span>
          }
        >
          <RowLink to={pathTo('job', { job_id: job.id, job_seo: job.seo })} about={job.title} kind={kind}>
            {t('dashboard.waiting.see_job')}
          </RowLink>
        </ActionRow>
      );
    }
    default:
      return <InterviewRow {...item} filled={filled} now={now} />;
  }
}

interface InterviewRowProps {
  kind: 'enter' | 'request' | 'agreed' | 'moved';
  interview: DashboardInterview;
  filled: boolean;
  now: number;
}

function InterviewRow({ kind, interview, filled, now }: InterviewRowProps) {
  const t = useWords('cv');
  const zone = useReaderZone();
  const { uuid, company, title, schedule_start, schedule_end, starts_at, ends_at } = interview;
  // Only a reader in another time zone needs the time once more.
  const both = starts_at && ends_at && zoneNote(zone, starts_at) ? formatPeriodOfDay(zone, starts_at, ends_at) : null;
  const noon = `${dateOf(interview)}T12:00:00Z`;
  const time = `${formatWireClock(schedule_start)}–${formatWireClock(schedule_end)}`;
  const name = t(kind === 'request' ? 'dashboard.waiting.request' : 'dashboard.waiting.interview', {
    when: dayText(noon, now, t),
    time,
  });
  const about = `${company}, ${formatWeekday(noon)}`;
  const button = filled ? 'filled' : 'outlined';
  const [testing, setTesting] = useState(false);
  return (
    <ActionRow
      mark={<Leaf noon={noon} />}
      title={name}
      text={[both, company, title].filter(Boolean).join(' · ')}
      when={<InterviewStatus kind={kind} starts={schedule_start} />}
    >
      {kind === 'request' ? (
        <SeekerInterviewActions uuid={uuid} name={company} about={about} kind={button} />
      ) : kind === 'enter' ? (
        <RowLink to={pathTo('seekerInterviewRoom', { stream_id: uuid, room_id: uuid })} about={about} kind={button}>
          {t('dashboard.interviews.join')}
        </RowLink>
      ) : kind === 'agreed' ? (
        <RowButton about={about} kind={button} onClick={() => setTesting(true)}>
          {t('dashboard.interviews.test')}
        </RowButton>
      ) : (
        <RowLink to={`${calendarPath}?interview=${uuid}`} about={about} kind={button}>
          {t('dashboard.interviews.see')}
        </RowLink>
      )}
      {testing && <DeviceTestDialog onClose={() => setTesting(false)} />}
    </ActionRow>
  );
}

/** State of the interview. @param starts `HH:mm`, as on the wire */
function InterviewStatus({ kind, starts }: Pick<InterviewRowProps, 'kind'> & { starts: string }) {
  const t = useWords('cv');
  switch (kind) {
    case 'enter':
      return <span className="signal strong">{t('dashboard.interviews.open')}</span>;
    case 'agreed':
      return t('dashboard.interviews.door', { time: formatWireClock(doorOpens(starts)) });
    case 'moved':
      return (
        <Badge tone="waiting" icon={IconClock}>
          {t('dashboard.interviews.postponed')}
        </Badge>
      );
    case 'request':
      return null;
  }
}

const [weekday, day] = [{ weekday: 'short' } as const, { day: 'numeric' } as const].map((part) =>
  perLocale((locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...part })),
);

function Leaf({ noon }: { noon: string }) {
  const date = new Date(noon);
  return <DateLeaf weekday={weekday?.().format(date) ?? ''} day={Number.parseInt(day?.().format(date) ?? '', 10)} />;
}

/** `i dag`, `i morgen`, else `fredag den 21. november`. */
function dayText(noon: string, now: number, t: Words<'cv'>): string {
  const days = daysBetween(now, noon);
  return days === 0 ? t('dashboard.waiting.today') : days === 1 ? t('dashboard.waiting.tomorrow') : formatWeekday(noon);
}
