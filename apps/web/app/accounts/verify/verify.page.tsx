import { verifyEmail } from '@jobblik/contract/accounts/email.api';
import type { SignInsChoice } from '@jobblik/contract/accounts/email.schema';
import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { pathTo } from '@jobblik/contract/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../../platform/api/api';
import { seo } from '../../platform/seo';
import { useSession } from '../../platform/session/session';
import { dashboardOf } from '../../platform/session/session-cookie';
import { useRequestedPage } from '../../platform/state/use-requested-page';
import { pageWords, useWords } from '../../platform/words/i18n';
import { Failed } from '../../ui/feedback/list-states';
import { Button, ButtonLink } from '../../ui/forms/button';
import s from '../accounts.module.css';
import { AuthFrame } from '../sign-in/auth-frame';
import { FormAlert } from '../sign-in/form-alert';
import type { Route } from './+types/verify.page';
import { SignInsChoiceForm } from './sign-ins-choice';
import { useVerifyLink } from './use-verify-link';
import v from './verify.module.css';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'accounts')('verify.title'), hidden: true });
}

type Answer = CallAnswer<typeof verifyEmail>;

/**
 * Target of the mailed link. The browser confirms the e-mail, not the loader, so that mail programs that prefetch links do not
 * use the link up. Works in every browser; one that is not signed in to the account asks whether what opens the account stays.
 */
export default function VerifyPage({ params: { token } }: Route.ComponentProps) {
  const t = useWords('accounts');
  const queries = useQueryClient();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [choice, setChoice] = useState<SignInsChoice>();
  const [error, setError] = useState<unknown>(null);
  const begun = useRef(false);

  const confirm = useCallback(
    async (sign_ins?: SignInsChoice) => {
      setError(null);
      setChoice(sign_ins);
      try {
        setAnswer(await callApi(verifyEmail, { body: { token, sign_ins } }));
        // A first read on its way would not be made again, and may have been answered before.
        await queries.cancelQueries();
        await queries.invalidateQueries();
      } catch (cause) {
        setError(cause);
      }
    },
    [token, queries],
  );

  useEffect(() => {
    // The link works once; a second run of this effect must not use it.
    if (begun.current) return;
    begun.current = true;
    void confirm();
  }, [confirm]);

  if (error === null && answer?.sign_ins) return <SignInsChoiceForm signIns={answer.sign_ins} onChoose={confirm} />;
  if (error === null && answer?.result === 'success') {
    return choice === 'remove' ? <Removed /> : <Confirmed answer={answer} />;
  }
  if (error === null && answer) return <Dead taken={answer.outcome === 'taken'} />;
  return (
    <AuthFrame title={t('verify.title')}>
      {error ? (
        <Failed error={error} onRetry={() => void confirm(choice)} />
      ) : (
        <p role="status">{t('verify.confirming')}</p>
      )}
    </AuthFrame>
  );
}

function Confirmed({ answer: { outcome, published, requested_page } }: { answer: Answer }) {
  const t = useWords('accounts');
  const session = useSession();
  const [item] = published;
  const lead = item
    ? (`verify.published.${item}` as const)
    : outcome === 'changed'
      ? 'verify.changed'
      : 'verify.doneText';
  const stored = useRequestedPage();
  // What was requested last in this browser, else at sign-up in any.
  const requested = stored ?? requested_page;
  const view = item === 'cv' ? pathTo('ownCv') : pathTo('ownAds');
  const page = item ? view : requested;
  return (
    <AuthFrame title={t('verify.done')} lead={t(lead)}>
      <div className={v.actions} role="status">
        <ButtonLink kind="filled" to={session ? (page ?? dashboardOf(session.ttl)) : loginTo(page)}>
          {session
            ? t(item ? `verify.see.${item}` : requested ? 'verify.onward' : 'signIn.toOverview')
            : t('signIn.title')}
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}

/** The sign-in screen, which leads on to a page. */
function loginTo(page: string | null): string {
  return page ? `${pathTo('login')}?next=${encodeURIComponent(page)}` : pathTo('login');
}

/** Everything that opened the account was removed: what is left is the e-mail, by which a password is chosen. */
function Removed() {
  const t = useWords('accounts');
  return (
    <AuthFrame title={t('verify.done')} lead={t('verify.choose.removed')}>
      <div className={v.actions} role="status">
        <ButtonLink kind="filled" to={pathTo('forgotPassword')}>
          {t('verify.choose.password_link')}
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}

function Dead({ taken }: { taken: boolean }) {
  const t = useWords('accounts');
  const session = useSession();
  const { send, busy, outcome } = useVerifyLink();
  return (
    <AuthFrame
      title={t(taken ? 'verify.taken' : 'verify.dead')}
      lead={t(taken ? 'verify.takenText' : 'verify.deadText')}
    >
      <div className={s.form}>
        {outcome && <FormAlert tone={outcome.tone}>{outcome.text}</FormAlert>}
        {session && !taken && (
          <Button kind="filled" busy={busy} onClick={() => void send()} full>
            {t('verify.sendNew')}
          </Button>
        )}
        {session && (
          <ButtonLink to={dashboardOf(session.ttl)} kind={taken ? 'filled' : 'text'} full>
            {t('signIn.toOverview')}
          </ButtonLink>
        )}
        {!session && (
          <ButtonLink kind="filled" to={`${pathTo('login')}?next=${encodeURIComponent(pathTo('confirmEmail'))}`} full>
            {t('verify.signInForNew')}
          </ButtonLink>
        )}
      </div>
    </AuthFrame>
  );
}
