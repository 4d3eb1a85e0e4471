import { areaOf, returnPathOf, sameSitePath } from '@jobblik/contract/accounts/accounts.rules';
import { userType } from '@jobblik/contract/kernel/session';
import { pathTo } from '@jobblik/contract/paths';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { seo } from '../../platform/seo';
import { sessionNow, useSession } from '../../platform/session/session';
import { dashboardOf, type SessionHint } from '../../platform/session/session-cookie';
import { openSignUp } from '../../platform/session/sign-up';
import { pageWords, useWords } from '../../platform/words/i18n';
import { Button, ButtonLink } from '../../ui/forms/button';
import s from '../accounts.module.css';
import type { Route } from './+types/login.page';
import { AuthFrame } from './auth-frame';
import { reopenScreen } from './reopen-screen';
import { SignInForm } from './sign-in-form';
import { SocialButtons } from './social-buttons';
import { useEnter } from './use-enter';

export const action = reopenScreen;

export function meta({ matches }: Route.MetaArgs) {
  const t = pageWords(matches, 'accounts');
  return seo(matches, {
    title: t('signIn.title'),
    description: t('signIn.description'),
    keywords: t('signIn.keywords'),
    path: pathTo('login'),
  });
}

export default function LoginPage() {
  const t = useWords('accounts');
  const tProblems = useWords('problems');
  const enter = useEnter();
  const [params] = useSearchParams();
  const next = params.get('next');
  const session = useSession();
  const area = areaOf(next);
  /** The session ended under a page, mostly because it was ended on another device. */
  const hasEnded = params.has('ended') && !session;
  useRedirectSignedIn(next);
  return (
    <AuthFrame title={t('signIn.title')} lead={t(next && !session && !hasEnded ? 'signIn.stopped' : 'signIn.lead')}>
      {hasEnded && (
        <div className={s.note} role="status">
          <p>{tProblems('unauthenticated')}</p>
        </div>
      )}
      {session && <SignedInNote session={session} area={area} />}
      <SignInForm onEntered={(session) => enter(session, { next })} next={next} />
      <SocialButtons next={next} />
      <p className={s.other}>
        {t('signIn.noAccount')}{' '}
        <Button kind="text" size="small" onClick={() => openSignUp({ next })}>
          {t('signUp.title')}
        </Button>
      </p>
    </AuthFrame>
  );
}

/**
 * Leads a signed-in person on to where they may go: a page that was opened from a mail comes without the session's cookie, so
 * the server took the person for a guest.
 */
function useRedirectSignedIn(next: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    const session = sessionNow();
    const path = sameSitePath(next);
    if (session && path && returnPathOf(path, { ...session, prepared_cv: true }) === path) {
      void navigate(path, { replace: true });
    }
  }, [next, navigate]);
}

/** For those who are signed in already, mostly because the requested page is the other role's (spec 1§4). */
function SignedInNote({ session, area }: { session: SessionHint; area: ReturnType<typeof areaOf> }) {
  const t = useWords('accounts');
  const isOthers = area !== undefined && session.ttl !== userType[area];
  return (
    <div className={s.note}>
      <p>{t('signIn.already', { name: session.user_name })}</p>
      {isOthers && <p>{t(`signIn.only.${area}`)}</p>}
      <ButtonLink to={dashboardOf(session.ttl)} size="small">
        {t('signIn.toOverview')}
      </ButtonLink>
    </div>
  );
}
