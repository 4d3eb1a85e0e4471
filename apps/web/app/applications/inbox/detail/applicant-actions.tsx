import { rejectState } from '@jobblik/contract/applications/applications.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { interviewActionOf, interviewNow } from '@jobblik/contract/applications/interview-action.rules';
import { pathTo } from '@jobblik/contract/paths';
import { IconArrowBackUp, IconMessageQuestion, IconPlayerPause, IconVideo, IconX } from '@tabler/icons-react';
import { useNow } from '../../../interviews/index';
import { useWords } from '../../../platform/words/i18n';
import { Button, ButtonLink } from '../../../ui/forms/button';
import { mayInvite } from '../application-parts';
import type { InboxDialog, InboxEvent } from '../inbox-state';
import s from './detail.module.css';

interface ApplicantActionsProps {
  application: Application;
  dispatch: (event: InboxEvent) => void;
}

/** What can be done with an applicant: interview, questions, park, reject, back to open. Always in sight. */
export function ApplicantActions({ application, dispatch }: ApplicantActionsProps) {
  const t = useWords('applications');
  const { reject } = application;
  const open = (dialog: InboxDialog) => () => dispatch({ type: 'dialog', dialog });
  const decide = (decision: 'park' | 'reject') => open({ kind: 'decide', decision, applicants: [application] });
  return (
    <div className={s.actions}>
      <InterviewAction
        application={application}
        onInvite={open({ kind: 'interview', application })}
        onState={() => dispatch({ type: 'tab', tab: 'history' })}
      />
      <Button icon={IconMessageQuestion} onClick={open({ kind: 'ask', applicants: [application] })}>
        {t('actions.ask')}
      </Button>
      {reject !== rejectState.open && (
        <Button icon={IconArrowBackUp} onClick={() => dispatch({ type: 'reopen', applicants: [application] })}>
          {t('actions.reopen')}
        </Button>
      )}
      {reject === rejectState.open && (
        <Button icon={IconPlayerPause} onClick={decide('park')}>
          {t('actions.park')}
        </Button>
      )}
      {reject !== rejectState.rejected && (
        <Button kind="reject" icon={IconX} aria-label={t('actions.reject')} onClick={decide('reject')}>
          {t('actions.reject_short')}
        </Button>
      )}
    </div>
  );
}

interface InterviewActionProps {
  application: Application;
  onInvite: () => void;
  /** Shows how far the interview is. */
  onState: () => void;
}

/** One button for the video interview: invite, enter, or see how far it is. The text of `v_status` (spec 2§4) is in its name. */
function InterviewAction({ application, onInvite, onState }: InterviewActionProps) {
  const t = useWords('applications');
  const { interview_id } = application;
  const { v_status, ready } = interviewNow(application, useNow());
  const { start, canEnter } = interviewActionOf({ v_status, ready, interview_id });
  const state = v_status === 4 ? '' : t(`v_status.${v_status}`);
  if (start && canEnter && interview_id !== null) {
    return (
      <ButtonLink kind="filled" icon={IconVideo} to={pathTo('employerInterviewRoom', { stream_id: interview_id })}>
        {t('actions.start')}
      </ButtonLink>
    );
  }
  return (
    <Button
      kind={mayInvite({ v_status }) ? 'filled' : 'tinted'}
      icon={IconVideo}
      title={state || undefined}
      aria-label={[t('actions.interview'), state].filter(Boolean).join(': ')}
      onClick={mayInvite({ v_status }) ? onInvite : onState}
    >
      {t('actions.interview')}
    </Button>
  );
}
