import { sendVerificationLink } from '@jobblik/contract/accounts/email.api';
import { useState } from 'react';
import { callApi } from '../../platform/api/api';
import { useProblemText } from '../../platform/api/use-problem';
import { waitOf } from '../../platform/api/wait-of';
import { formatWait } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';

interface VerifyLink {
  send: () => Promise<void>;
  busy: boolean;
  /** Outcome of the last request; null before it. */
  outcome: { tone: 'done' | 'wrong'; text: string } | null;
}

/** Mails the signed-in person another link that confirms the e-mail. */
export function useVerifyLink(): VerifyLink {
  const t = useWords('accounts');
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<VerifyLink['outcome']>(null);

  function textOf(error: unknown): string {
    const wait = waitOf(error);
    return wait === undefined ? problemText(error) : t('verify.wait', { time: formatWait(wait) });
  }

  async function send(): Promise<void> {
    setBusy(true);
    setOutcome(null);
    try {
      const { result } = await callApi(sendVerificationLink);
      const done = result === 'success';
      setOutcome({ tone: done ? 'done' : 'wrong', text: t(done ? 'verify.sent' : `verify.${result}`) });
    } catch (error) {
      setOutcome({ tone: 'wrong', text: textOf(error) });
    } finally {
      setBusy(false);
    }
  }
  return { send, busy, outcome };
}
