import { getInterviewDetail } from '@jobblik/contract/interviews/interviews.api';
import type { CalendarInterview } from '@jobblik/contract/interviews/interviews.schema';
import { heldMinutes, type InterviewPhase, phaseOf, readyBefore } from '@jobblik/contract/interviews/phase.rules';
import { pathTo, type ScreenArea } from '@jobblik/contract/paths';
import { useCallback } from 'react';
import { useCall } from '../../platform/api/query';
import { chatPath } from '../../platform/chat-path';
import { zoneNote } from '../../platform/words/danish-time';
import { formatTime, formatWeekday } from '../../platform/words/format';
import { useWords, type Words } from '../../platform/words/i18n';
import { useReaderZone } from '../../platform/words/use-reader-zone';
import { RoomLoading, RoomMissing } from '../../rooms/index';
import { ButtonLink } from '../../ui/forms/button';
import { Avatar, CompanyAvatar } from '../../ui/media/picture';
import { minutesIn, otherName } from '../calendar/grid-entries';
import { useInterviewNews } from '../calendar/use-interview-news';
import { useNow } from '../calendar/use-now';
import { clockRange } from '../grid/grid-entry';
import s from './closed-interview.module.css';

interface ClosedInterviewProps {
  uuid: string;
  area: ScreenArea;
}

/** An interview whose room does not admit its party now: what became of it or when it opens, and the next step. */
export function ClosedInterview({ uuid, area }: ClosedInterviewProps) {
  const t = useWords('interviews');
  const zone = useReaderZone();
  const now = useNow();
  const detail = useCall(getInterviewDetail, { body: { stream_id: uuid } }, { staleTime: 0 });
  const { refetch } = detail;
  useInterviewNews(useCallback(() => void refetch(), [refetch]));
  if (detail.isPending) return <RoomLoading />;
  const interview = detail.data?.interview;
  if (!interview) return <RoomMissing />;
  const phase = phaseOf(interview, now);
  const isEmployer = area === 'virksomhed';
  const other = isEmployer ? interview.seeker : interview.employer;
  const name = otherName(interview, area);
  const day = formatWeekday(interview.starts_at);
  const range = clockRange(minutesIn(interview));
  const text = nextStep(phase, isEmployer, t);
  return (
    <div className={`wrap ${s.page}`}>
      <header className={s.head}>
        {isEmployer ? (
          <Avatar name={name} src={other.avatar} size={72} />
        ) : (
          <CompanyAvatar name={name} src={other.avatar} size={72} />
        )}
        <div>
          <h1>{title(interview, phase, t, zone)}</h1>
          <p>
            {t('after.when', { name: [name, interview.job_title].filter(Boolean).join(' · '), day, range })}
            {zoneNote(zone, interview.starts_at, interview.ends_at)}
          </p>
        </div>
      </header>
      <section className={s.next}>
        <h2>{t('after.next')}</h2>
        {text && <p>{text}</p>}
        <p className={s.actions}>
          <Actions interview={interview} phase={phase} area={area} other={{ ...other, name }} />
        </p>
      </section>
    </div>
  );
}

function title(
  { interview_seconds: seconds, starts_at }: CalendarInterview,
  phase: InterviewPhase,
  t: Words<'interviews'>,
  zone: string | undefined,
) {
  const opens = Date.parse(starts_at) - readyBefore;
  switch (phase) {
    case 'held':
      return t('after.held', { minutes: heldMinutes(seconds) });
    case 'agreed':
      return t('after.agreed', { time: `${formatTime(opens)}${zoneNote(zone, opens)}` });
    case 'offered':
      return t('state.offered');
    default:
      return t(`after.${phase}`);
  }
}

function nextStep(phase: InterviewPhase, isEmployer: boolean, t: Words<'interviews'>): string | null {
  switch (phase) {
    case 'held':
      return t(isEmployer ? 'after.next_employer' : 'after.next_seeker');
    case 'missed':
      return `${t('after.missed_text')} ${t(isEmployer ? 'after.missed_employer' : 'after.missed_seeker')}`;
    case 'agreed':
      return t('after.early');
    default:
      return null;
  }
}

interface ActionsProps {
  interview: CalendarInterview;
  phase: InterviewPhase;
  area: ScreenArea;
  other: { id: number | null; name: string };
}

function Actions({ interview: { uuid, app_id, job_id }, phase, area, other }: ActionsProps) {
  const t = useWords('interviews');
  const calendar = `${pathTo('calendar', { area })}?interview=${uuid}`;
  const isPast = phase === 'held' || phase === 'missed';
  const application =
    app_id === null
      ? null
      : area === 'kandidat'
        ? pathTo('applicationAnswers', { application_id: app_id })
        : job_id !== null && `${pathTo('applicants', { job_id, page_from: 'dashboard' })}?application=${app_id}`;
  return (
    <>
      {isPast && application && (
        <ButtonLink kind="filled" to={application}>
          {t(area === 'kandidat' ? 'after.own_application' : 'after.application')}
        </ButtonLink>
      )}
      {other.id !== null && (
        <ButtonLink kind={isPast && !application ? 'filled' : 'outlined'} to={chatPath(area, other.id)}>
          {t('after.write', { name: other.name })}
        </ButtonLink>
      )}
      <ButtonLink kind={isPast ? 'outlined' : 'filled'} to={calendar}>
        {t('after.calendar')}
      </ButtonLink>
    </>
  );
}
