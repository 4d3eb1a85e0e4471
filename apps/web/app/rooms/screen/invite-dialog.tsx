import { Problem } from '@jobblik/contract/kernel/problem';
import { inviteEmail } from '@jobblik/contract/rooms/rooms.api';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { ConfirmEmailLink } from '../../accounts/index';
import { useContractForm } from '../../platform/forms/use-contract-form';
import { usePageSettings } from '../../platform/page-settings';
import { useWords } from '../../platform/words/i18n';
import { toast, toastError } from '../../ui/feedback/toast-store';
import { Button } from '../../ui/forms/button';
import { TextField } from '../../ui/forms/field';
import { Dialog } from '../../ui/overlays/dialog';
import s from './in-call.module.css';

/** How long the button shows that the link was copied, and how long the notice is shown, in ms (spec 2§2). */
const shown = { label: 2_000, notice: 3_000 };

/** Invites others: by mail, or by the link. */
export function InviteDialog({ path, mayMail, onClose }: { path: string; mayMail: boolean; onClose: () => void }) {
  const t = useWords('rooms');
  const { publicUrl } = usePageSettings();
  const link = `${publicUrl || location.origin}${path}`;
  const [isCopied, setCopied] = useState(false);
  const id = useId();
  const form = useContractForm(inviteEmail, {
    start: { email: '' },
    check: ({ email }) => ({ email: email.trim() === '' && 'required' }),
    input: ({ email }) => ({ body: { email: email.trim(), link } }),
    problemText: (_error, isPlaced) => (isPlaced ? null : undefined),
    onSent({ result }) {
      if (result !== 'success') return void toastError(t('invite.failed'));
      toast(t('invite.sent'));
      form.reset();
    },
    onChange: () => form.clearProblem(),
  });
  const isUnconfirmed = form.error instanceof Problem && form.error.code === 'email_not_confirmed';
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), shown.label);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
      toast(t('invite.copied_notice'), { lasts: shown.notice });
    } catch {
      toastError(t('invite.copy_failed'));
    }
  };
  const submit = (event: FormEvent<HTMLElement>) => {
    event.stopPropagation();
    void form.submit(event);
  };
  return (
    <Dialog open title={t('invite.title')} onClose={onClose} unsaved={false}>
      <p>{t('invite.text')}</p>
      <div className={s.copy}>
        <TextField label={t('invite.link')} value={link} readOnly onFocus={({ target }) => target.select()} />
        <Button icon={isCopied ? IconCheck : IconCopy} onClick={() => void copy()}>
          {t(isCopied ? 'invite.copied' : 'invite.copy')}
        </Button>
      </div>
      {mayMail && (
        <form ref={form.ref} className={s.copy} onSubmit={submit} noValidate>
          <TextField
            id={id}
            type="email"
            label={t('invite.email')}
            autoComplete="off"
            {...form.field('email')}
            error={form.errors.email ?? form.problem}
            description={isUnconfirmed && <ConfirmEmailLink />}
          />
          <Button type="submit" kind="filled" busy={form.isBusy}>
            {t('invite.send')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
