import { getUser } from '@jobblik/contract/accounts/accounts.api';
import type { OwnUser } from '@jobblik/contract/accounts/accounts.schema';
import { updateEmail } from '@jobblik/contract/accounts/email.api';
import { Problem } from '@jobblik/contract/kernel/problem';
import { isEmail } from '@jobblik/contract/kernel/typed/email-address.rules';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../platform/api/api';
import { callKey } from '../../platform/api/query';
import { useFieldErrors, useProblemText } from '../../platform/api/use-problem';
import { Link } from '../../platform/link';
import { usePageSettings } from '../../platform/page-settings';
import { formatWait } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Badge } from '../../ui/feedback/badge';
import { Button } from '../../ui/forms/button';
import { PasswordField, TextField } from '../../ui/forms/field';
import { useFirstError } from '../../ui/forms/use-first-error';
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
          {t('emailForm.needsPassword')} <Link to="/forgot">{t('passwordForm.ask')}</Link>
        </p>
      )}
    </div>
  );
}

function EmailForm() {
  const t = useWords('accounts');
  const problemText = useProblemText();
  const fieldErrors = useFieldErrors();
  const queries = useQueryClient();
  const [box, toFirstError] = useFirstError<HTMLFormElement>();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ tone: 'done' | 'wrong'; text: string } | null>(null);
  const form = useForm({
    initialValues: { new_email: '', current_password: '' },
    validate: {
      new_email: (value) => (isEmail(value) ? null : t('emailMissing')),
      current_password: (value) => (value === '' ? t('passwordForm.currentMissing') : null),
    },
  });

  async function save(body: typeof form.values) {
    setBusy(true);
    setOutcome(null);
    try {
      await callApi(updateEmail, { body });
      form.reset();
      setOutcome({ tone: 'done', text: t('emailForm.sent', { email: body.new_email.trim() }) });
      await queries.invalidateQueries({ queryKey: callKey(getUser) });
    } catch (error) {
      const wait =
        error instanceof Problem ? error.fields?.find(({ code }) => code === 'too_many_attempts') : undefined;
      const fields = wait ? {} : fieldErrors(error);
      form.setErrors(fields);
      // Errors of a field are shown at that field only.
      const isShownAtField = Object.keys(fields).length > 0;
      const text = wait?.limit === undefined ? problemText(error) : t('verify.wait', { time: formatWait(wait.limit) });
      setOutcome(isShownAtField ? null : { tone: 'wrong', text });
      toFirstError();
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={box} method="post" className={s.form} onSubmit={form.onSubmit(save, toFirstError)} noValidate>
      {outcome && <FormAlert tone={outcome.tone}>{outcome.text}</FormAlert>}
      <TextField
        label={t('emailForm.new')}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...form.getInputProps('new_email')}
      />
      <PasswordField
        label={t('emailForm.password')}
        autoComplete="current-password"
        {...form.getInputProps('current_password')}
      />
      <div className={s.actions}>
        <Button type="submit" busy={busy}>
          {t('emailForm.submit')}
        </Button>
      </div>
    </form>
  );
}
