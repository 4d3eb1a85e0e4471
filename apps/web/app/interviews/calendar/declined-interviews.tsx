import { getInterviewList, undoInterviewDecline } from '@jobblik/contract/interviews/interviews.api';
import { callApi } from '../../platform/api/api';
import { useCall } from '../../platform/api/query';
import { useWords } from '../../platform/words/i18n';
import { UndoDecline } from '../undo-decline';
import s from './calendar.module.css';
import { useRefreshInterviews } from './use-interview-news';

/** Interviews that the job seeker has just declined, each with its undo. */
export function DeclinedInterviews() {
  const t = useWords('interviews');
  const refresh = useRefreshInterviews();
  const { data } = useCall(getInterviewList, { body: { past: false } }, { staleTime: 0 });
  const declined = data?.declined ?? [];
  if (declined.length === 0) return null;
  return (
    <ul className={s.declined}>
      {declined.map(({ uuid, interview_title: title, employer, undo_until: until }) => (
        <li key={uuid}>
          <span>{t('decline.declined', { title, name: employer.name })}</span>
          <UndoDecline
            send={() => callApi(undoInterviewDecline, { body: { uuid } })}
            until={until}
            name={employer.name}
            about={title}
            onAnswered={refresh}
          />
        </li>
      ))}
    </ul>
  );
}
