import { applicationLimits } from '@jobblik/contract/applications/applications.rules';
import { getJobDetail } from '@jobblik/contract/jobs/jobs.api';
import { userType } from '@jobblik/contract/kernel/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { onReachedAgain } from '../../platform/api/connection';
import { callKey } from '../../platform/api/query';
import { rememberAction, takeAction } from '../../platform/drafts/pending-action';
import { useDraft } from '../../platform/drafts/use-draft';
import { newUuid } from '../../platform/new-uuid';
import { sessionNow, useSession } from '../../platform/session/session';
import { openSignUp } from '../../platform/session/sign-up';
import { useWords } from '../../platform/words/i18n';
import { toast } from '../../ui/feedback/toast-store';
import { Button, ButtonLink } from '../../ui/forms/button';
import { TextArea } from '../../ui/forms/field';
import { useFirstError } from '../../ui/forms/use-first-error';
import s from './apply.module.css';
import { ApplyFiles } from './apply-files';
import type { StoredUploads } from './stored-uploads';
import { useSendApplication } from './use-send-application';

interface ApplyFormProps {
  job: { id: number; title: string; company: string; address: string };
  onSent: () => void;
  /** This person has sent an application to the ad before. */
  onSentBefore: () => void;
}

interface ApplyDraft {
  message: string;
  /** Created once per form, so that repeated sends make one application. */
  uuid: string;
  uploads?: StoredUploads;
  /** Id of the person who wrote the draft; 0 for a guest, whose draft goes to the person who signs in. */
  owner?: number;
}

/** Message and up to four files. A guest's input is stored, and sent after sign-in. */
export function ApplyForm({ job, onSent, onSentBefore }: ApplyFormProps) {
  const t = useWords('applications');
  const session = useSession();
  const { restored, files, ready, save, saveFile, clear } = useDraft<ApplyDraft>(`apply-${job.id}`);
  const [draft, setDraft] = useState<ApplyDraft>({ message: '', uuid: '' });
  /** True once the draft is restored. Until then the fields are disabled, as restoring would overwrite the input. */
  const [isFilled, setIsFilled] = useState(false);
  const [isEmpty, setIsEmpty] = useState(false);
  const [form, toFirstError] = useFirstError<HTMLFormElement>();
  const latest = useRef(draft);
  const client = useQueryClient();
  const applying = { kind: 'apply', id: job.id } as const;
  const sending = useSendApplication(job.id, (uploads) => change({ uploads }));

  useEffect(() => {
    if (!ready) return;
    // Several people may share a browser; a draft of another account is not restored.
    if (restored?.owner && restored.owner !== sessionNow()?.user_id) return clear();
    latest.current = restored ?? { message: '', uuid: newUuid() };
    setDraft(latest.current);
    setIsFilled(true);
  }, [ready, restored, clear]);

  function change(part: Partial<ApplyDraft>): void {
    latest.current = { ...latest.current, ...part, owner: sessionNow()?.user_id ?? 0 };
    setDraft(latest.current);
    save(latest.current);
  }

  async function send(): Promise<void> {
    const outcome = await sending.send({ uploads: {}, ...latest.current, files });
    void client.invalidateQueries({ queryKey: callKey(getJobDetail, { params: { id: job.id } }) });
    if (outcome === null) toFirstError();
    if (outcome === 'failed') onSentBefore();
    if (outcome !== 'success') return;
    clear();
    toast(t('apply.sent_toast'));
    onSent();
  }

  function submit(): void {
    const hasNothing = draft.message.trim() === '' && Object.keys(files).length === 0;
    setIsEmpty(hasNothing);
    if (hasNothing) form.current?.querySelector('textarea')?.focus();
    else if (session) void send();
    else signInAndSend();
  }

  function signInAndSend(): void {
    rememberAction(applying);
    const onSignedIn = () => {
      if (takeAction(applying)) void send();
    };
    const reason = t('apply.sign_in_why', { company: job.company });
    openSignUp({ mode: 'sign-in', userType: userType.seeker, reason, onSignedIn });
  }

  // Sends again when the connection is back. The uuid keeps the server from storing it twice.
  const sendAgain = useRef(send);
  sendAgain.current = send;
  const isSignedIn = session !== null;
  // Returning from the sign-in of another provider continues the submit.
  useEffect(() => {
    if (isFilled && isSignedIn && sessionNow() && takeAction({ kind: 'apply', id: job.id })) void sendAgain.current();
  }, [isFilled, isSignedIn, job.id]);
  useEffect(() => {
    if (!sending.offline) return;
    return onReachedAgain(() => void sendAgain.current());
  }, [sending.offline]);

  return (
    <form
      ref={form}
      className={s.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className={s.lead}>{t('apply.lead')}</p>
      <noscript>
        <p className={s.problem}>{t('apply.scripts')}</p>
      </noscript>
      <TextArea
        className={s.message}
        label={t('apply.message')}
        description={t('apply.message_hint')}
        rows={10}
        max={applicationLimits.message}
        value={draft.message}
        disabled={!isFilled}
        error={(isEmpty && t('apply.needs_something')) || sending.fieldErrors.message}
        onChange={(event) => {
          setIsEmpty(false);
          change({ message: event.target.value });
        }}
      />
      <ApplyFiles
        files={files}
        errors={sending.fieldErrors}
        progress={sending.progress}
        busy={sending.busy}
        onFile={(field, file) => {
          saveFile(field, file);
          change({});
        }}
      />
      <div role="alert">
        {sending.outcome === 'error' && <p className={s.problem}>{t('apply.employer')}</p>}
        {sending.problem && (
          <p className={s.problem}>
            {sending.offline ? t('apply.kept_offline') : `${sending.problem} ${t('apply.kept')}`}
          </p>
        )}
      </div>
      <div className={s.end}>
        {!session && <p className={s.hint}>{t('apply.sign_in')}</p>}
        <div className={s.actions}>
          <Button kind="filled" size="large" type="submit" busy={sending.busy} disabled={!isFilled}>
            {sending.busy ? t('apply.sending') : session ? t('apply.send') : t('apply.sign_in_action')}
          </Button>
          {sending.busy ? (
            <Button kind="text" onClick={sending.cancel}>
              {t('apply.cancel')}
            </Button>
          ) : (
            <ButtonLink kind="text" to={job.address}>
              {t('apply.back')}
            </ButtonLink>
          )}
        </div>
      </div>
    </form>
  );
}
