import { videoStatus } from '@jobblik/contract/applications/applications.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { interviewActionOf } from '@jobblik/contract/applications/interview-action.rules';
import {
  IconArrowBackUp,
  IconMessageCircle,
  IconMessageQuestion,
  IconPlayerPause,
  IconVideo,
  IconX,
} from '@tabler/icons-react';
import { chatPath } from '../../platform/chat-path';
import { useWords } from '../../platform/words/i18n';
import { Badge } from '../../ui/feedback/badge';
import { Button, ButtonLink } from '../../ui/forms/button';
import s from './applicants.module.css';
import { mayInvite } from './may-invite';
import type { ReviewDialog } from './review-dialog';
import type { Review } from './use-review';

interface ApplicantActionsProps {
  application: Application;
  review: Review;
  onDialog: (dialog: ReviewDialog) => void;
}

/** What can be done with an applicant: interview, questions, a message, park, reject, back to open. */
export function ApplicantActions({ application, review, onDialog }: ApplicantActionsProps) {
  const t = useWords('applications');
  const { reject, questions, answers } = application;
  return (
    <div className={s.actions}>
      <InterviewAction application={application} onInvite={() => onDialog({ kind: 'interview', application })} />
      <Button icon={IconMessageQuestion} onClick={() => onDialog({ kind: 'ask', applicants: [application] })}>
        {t(questions.length > 0 ? 'actions.asked' : 'actions.ask')}
      </Button>
      {application.active === 1 && (
        <ButtonLink icon={IconMessageCircle} to={chatPath('virksomhed', application.user_id)}>
          {t('actions.write')}
        </ButtonLink>
      )}
      {answers.length > 0 && (
        <Button onClick={() => onDialog({ kind: 'answers', application })}>
          {t('actions.answers', { count: answers.length })}
        </Button>
      )}
      {reject !== 0 && (
        <Button icon={IconArrowBackUp} onClick={() => void review.reopen(application)}>
          {t('actions.reopen')}
        </Button>
      )}
      {reject !== 2 && (
        <Button
          icon={IconPlayerPause}
          onClick={() => onDialog({ kind: 'decide', decision: 'park', applicants: [application] })}
        >
          {t('actions.park')}
        </Button>
      )}
      {reject !== 1 && (
        <Button
          kind="reject"
          icon={IconX}
          onClick={() => onDialog({ kind: 'decide', decision: 'reject', applicants: [application] })}
        >
          {t('actions.reject')}
        </Button>
      )}
    </div>
  );
}

interface InterviewActionProps {
  application: Application;
  onInvite: () => void;
}

/** Label of `v_status` (spec 2§4). With an agreed interview also its start button, in one of three states. */
function InterviewAction({ application, onInvite }: InterviewActionProps) {
  const t = useWords('applications');
  const { v_status, interview_date, interview_time, interview_id } = application;
  const { display, start, canEnter } = interviewActionOf(application);
  if (display === 'invite') {
    return (
      <Button kind="filled" icon={IconVideo} onClick={onInvite}>
        {t('v_status.0')}
      </Button>
    );
  }
  return (
    <>
      {display === 'label' && v_status !== 4 && (
        <Badge tone={v_status === videoStatus.accepted ? 'success' : 'info'} icon={IconVideo}>
          {t(`v_status.${v_status}`)}{' '}
          {interview_date &&
            t('actions.interview_when', { date: interview_date, time: interview_time?.replaceAll(':', '.') })}
        </Badge>
      )}
      {start &&
        (canEnter ? (
          <ButtonLink kind="filled" icon={IconVideo} to={`/virksomhed/strøm/${interview_id}`}>
            {t('actions.start')}
          </ButtonLink>
        ) : (
          <Button kind="filled" disabled>
            {t(`actions.${start}`)}
          </Button>
        ))}
      {mayInvite(application) && (
        <Button icon={IconVideo} onClick={onInvite}>
          {t(v_status === videoStatus.postponed ? 'actions.new_time' : 'actions.invite_again')}
        </Button>
      )}
    </>
  );
}
