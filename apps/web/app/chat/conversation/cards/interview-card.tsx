import { messageType, type RequestState } from '@jobblik/contract/chat/chat.rules';
import type { ChatContact, ChatMessage } from '@jobblik/contract/chat/chat.schema';
import { undoInterviewDecline } from '@jobblik/contract/interviews/interviews.api';
import { type InterviewPhase, mayEnter, phaseOf } from '@jobblik/contract/interviews/phase.rules';
import { pathTo } from '@jobblik/contract/paths';
import { IconCalendarOff, IconCheck, IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { PickDialog, PostponeDialog, phaseText, UndoDecline, useNow } from '../../../interviews/index';
import { callApi } from '../../../platform/api/api';
import { formatWireClock } from '../../../platform/words/format';
import { useWords } from '../../../platform/words/i18n';
import { useReaderZone } from '../../../platform/words/use-reader-zone';
import { Badge, type BadgeTone } from '../../../ui/feedback/badge';
import { Button, ButtonLink } from '../../../ui/forms/button';
import { writtenLang } from '../../../ui/text/written';
import { useArea } from '../../use-area';
import s from './cards.module.css';
import { interviewDay, requestZoneNote } from './interview-date';
import { useAnswerRequest } from './use-answer-request';
import { useRefreshedRequest } from './use-refreshed-request';

const looks = {
  open: { tone: 'waiting', icon: IconClock },
  accepted: { tone: 'success', icon: IconCheck },
  declined: { tone: 'plain', icon: IconCalendarOff },
  postponed: { tone: 'waiting', icon: IconClock },
  moved: { tone: 'plain', icon: IconClock },
  cancelled: { tone: 'plain', icon: IconCalendarOff },
} as const satisfies Record<RequestState, { tone: BadgeTone; icon: typeof IconCheck }>;

/** States in which the calendar shows the interview. */
const inCalendar: readonly RequestState[] = ['open', 'accepted', 'postponed'];

/** States in which the interview is the one that the message asks for. */
const followsInterview: readonly RequestState[] = ['open', 'accepted', 'postponed'];
/** Phases that come with the time, and no answer of a person. */
const fromClock: readonly InterviewPhase[] = ['unanswered', 'ready', 'ongoing', 'held', 'missed'];

/** A request for a video interview with its state; the seeker answers it here. A planned interview has no answer. */
export function InterviewCard({ message, contact }: { message: ChatMessage; contact: ChatContact }) {
  const t = useWords('chat');
  const words = useWords('interviews');
  const zone = useReaderZone();
  const now = useNow();
  const area = useArea();
  const isSeeker = area === 'kandidat';
  const [dialog, setDialog] = useState<'postpone' | 'pick' | null>(null);
  const refresh = useRefreshedRequest(message, contact.user_id);
  const { pending, answer } = useAnswerRequest(message, contact.user_id);
  const { interview } = message;
  if (!interview) return <p className={s.card}>{t('interview.request')}</p>;
  const isRequest = message.message_type === messageType.interviewRequest;
  const state = pending ?? message.state ?? (isRequest ? 'open' : 'accepted');
  const day = interviewDay(interview);
  // An answer that is on its way, and a request that a later one has replaced, are known from the message.
  const facts = pending || !followsInterview.includes(state) ? null : message.interview_facts;
  const phase = facts && phaseOf(facts, now);
  const undoUntil = message.interview_facts?.undo_until;
  const canAnswer = isRequest && isSeeker && state === 'open' && !contact.removed && phase !== 'unanswered';
  const waitsFor = isSeeker ? t('interview.waits_for_you') : t('interview.waits_for_contact', { name: contact.name });
  return (
    <article className={s.card} aria-label={`${t('interview.request')}: ${interview.title}`}>
      {day && (
        <span className={s.leaf} aria-hidden="true">
          {day.weekday}
          <b>{day.day}</b>
          {day.month}
        </span>
      )}
      <div className={s.body}>
        <p className={s.kind}>{t(isRequest ? 'interview.request' : 'interview.planned')}</p>
        <h3 lang={writtenLang(interview.title)}>{interview.title}</h3>
        <p>
          {day && <span className="hidden-visually">{day.words} </span>}
          {day
            ? t('interview.when', {
                start: formatWireClock(interview.schedule_start),
                end: formatWireClock(interview.schedule_end),
              })
            : t(isSeeker ? 'interview.free_seeker' : 'interview.free_employer')}
          {requestZoneNote(interview, zone)}
        </p>
        {interview.job_title && <p className={s.about}>{t('interview.about', { job: interview.job_title })}</p>}
        {interview.description && (
          <p lang={writtenLang(interview.description)} className={s.description} dir="auto">
            {interview.description}
          </p>
        )}
        <div className={s.actions}>
          <span role="status">
            <Badge {...looks[phase === 'unanswered' ? 'declined' : state]}>
              {facts && phase && fromClock.includes(phase)
                ? phaseText(words, facts, now)
                : state === 'open'
                  ? waitsFor
                  : t(`interview.${state}`)}
            </Badge>
          </span>
          {undoUntil && !pending && (
            <UndoDecline
              send={() => callApi(undoInterviewDecline, { body: { uuid: interview.uuid ?? message.uuid } })}
              until={undoUntil}
              name={contact.name}
              about={interview.title}
              onAnswered={refresh}
            />
          )}
          {canAnswer && (
            <>
              {day ? (
                <>
                  <Button kind="filled" size="small" onClick={() => void answer('accepted')}>
                    {t('interview.accept')}
                  </Button>
                  <Button size="small" onClick={() => setDialog('postpone')}>
                    {t('interview.postpone')}
                  </Button>
                </>
              ) : (
                <Button kind="filled" size="small" onClick={() => setDialog('pick')}>
                  {t('interview.pick')}
                </Button>
              )}
              <Button kind="reject" size="small" onClick={() => void answer('declined')}>
                {t('interview.decline')}
              </Button>
            </>
          )}
          {interview.uuid && phase && mayEnter(phase) && (
            <ButtonLink
              kind="filled"
              size="small"
              to={
                isSeeker
                  ? pathTo('seekerInterviewRoom', { stream_id: interview.uuid, room_id: interview.uuid })
                  : pathTo('employerInterviewRoom', { stream_id: interview.uuid })
              }
            >
              {words('join')}
            </ButtonLink>
          )}
          {interview.uuid && day && inCalendar.includes(state) && (
            <ButtonLink kind="text" size="small" to={`${pathTo('calendar', { area })}?interview=${interview.uuid}`}>
              {t('interview.see')}
            </ButtonLink>
          )}
        </div>
      </div>
      {dialog === 'pick' && (
        <PickDialog
          uuid={interview.uuid ?? message.uuid}
          name={contact.name}
          onClose={() => {
            setDialog(null);
            refresh();
          }}
        />
      )}
      {dialog === 'postpone' && (
        <PostponeDialog
          uuid={message.uuid}
          name={contact.name}
          onSend={(reason) => answer('postponed', reason)}
          onClose={() => setDialog(null)}
        />
      )}
    </article>
  );
}
