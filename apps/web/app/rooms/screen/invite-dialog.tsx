import { inviteEmail } from '@jobblik/contract/rooms/rooms.api';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { ConfirmEmailLink } from '../../accounts/index';
import { useSend } from '../../platform/api/query';
import { useFieldErrors, useProblemText } from '../../platform/api/use-problem';
import { usePageSettings } from '../../platform/page-settings';
import { useWords } from '../../platform/words/i18n';
import { toast, toastError } from '../../ui/feedback/toast-store';
import { Button } from '../../ui/forms/button';
import { TextField } from '../../ui/forms/field';
import { useFirstError } from '../../ui/forms/use-first-error';
import { Dialog } from '../../ui/overlays/dialog';
import s from './in-call.module.css';

/** How long the button shows that the link was copied, and how long the notice is shown, in ms (spec 2§2). */
const shown = { label: 2_000, notice: 3_000 };

/** Invites others: by mail, or by the link. */
export function InviteDialog({ path, mayMail, onClose }: { path: string; mayMail: boolean; onClose: () => void }) {
  const t = useWords('rooms');
  const tProblems = useWords('problems');
  const { publicUrl } = usePageSettings();
  const link = `${publicUrl || location.origin}${path}`;
  const [isCopied, setCopied] = useState(false);
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const [box, toFirstError] = useFirstError<HTMLFormElement>();
  const id = useId();
  const invite = useSend(inviteEmail);
  const fieldErrors = useFieldErrors();
  const problemText = useProblemText();
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (email.trim() === '') return toFirstError();
    invite.mutate(
      { body: { email: email.trim(), link } },
      {
        onSuccess: ({ result }) => {
          if (result !== 'success') return void toastError(t('invite.failed'));
          toast(t('invite.sent'));
          setEmail('');
          setTried(false);
        },
        onError: toFirstError,
      },
    );
  };
  const refused = invite.error && (fieldErrors(invite.error).email ?? problemText(invite.error));
  const error = tried && email.trim() === '' ? tProblems('fields.required') : refused;
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
        <form ref={box} className={s.copy} onSubmit={submit} noValidate>
          <TextField
            id={id}
            type="email"
            label={t('invite.email')}
            autoComplete="off"
            value={email}
            error={error}
            description={invite.error?.code === 'email_not_confirmed' && <ConfirmEmailLink />}
            onChange={({ target }) => {
              setEmail(target.value);
              invite.reset();
            }}
          />
          <Button type="submit" kind="filled" busy={invite.isPending}>
            {t('invite.send')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
