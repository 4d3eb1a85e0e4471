import { signInOperator, signInOperatorWithPasskey } from '@jobblik/contract/admin/operators.api';
import { pathTo } from '@jobblik/contract/paths';
import { useSearchParams } from 'react-router';
import { AuthFrame, SignInForm, useEnter } from '../../accounts/index';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import type { Route } from './+types/admin-login.page';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'admin')('signIn.title'), hidden: true });
}

const calls = { password: signInOperator, passkey: signInOperatorWithPasskey };

/** The operators' own sign-in. */
export default function AdminLoginPage() {
  const t = useWords('admin');
  const enter = useEnter();
  const next = useSearchParams()[0].get('next') ?? pathTo('admin');
  return (
    <AuthFrame title={t('signIn.title')} lead={t('signIn.lead')}>
      <SignInForm calls={calls} next={next} onEntered={(session) => enter(session, { next })} />
    </AuthFrame>
  );
}
