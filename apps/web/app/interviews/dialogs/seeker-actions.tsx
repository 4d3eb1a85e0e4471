import { setPostponeEmailToEmployerOnDashboard } from '@jobblik/contract/interviews/interviews.api';
import { useState } from 'react';
import { callApi } from '../../platform/api/api';
import { useWords } from '../../platform/words/i18n';
import { toastError } from '../../ui/feedback/toast-store';
import { Button, type ButtonKind } from '../../ui/forms/button';
import { PostponeDialog } from './postpone-dialog';
import { useAnswer } from './use-answer';
import { useAttempt } from './use-attempt';

interface SeekerInterviewActionsProps {
  uuid: string;
  /** The employer. */
  name: string;
  /** Accessible description beside the verb: the interview. */
  about: string;
  /** Style of the accept button. */
  kind?: ButtonKind;
}

/** Accept or postpone, for a request on the dashboard. */
export function SeekerInterviewActions({ uuid, name, about, kind = 'filled' }: SeekerInterviewActionsProps) {
  const t = useWords('interviews');
  const { busy, accept } = useAnswer(uuid, { onRefused: toastError });
  const attempt = useAttempt();
  const [isPostponing, setPostponing] = useState(false);
  const postpone = (reason: string) =>
    attempt(() => callApi(setPostponeEmailToEmployerOnDashboard, { body: { reason, uuid } }), t('event.postponed'));
  return (
    <>
      <Button
        kind={kind}
        size="small"
        busy={busy}
        aria-label={`${t('event.accept')}: ${about}`}
        onClick={() => void accept()}
      >
        {t('event.accept')}
      </Button>
      <Button size="small" aria-label={`${t('event.postpone')}: ${about}`} onClick={() => setPostponing(true)}>
        {t('event.postpone')}
      </Button>
      {isPostponing && (
        <PostponeDialog uuid={uuid} name={name} onSend={postpone} onClose={() => setPostponing(false)} />
      )}
    </>
  );
}
