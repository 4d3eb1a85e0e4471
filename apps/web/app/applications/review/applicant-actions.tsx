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
import { useId, useState } from 'react';
import { chatPath } from '../../platform/chat-path';
import { useWords } from '../../platform/words/i18n';
import { Badge } from '../../ui/feedback/badge';
import { Button, ButtonLink } from '../../ui/forms/button';
import s from './applicants.module.css';
import type { ReviewDialog } from './review-dialog';
import type { Review } from './use-review';

interface ApplicantActionsProps {
  application: Application;
  review: Review;
  onDialog: (dialog: ReviewDialog) => void;
  /** Invites to an interview. Without it the button is disabled and explains why. */
  onInvite?: (application: Application) => void;
  /** Enters an interview that can start. */
  onStart?: (application: Application) => void;
}

/** What can be done with an applicant: interview, questions, a message, park, reject, back to open. */
export function ApplicantActions({ application, review, onDialog, onInvite, onStart }: ApplicantActionsProps) {
  const t = useWords('applications');
  const { reject, questions, answers } = application;
  return (
    <div className={s.actions}>
      <InterviewAction application={application} onInvite={onInvite} onStart={onStart} />
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

/** Label of `v_status` (spec 2§4). With an agreed interview also its start button, in one of three states. */
function InterviewAction({
  application,
  onInvite,
  onStart,
}: Pick<ApplicantActionsProps, 'application' | 'onInvite' | 'onStart'>) {
  const t = useWords('applications');
  const { v_status, interview_time } = application;
  const { display, start, canEnter } = interviewActionOf(application);
  if (display === 'invite') {
    const words = t('v_status.0');
    if (!onInvite) return <ClosedAction why={t('actions.no_interview')}>{words}</ClosedAction>;
    return (
      <Button kind="filled" icon={IconVideo} onClick={() => onInvite(application)}>
        {words}
      </Button>
    );
  }
  return (
    <>
      {display === 'label' && v_status !== 4 && (
        <Badge tone={v_status === videoStatus.accepted ? 'success' : 'info'} icon={IconVideo}>
          {t(`v_status.${v_status}`)} {interview_time}
        </Badge>
      )}
      {start && (
        <Button kind="filled" disabled={!canEnter || !onStart} onClick={() => onStart?.(application)}>
          {t(`actions.${start}`)}
        </Button>
      )}
    </>
  );
}

/** A disabled button whose tooltip explains why, on hover, focus and click. Escape closes the tooltip. */
function ClosedAction({ why, children }: { why: string; children: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const show = () => setOpen(true);
  const hide = () => setOpen(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only repeats what the button itself offers by focus and click
    <span className={s.closed} onMouseEnter={show} onMouseLeave={hide}>
      <Button
        icon={IconVideo}
        aria-disabled="true"
        aria-describedby={id}
        onClick={show}
        onFocus={show}
        onBlur={hide}
        onKeyDown={(event) => event.key === 'Escape' && hide()}
      >
        {children}
      </Button>
      <span id={id} role="tooltip" className={isOpen ? s.why : 'hidden-visually'}>
        {why}
      </span>
    </span>
  );
}
