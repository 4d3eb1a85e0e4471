import { getApplicationHistory } from '@jobblik/contract/applications/applicant-review.api';
import type { ReviewStep } from '@jobblik/contract/applications/applicant-review.schema';
import { hasStateText } from '@jobblik/contract/applications/applications.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { interviewActionOf, interviewNow } from '@jobblik/contract/applications/interview-action.rules';
import { sinceReceived } from '@jobblik/contract/applications/own-state.rules';
import {
  IconArchive,
  IconArrowBackUp,
  IconCalendarEvent,
  IconFileText,
  IconMessageQuestion,
  IconMessageReply,
  IconPencil,
  IconPlayerPause,
} from '@tabler/icons-react';
import { useEffect } from 'react';
import { phaseText, useNow } from '../../../interviews/index';
import { useCall } from '../../../platform/api/query';
import { usePageSettings } from '../../../platform/page-settings';
import { formatMoment } from '../../../platform/words/format';
import { useWords } from '../../../platform/words/i18n';
import { Eye } from '../../../ui/brand/eye';
import { Icon, type IconShape } from '../../../ui/brand/icon';
import { ListStates } from '../../../ui/feedback/list-states';
import s from './history.module.css';

interface Line {
  kind: ReviewStep['kind'] | 'asked' | 'answered' | 'note';
  at: string;
  by: string;
  message: string;
  sent: boolean;
}

/** What happened to the application, with questions and answers, and how far the interview is. */
export function ApplicantHistory({ application }: { application: Application }) {
  const { id, reject, is_seen, rating_point } = application;
  const query = useCall(getApplicationHistory, { params: { application_id: id } }, { staleTime: 0 });
  const { refetch } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a decision, or opening it, is a new line
  useEffect(() => void refetch(), [reject, is_seen, rating_point, refetch]);
  return (
    <ListStates query={query} isEmpty={() => false} empty={null}>
      {({ history }) => (
        <>
          <ol className={s.lines}>
            {linesOf(history, application).map((line) => (
              <HistoryLine key={`${line.kind}${line.at}`} line={line} />
            ))}
            <InterviewLine application={application} />
          </ol>
          <SeenNote />
        </>
      )}
    </ListStates>
  );
}

function linesOf(history: readonly ReviewStep[], { questions, note, note_at, note_by }: Application): Line[] {
  const received = history.find(({ kind }) => kind === 'received')?.at;
  const instants = (list: readonly string[]) =>
    sinceReceived(
      [...new Set(list)].map((at) => new Date(at)),
      received ? new Date(received) : undefined,
    );
  const asked = instants(questions.map(({ created_at }) => created_at));
  const answered = instants(questions.flatMap(({ answer }) => answer?.created_at ?? []));
  const line = (kind: Line['kind']) => (at: Date) => ({
    kind,
    at: at.toISOString(),
    by: '',
    message: '',
    sent: true,
  });
  const noted: Line[] = note_at ? [{ kind: 'note', at: note_at, by: note_by, message: note, sent: true }] : [];
  const all = [...history, ...asked.map(line('asked')), ...answered.map(line('answered')), ...noted];
  return all.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

const icons: Partial<Record<Line['kind'], IconShape>> = {
  received: IconFileText,
  parked: IconPlayerPause,
  reopened: IconArrowBackUp,
  ad_closed: IconArchive,
  ad_filled: IconArchive,
  ad_deleted: IconArchive,
  ad_taken_down: IconArchive,
  asked: IconMessageQuestion,
  answered: IconMessageReply,
  note: IconPencil,
};

function HistoryLine({ line: { kind, at, by, message, sent } }: { line: Line }) {
  const t = useWords('applications');
  const { now } = usePageSettings();
  const icon = icons[kind];
  return (
    <li>
      <span className={s.icon}>
        {icon ? <Icon of={icon} /> : <Eye look={kind === 'seen' ? 'open' : 'rest'} width={32} />}
      </span>
      <div>
        <p className={s.name}>
          {by && (kind === 'seen' || kind === 'note') ? t(`history.${kind}_by`, { name: by }) : t(`history.${kind}`)}
        </p>
        {!sent && <p className={s.waits}>{t('history.waits')}</p>}
        {message && <p className={s.words}>{message}</p>}
      </div>
      <time translate="no" dateTime={at}>
        {formatMoment(at, Math.max(now, Date.parse(at)))}
      </time>
    </li>
  );
}

/** The text of `v_status` (spec 2§4), with the time of an agreed interview. */
function InterviewLine({ application }: { application: Application }) {
  const t = useWords('applications');
  const words = useWords('interviews');
  const now = useNow();
  const { interview, interview_id, interview_date, interview_time } = application;
  const { v_status, ready } = interviewNow(application, now);
  const { display, start } = interviewActionOf({ v_status, ready, interview_id });
  if (!hasStateText(v_status) || display === 'nothing') return null;
  return (
    <li>
      <span className={s.icon}>
        <Icon of={IconCalendarEvent} />
      </span>
      <div>
        <p className={s.name}>{t(`v_status.${v_status}`)}</p>
        {interview_date && (
          <p className={s.words}>
            {t('actions.interview_when', { date: interview_date, time: interview_time?.replaceAll(':', '.') })}
            {start === 'waiting'
              ? ` · ${t('actions.waiting')}`
              : start && interview && ` · ${phaseText(words, interview, now)}`}
          </p>
        )}
      </div>
    </li>
  );
}

/** The employer knows what the applicant sees. */
function SeenNote() {
  const t = useWords('applications');
  return (
    <p className={s.note}>
      <Eye look="open" /> {t('history.applicant_sees')}
    </p>
  );
}
