import { sendSignInLink } from '@jobblik/contract/accounts/accounts.api';
import { useState } from 'react';
import { callApi } from '../../platform/api/api';
import { useProblemText } from '../../platform/api/use-problem';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { FormAlert } from './form-alert';
import { storeReturnPath } from './stored-return-path';

type Outcome = { tone: 'done' | 'wrong'; text: string };

/**
 * Offers somebody who is locked out a link by mail that signs in.
 * @param readEmail returns the address that the form holds at the moment
 */
export function SignInLinkOffer({ readEmail, next }: { readEmail: () => string; next?: string | null | undefined }) {
  const t = useWords('accounts');
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function send() {
    setBusy(true);
    setOutcome(await request(readEmail()));
    setBusy(false);
  }

  async function request(email: string): Promise<Outcome> {
    try {
      const { result } = await callApi(sendSignInLink, { body: { email } });
      if (result === 'success') {
        storeReturnPath(next ?? null);
        return { tone: 'done', text: t('signInLink.sent', { email: email.trim() }) };
      }
      return { tone: 'wrong', text: t(result === 'error' ? 'emailMissing' : 'forgot.failed') };
    } catch (error) {
      return { tone: 'wrong', text: problemText(error) };
    }
  }

  return (
    <>
      {outcome && <FormAlert tone={outcome.tone}>{outcome.text}</FormAlert>}
      <Button busy={busy} onClick={() => void send()} full>
        {t('signInLink.send')}
      </Button>
    </>
  );
}
