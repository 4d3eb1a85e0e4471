import { hasStateText, type VideoStatus } from '@jobblik/contract/applications/applications.rules';
import { interviewActionOf, interviewNow } from '@jobblik/contract/applications/interview-action.rules';
import type { CvDetailAnswer } from '@jobblik/contract/candidates/candidates.schema';
import { requestableStatuses } from '@jobblik/contract/interviews/interviews.rules';
import { pathTo } from '@jobblik/contract/paths';
import { IconVideo } from '@tabler/icons-react';
import { useNow } from '../../interviews';
import { useWords } from '../../platform/words/i18n';
import { Button, ButtonLink } from '../../ui/forms/button';
import { InterviewLabel } from './interview-label';

const requestable: readonly number[] = requestableStatuses;

interface CandidateInterviewProps {
  interview: CvDetailAnswer['interview'];
  onInvite: () => void;
}

/** State of an interview with the person, in the words of spec 2§4, with a button to request one or a link to its room. */
export function CandidateInterview({ interview, onInvite }: CandidateInterviewProps) {
  const t = useWords('applications');
  const now = useNow();
  const { v_status: status, ready } = interviewNow(
    { v_status: (interview?.v_status ?? 0) as VideoStatus, ready: interview?.ready ?? 0, interview },
    now,
  );
  const { display, canEnter } = interviewActionOf({
    v_status: status,
    ready,
    interview_id: interview?.interview_id ?? null,
  });
  return (
    <>
      {display === 'label' && hasStateText(status) && (
        <p>
          <InterviewLabel status={status} />
        </p>
      )}
      {interview && canEnter && (
        <ButtonLink
          kind="filled"
          icon={IconVideo}
          to={pathTo('employerInterviewRoom', { stream_id: interview.interview_id })}
        >
          {t('actions.start')}
        </ButtonLink>
      )}
      {requestable.includes(status) && (
        <Button kind="text" icon={IconVideo} onClick={onInvite}>
          {t(status === 0 ? 'v_status.0' : 'actions.invite_again')}
        </Button>
      )}
    </>
  );
}
