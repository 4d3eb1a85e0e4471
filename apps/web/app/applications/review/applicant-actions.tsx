import { videoStatus } from '@jobblik/contract/applications/applications.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { interviewActionOf } from '@jobblik/contract/applications/interview-action.rules';
import { IconArrowBackUp, IconMessageQuestion, IconPlayerPause, IconVideo, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useWords } from '../../platform/words/i18n';
import { Badge } from '../../ui/feedback/badge';
import { Button } from '../../ui/forms/button';
import s from './applicants.module.css';
import type { ReviewDialog } from './review-dialog';
import type { Review } from './use-review';

interface ApplicantActionsProps {
  application: Application;
  review: Review;
  onDialog: (dialog: ReviewDialog) => void;
  /** Asks for an interview; without it the way to one is shown closed, with a word why. */
  onInvite?: (application: Application) => void;
  /** Enters an interview that can start. */
  onStart?: (application: Application) => void;
}

/** What can be done with an applicant: interview, questions, park, reject, back to open. */
export function ApplicantActions({ application, review, onDialog, onInvite, onStart }: ApplicantActionsProps) {
  const t = useWords('applications');
  const { reject, questions, answers } = application;
  return (
    <div className={s.actions}>
      <InterviewAction application={application} onInvite={onInvite} onStart={onStart} />
      <Button icon={IconMessageQuestion} onClick={() => onDialog({ kind: 'ask', applicants: [application] })}>
        {t(questions.length > 0 ? 'actions.asked' : 'actions.ask')}
      </Button>
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

/** The words of `v_status` (spec 2§4), and once there is an interview its start button in three states. */
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

/** A action that cannot be done yet, and says why to who points at it, tabs to it or presses it. Escape puts the words away. */
function ClosedAction({ why, children }: { why: string; children: string }) {
  const id = useId();
  const [told, setTold] = useState(false);
  const tell = () => setTold(true);
  const hush = () => setTold(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shows what the button inside says to everybody else
    <span className={s.closed} onMouseEnter={tell} onMouseLeave={hush}>
      <Button
        icon={IconVideo}
        aria-disabled="true"
        aria-describedby={id}
        onClick={tell}
        onFocus={tell}
        onBlur={hush}
        onKeyDown={(event) => event.key === 'Escape' && hush()}
      >
        {children}
      </Button>
      <span id={id} role="tooltip" className={told ? s.why : 'hidden-visually'}>
        {why}
      </span>
    </span>
  );
}
