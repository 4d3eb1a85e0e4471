import { getUser } from '@jobblik/contract/accounts/accounts.api';
import type { OwnUser } from '@jobblik/contract/accounts/accounts.schema';
import { updateEmail } from '@jobblik/contract/accounts/email.api';
import { isEmail } from '@jobblik/contract/kernel/typed/email-address.rules';
import { pathTo } from '@jobblik/contract/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callKey } from '../../platform/api/query';
import { waitOf } from '../../platform/api/wait-of';
import { useContractForm } from '../../platform/forms/use-contract-form';
import { Link } from '../../platform/link';
import { usePageSettings } from '../../platform/page-settings';
import { formatWait } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Badge } from '../../ui/feedback/badge';
import { Button } from '../../ui/forms/button';
import { PasswordField, TextField } from '../../ui/forms/field';
import s from '../accounts.module.css';
import { FormAlert } from '../sign-in/form-alert';
import { useVerifyLink } from '../verify/use-verify-link';
import v from '../verify/verify.module.css';

/** The e-mail one signs in with, whether it is confirmed, and how to change it. */
export function EmailSettings({ user }: { user: OwnUser }) {
  const t = useWords('accounts');
  const { outboxPath } = usePageSettings();
  const { send, busy, outcome } = useVerifyLink();
  return (
    <div className={s.form}>
      <p className={v.address}>
        {t('settings.email', { email: user.email })}{' '}
        <Badge tone={user.email_verified ? 'success' : 'waiting'}>
          {t(user.email_verified ? 'emailForm.verified' : 'emailForm.unverified')}
        </Badge>
      </p>
      {user.new_email && (
        <p role="status" className={s.note}>
          {t('emailForm.pending', { email: user.new_email })}
        </p>
      )}
      {(user.new_email || !user.email_verified) && (
        <>
          {outcome && <FormAlert tone={outcome.tone}>{outcome.text}</FormAlert>}
          <div className={v.actions}>
            <Button busy={busy} onClick={() => void send()}>
              {t('verify.again')}
            </Button>
            {outboxPath && <a href={outboxPath}>{t('verify.outbox')}</a>}
          </div>
        </>
      )}
      {user.has_password ? (
        <EmailForm />
      ) : (
        <p className={s.text}>
          {t('emailForm.needsPassword')} <Link to={pathTo('forgotPassword')}>{t('passwordForm.ask')}</Link>
        </p>
      )}
    </div>
  );
}

function EmailForm() {
  const t = useWords('accounts');
  const queries = useQueryClient();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useContractForm(updateEmail, {
    start: { new_email: '', current_password: '' },
    words: {
      new_email_not_an_email: t('emailMissing'),
      current_password_required: t('passwordForm.currentMissing'),
    },
    check: ({ new_email, current_password }) => ({
      new_email: !isEmail(new_email) && 'not_an_email',
      current_password: current_password === '' && 'required',
    }),
    input: (body) => ({ body }),
    problemText(error, isPlaced) {
      setSentTo(null);
      const wait = waitOf(error);
      if (wait !== undefined) return t('verify.wait', { time: formatWait(wait) });
      // Errors of a field are shown at that field only.
      return isPlaced ? null : undefined;
    },
    async onSent(_answer, { new_email }) {
      form.reset();
      setSentTo(new_email.trim());
      await queries.invalidateQueries({ queryKey: callKey(getUser) });
    },
  });

  return (
    <form ref={form.ref} method="post" className={s.form} onSubmit={form.submit} noValidate>
      {form.problem && <FormAlert>{form.problem}</FormAlert>}
      {sentTo !== null && <FormAlert tone="done">{t('emailForm.sent', { email: sentTo })}</FormAlert>}
      <TextField
        label={t('emailForm.new')}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...form.field('new_email')}
      />
      <PasswordField
        label={t('emailForm.password')}
        autoComplete="current-password"
        {...form.field('current_password')}
      />
      <div className={s.actions}>
        <Button type="submit" busy={form.isBusy}>
          {t('emailForm.submit')}
        </Button>
      </div>
    </form>
  );
}
