import { useSearchParams } from 'react-router';
import { pageWords, useWords } from '../platform/i18n';
import { seo } from '../platform/seo';
import { useSession } from '../platform/session';
import { dashboardOf, type SessionHint } from '../platform/session-cookie';
import { openSignUp } from '../platform/sign-up';
import { Button, ButtonLink } from '../ui/button';
import type { Route } from './+types/login.page';
import s from './accounts.module.css';
import { AuthFrame } from './auth-frame';
import { comeBack } from './come-back';
import { SignInForm } from './sign-in-form';
import { SocialButtons } from './social-buttons';
import { useEnter } from './use-enter';

export const action = comeBack;

export function meta({ matches }: Route.MetaArgs) {
  const t = pageWords(matches, 'accounts');
  return seo(matches, { title: t('signIn.title'), description: t('signIn.description'), path: '/login' });
}

export default function LoginPage() {
  const t = useWords('accounts');
  const enter = useEnter();
  const [params] = useSearchParams();
  const next = params.get('next');
  const session = useSession();
  return (
    <AuthFrame title={t('signIn.title')} lead={t(next && !session ? 'signIn.stopped' : 'signIn.lead')}>
      {session && <SignedInNote session={session} next={next} />}
      <SignInForm onEntered={(session) => enter(session, { next })} />
      <SocialButtons next={next} />
      <p className={s.other}>
        {t('signIn.noAccount')}{' '}
        <Button kind="text" size="small" onClick={() => openSignUp()}>
          {t('signUp.title')}
        </Button>
      </p>
    </AuthFrame>
  );
}

/** For those who are signed in already, mostly because the page they wanted is the other role's (spec 1§4). */
function SignedInNote({ session, next }: { session: SessionHint; next: string | null }) {
  const t = useWords('accounts');
  const area = next?.startsWith('/virksomhed/') ? 'employers' : next?.startsWith('/kandidat/') ? 'seekers' : null;
  return (
    <div className={s.note}>
      <p>{t('signIn.already', { name: session.user_name })}</p>
      {area && <p>{t(`signIn.only.${area}`)}</p>}
      <ButtonLink to={dashboardOf(session.ttl)} size="small">
        {t('signIn.toOverview')}
      </ButtonLink>
    </div>
  );
}
