import { beginPasskeySignIn, type passkeyLogin } from '@jobblik/contract/accounts/second-factor.api';
import type { Assertion } from '@jobblik/contract/accounts/second-factor.schema';
import { IconFingerprint } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callApi } from '../../platform/api/api';
import { useProblemText } from '../../platform/api/use-problem';
import { useHydrated } from '../../platform/state/use-hydrated';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import type { Entered } from '../sign-in/use-enter';
import { canOfferPasskeys, offerPasskeys, showPasskey, stopAsking, usePasskeysSupported } from './passkey-browser';

interface PasskeySignInProps {
  call: typeof passkeyLogin;
  onEntered: (session: Entered) => void | Promise<void>;
  /** Called with the text of an error; null when another attempt begins. */
  onFailed: (text: string | null) => void;
}

/**
 * Signs in with a passkey alone: by the button, or by the suggestions of the e-mail field. Nothing where the browser makes no
 * passkeys for this site.
 */
export function PasskeySignIn({ call, onEntered, onFailed }: PasskeySignInProps) {
  const t = useWords('security');
  const problemText = useProblemText();
  const isSupported = usePasskeysSupported();
  const isHydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  /** The button was pressed: a later offer would end the browser's question. */
  const pressed = useRef(false);

  /** A challenge and the browser's answer to it; undefined if the person cancels. */
  async function answerOf(ask: (options: { challenge: string }) => Promise<Assertion | undefined>) {
    const { challenge, options } = await callApi(beginPasskeySignIn);
    const credential = await ask(options);
    return credential && { challenge, credential };
  }

  const enter = async (body: { challenge: string; credential: Assertion } | undefined) =>
    body && (await onEntered(await callApi(call, { body })));

  const offer = useEffectEvent(async (isLeft: () => boolean) => {
    const isOver = () => isLeft() || pressed.current;
    if (!(await canOfferPasskeys()) || isOver()) return;
    // Nobody has asked for the offer: where it cannot be made, the button is still there.
    const chosen = await answerOf((options) => offerPasskeys(options, isOver)).catch(() => undefined);
    await enter(chosen).catch((error: unknown) => !isOver() && onFailed(problemText(error)));
  });
  useEffect(() => {
    if (!isSupported) return;
    let left = false;
    void offer(() => left);
    return () => {
      left = true;
      void stopAsking();
    };
  }, [isSupported]);

  async function press() {
    pressed.current = true;
    setBusy(true);
    onFailed(null);
    try {
      await enter(await answerOf(showPasskey));
    } catch (error) {
      onFailed(problemText(error));
    } finally {
      setBusy(false);
    }
  }

  // The server's page has the button too: if it came with hydration, what is below it would move away under a click.
  if (isHydrated && !isSupported) return null;
  return (
    <Button icon={IconFingerprint} busy={busy} onClick={() => void press()} full>
      {t('signIn.passkey')}
    </Button>
  );
}
