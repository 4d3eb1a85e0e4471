import { userRegisterFromLinkedin } from '@jobblik/contract/accounts/accounts.api';
import { userType } from '@jobblik/contract/kernel/session';
import { useForm } from '@mantine/form';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../platform/api/api';
import { useProblemText } from '../../platform/api/use-problem';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { TextField } from '../../ui/forms/field';
import { useFirstError } from '../../ui/forms/use-first-error';
import { Dialog } from '../../ui/overlays/dialog';
import s from '../accounts.module.css';
import { FormAlert } from './form-alert';
import { TermsCheck } from './terms-check';
import type { Newcomer } from './use-social-return';
import { UserTypeChoice } from './user-type-choice';

interface AccountTypeDialogProps {
  person: Newcomer;
  /** The page that the person is on the way to. */
  next: string | null;
  /** The account exists: sign in to it. */
  onRegistered: () => Promise<void>;
}

/** Asks a newcomer from another provider for the kind of account; one must be chosen (spec 1§4, 1§5). */
export function AccountTypeDialog({ person, next, onRegistered }: AccountTypeDialogProps) {
  const t = useWords('accounts');
  const problemText = useProblemText();
  const navigate = useNavigate();
  const [box, toFirstError] = useFirstError<HTMLDivElement>();
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const form = useForm({
    initialValues: {
      type: '',
      firstName: person.first_name,
      lastName: person.last_name,
      company: '',
      terms: false,
    },
    validate: {
      type: (value) => (value === '' ? t('type.missing') : null),
      firstName: (value) => (value.trim() === '' ? t('nameMissing') : null),
      company: (value, { type }) =>
        type === `${userType.employer}` && value.trim() === '' ? t('signUp.companyMissing') : null,
      terms: (value) => (value ? null : t('signUp.termsMissing')),
    },
  });
  const employer = form.values.type === `${userType.employer}`;

  async function register(values: typeof form.values) {
    setBusy(true);
    setAlert(null);
    try {
      const { result } = await callApi(userRegisterFromLinkedin, {
        body: {
          user_type: Number(values.type),
          first_name: values.firstName,
          last_name: values.lastName,
          user_email: person.email,
          code: person.code,
          ...(employer && { user_company_name: values.company }),
          ...(next && { requested_page: next }),
        },
      });
      if (result === 'success') await onRegistered();
      else setAlert(t('signUp.duplicate'));
    } catch (error) {
      setAlert(problemText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={() => void navigate('/home', { replace: true })}
      title={t('type.title')}
      closesOutside={false}
      onSubmit={(event: FormEvent<HTMLFormElement>) => form.onSubmit(register, toFirstError)(event)}
      footer={
        <Button kind="filled" type="submit" busy={busy}>
          {t('signUp.action')}
        </Button>
      }
    >
      <div ref={box} className={s.form}>
        {alert && <FormAlert>{alert}</FormAlert>}
        <p>{t('type.lead', { email: person.email })}</p>
        <UserTypeChoice {...form.getInputProps('type')} />
        {employer && <TextField label={t('signUp.company')} maxLength={160} {...form.getInputProps('company')} />}
        <div className={s.pair}>
          <TextField label={t('firstName')} maxLength={80} {...form.getInputProps('firstName')} />
          <TextField label={t('lastName')} maxLength={80} optional {...form.getInputProps('lastName')} />
        </div>
        <TermsCheck {...form.getInputProps('terms', { type: 'checkbox' })} />
      </div>
    </Dialog>
  );
}
