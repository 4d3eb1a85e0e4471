import { userRegisterFromLinkedin } from '@jobblik/contract/accounts/accounts.api';
import { userType } from '@jobblik/contract/kernel/session';
import { pathTo } from '@jobblik/contract/paths';
import { useNavigate } from 'react-router';
import { useContractForm } from '../../platform/forms/use-contract-form';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { TextField } from '../../ui/forms/field';
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
  const navigate = useNavigate();
  const isEmployer = (type: string) => type === `${userType.employer}`;
  const form = useContractForm(userRegisterFromLinkedin, {
    start: { type: '', firstName: person.first_name, lastName: person.last_name, company: '', terms: false },
    paths: { user_type: 'type', first_name: 'firstName', last_name: 'lastName', user_company_name: 'company' },
    words: {
      type_required: t('type.missing'),
      firstName_required: t('nameMissing'),
      company_required: t('signUp.companyMissing'),
      terms_required: t('signUp.termsMissing'),
    },
    check: ({ type, firstName, company, terms }) => ({
      type: type === '' && 'required',
      firstName: firstName.trim() === '' && 'required',
      company: isEmployer(type) && company.trim() === '' && 'required',
      terms: !terms && 'required',
    }),
    input: ({ type, firstName, lastName, company }) => ({
      body: {
        user_type: Number(type),
        first_name: firstName,
        last_name: lastName,
        user_email: person.email,
        code: person.code,
        ...(isEmployer(type) && { user_company_name: company }),
        ...(next && { requested_page: next }),
      },
    }),
    refusal: ({ result }) => (result === 'success' ? null : { text: t('signUp.duplicate') }),
    onSent: onRegistered,
  });
  const employer = isEmployer(form.values.type);

  return (
    <Dialog
      open
      onClose={() => void navigate(pathTo('home'), { replace: true })}
      title={t('type.title')}
      closesOutside={false}
      onSubmit={form.submit}
      footer={
        <Button kind="filled" type="submit" busy={form.isBusy}>
          {t('signUp.action')}
        </Button>
      }
    >
      <div ref={form.ref} className={s.form}>
        {form.problem && <FormAlert>{form.problem}</FormAlert>}
        <p>{t('type.lead', { email: person.email })}</p>
        <UserTypeChoice {...form.field('type')} />
        {employer && <TextField label={t('signUp.company')} maxLength={160} {...form.field('company')} />}
        <div className={s.pair}>
          <TextField label={t('firstName')} maxLength={80} {...form.field('firstName')} />
          <TextField label={t('lastName')} maxLength={80} optional {...form.field('lastName')} />
        </div>
        <TermsCheck {...form.checkbox('terms')} />
      </div>
    </Dialog>
  );
}
