import { getUser } from '@jobblik/contract/accounts/accounts.api';
import { sendContact } from '@jobblik/contract/content/content.api';
import type { ContactForm as ContactValues } from '@jobblik/contract/content/content.schema';
import type { UseFormReturnType } from '@mantine/form';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useCall, useSend } from '../../platform/api/query';
import { useFieldErrors, useProblemText } from '../../platform/api/use-problem';
import { useFormDraft } from '../../platform/drafts/use-form-draft';
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
  const problemText = useProblemText();
  const fieldErrors = useFieldErrors();
  const send = useSend(sendContact);
  const element = useRef<HTMLFormElement>(null);
  const { form, clear } = useFormDraft<ContactValues>('contact', { initialValues: empty });
  const isSignedIn = useSession() !== null;
  useOwnDetails(form, isSignedIn);

  function submit(values: ContactValues) {
    send.mutate(
      { body: { contact: values } },
      {
        onSuccess: () => {
          const { full_name, email } = values;
          form.setValues({ ...empty, ...(isSignedIn && { full_name, email }) });
          clear();
        },
        onError: (error) => {
          const errors = Object.entries(fieldErrors(error)).map(([path, text]) => [
            path.replace(/^contact\./, ''),
            text,
          ]);
          flushSync(() => form.setErrors(Object.fromEntries(errors)));
          element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
        },
      },
    );
  }

  return (
    <form ref={element} className={s.form} onSubmit={form.onSubmit(submit)} noValidate>
      <div className={s.pair}>
        <TextField label={t('contact.name')} autoComplete="name" {...form.getInputProps('full_name')} />
        <TextField label={t('contact.email')} type="email" autoComplete="email" {...form.getInputProps('email')} />
      </div>
      <TextField label={t('contact.subject')} {...form.getInputProps('subject')} />
      <TextArea label={t('contact.message')} rows={7} max={5000} {...form.getInputProps('message')} />
      <div aria-live="polite">
        {send.isError && (
          <p className={s.problem}>
            {t('contact.failed')} {problemText(send.error)}
          </p>
        )}
        {send.isSuccess && (
          <p className={s.sent}>
            <Icon of={IconCheck} /> {t('contact.sent')}
          </p>
        )}
      </div>
      <div>
        <Button kind="filled" size="large" type="submit" busy={send.isPending}>
          {t('contact.send')}
        </Button>
      </div>
    </form>
  );
}

/** Fills name and e-mail of who is signed in, where nothing was typed. */
function useOwnDetails(form: UseFormReturnType<ContactValues>, isSignedIn: boolean): void {
  const account = useCall(getUser, undefined, { enabled: isSignedIn }).data?.user;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form object is new in every render
  useEffect(() => {
    if (!account) return;
    const { full_name, email } = form.getValues();
    form.setValues({ full_name: full_name || account.name, email: email || account.email });
  }, [account]);
}
