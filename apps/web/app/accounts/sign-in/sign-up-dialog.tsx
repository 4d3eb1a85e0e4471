import { areaOf } from '@jobblik/contract/accounts/accounts.rules';
import { userType } from '@jobblik/contract/kernel/session';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { forgetAction } from '../../platform/drafts/pending-action';
import { closeSignUp, type SignUpRequest } from '../../platform/session/sign-up';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { Segment } from '../../ui/layout/tabs';
import { Dialog } from '../../ui/overlays/dialog';
import s from '../accounts.module.css';
import { FormAlert } from './form-alert';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';
import { SocialButtons } from './social-buttons';
import { type Entered, useEnter } from './use-enter';

/** Sign-up, or sign-in for those who have an account, over the screen the person is on. */
export function SignUpDialog({ request }: { request: SignUpRequest }) {
  const t = useWords('accounts');
  const enter = useEnter();
  const { pathname, search } = useLocation();
  const [mode, setMode] = useState(request.mode ?? 'sign-up');
  /** E-mail of an account that was made and could not be signed in to. */
  const [made, setMade] = useState<string | null>(null);
  const signUp = mode === 'sign-up';
  // A person who was doing something returns to it; the header's button leads back or on.
  const next = request.onSignedIn ? pathname + search : request.next;

  function giveUp() {
    forgetAction();
    closeSignUp();
  }

  async function entered(session: Entered) {
    closeSignUp();
    await enter(session, { onSignedIn: request.onSignedIn, next });
  }

  return (
    // Closes without confirmation: the draft restores the input the next time.
    <Dialog
      open
      onClose={giveUp}
      title={signUp ? t('signUp.title') : t('signIn.title')}
      closesOutside={false}
      unsaved={false}
    >
      <div className={s.dialog}>
        {request.reason && (
          <>
            <p>{request.reason}</p>
            <div className={s.choice}>
              <Segment
                label={t('signIn.choice')}
                value={mode}
                items={[
                  { value: 'sign-in', label: t('signIn.haveOne') },
                  { value: 'sign-up', label: t('signIn.haveNone') },
                ]}
                onChange={(value) => setMode(value === 'sign-up' ? 'sign-up' : 'sign-in')}
              />
            </div>
          </>
        )}
        {signUp ? (
          <SignUpForm
            next={next}
            type={request.userType ?? userType[areaOf(next) ?? 'seeker']}
            onEntered={entered}
            onNotEntered={(email) => {
              setMade(email);
              setMode('sign-in');
            }}
          />
        ) : (
          <>
            {made !== null && (
              <FormAlert>
                <strong>{t('signIn.invalidCredentials')}</strong>
                <span>{t('signIn.madeNotEntered')}</span>
              </FormAlert>
            )}
            <SignInForm onEntered={entered} next={next} onLeave={closeSignUp} {...(made !== null && { email: made })} />
          </>
        )}
        <SocialButtons next={next} />
        {!request.reason && (
          <p className={s.other}>
            {signUp ? t('signUp.haveAccount') : t('signIn.noAccount')}{' '}
            <Button kind="text" size="small" onClick={() => setMode(signUp ? 'sign-in' : 'sign-up')}>
              {signUp ? t('signIn.title') : t('signUp.title')}
            </Button>
          </p>
        )}
      </div>
    </Dialog>
  );
}
