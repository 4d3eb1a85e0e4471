import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import s from '../accounts.module.css';
import { SecondFactorStep } from '../second-factor/second-factor-step';
import type { Route } from './+types/auth-callback.page';
import { AccountTypeDialog } from './account-type-dialog';
import { AuthFrame } from './auth-frame';
import { useSocialReturn } from './use-social-return';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'accounts')('signIn.title'), hidden: true });
}

/** Where the browser lands after signing in elsewhere; 'fail' goes home (spec 1§2). */
export default function AuthCallbackPage({ params: { email } }: Route.ComponentProps) {
  const t = useWords('accounts');
  const { newcomer, next, enter, due, finish, startAgain } = useSocialReturn(email);
  if (due) {
    return (
      <AuthFrame title={t('signIn.title')}>
        <SecondFactorStep required={due} onEntered={finish} onStartAgain={startAgain} />
      </AuthFrame>
    );
  }
  return (
    <div className={`wrap ${s.waiting}`}>
      <h1>{t('social.oneMoment')}</h1>
      <p role="status">{newcomer ? t('social.newcomer') : t('social.signingIn')}</p>
      {newcomer && <AccountTypeDialog person={newcomer} next={next} onRegistered={enter} />}
    </div>
  );
}
