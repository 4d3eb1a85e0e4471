import { getUser } from '@jobblik/contract/accounts/accounts.api';
import { sendContact } from '@jobblik/contract/content/content.api';
import type { ContactForm as ContactValues } from '@jobblik/contract/content/content.schema';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useCall } from '../../platform/api/query';
import { useContractForm } from '../../platform/forms/use-contract-form';
import type { Form } from '../../platform/forms/use-form';
import { useSession } from '../../platform/session/session';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { Button } from '../../ui/forms/button';
import { TextArea, TextField } from '../../ui/forms/field';
import s from './contact.module.css';

const empty: ContactValues = { full_name: '', email: '', subject: '', message: '' };

/** The contact form (spec 1§2): stored while it is written, cleared when it is sent. */
export function ContactForm() {
  const t = useWords('content');
  const isSignedIn = useSession() !== null;
  const [isSent, setSent] = useState(false);
  const form = useContractForm(sendContact, {
    start: empty,
    draft: { key: 'contact' },
    input: (contact) => ({ body: { contact } }),
    onSent(_answer, { full_name, email }) {
      form.reset({ ...empty, ...(isSignedIn && { full_name, email }) });
      setSent(true);
    },
  });
  useOwnDetails(form, isSignedIn);

  return (
    <form ref={form.ref} className={s.form} onSubmit={form.submit} noValidate>
      <div className={s.pair}>
        <TextField label={t('contact.name')} autoComplete="name" {...form.field('full_name')} />
        <TextField label={t('contact.email')} type="email" autoComplete="email" {...form.field('email')} />
      </div>
      <TextField label={t('contact.subject')} {...form.field('subject')} />
      <TextArea label={t('contact.message')} rows={7} max={5000} {...form.field('message')} />
      <div aria-live="polite">
        {form.problem && (
          <p className={s.problem}>
            {t('contact.failed')} {form.problem}
          </p>
        )}
        {isSent && !form.problem && (
          <p className={s.sent}>
            <Icon of={IconCheck} /> {t('contact.sent')}
          </p>
        )}
      </div>
      <div>
        <Button kind="filled" size="large" type="submit" busy={form.isBusy}>
          {t('contact.send')}
        </Button>
      </div>
    </form>
  );
}

/** Fills name and e-mail of who is signed in, where nothing was typed. */
function useOwnDetails(form: Form<ContactValues>, isSignedIn: boolean): void {
  const account = useCall(getUser, undefined, { enabled: isSignedIn }).data?.user;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form object is new in every render
  useEffect(() => {
    if (!account) return;
    const { full_name, email } = form.getValues();
    form.set({ full_name: full_name || account.name, email: email || account.email });
  }, [account]);
}
