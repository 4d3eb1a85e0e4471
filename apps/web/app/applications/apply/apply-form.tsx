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
import { Empty } from '../../ui/feedback/list-states';
import { toast } from '../../ui/feedback/toast-store';
import { Button, ButtonLink } from '../../ui/forms/button';
import { TextArea } from '../../ui/forms/field';
import s from './apply.module.css';
import { ApplyFiles } from './apply-files';
import type { KeptUploads } from './kept-uploads';
import { useSendApplication } from './use-send-application';

interface ApplyFormProps {
  job: { id: number; title: string; company: string; address: string };
  /** What this person has sent before. */
  before: 'sent' | 'withdrawn' | null;
  onSent: () => void;
}

interface ApplyDraft {
  message: string;
  /** Made once for this form, so that it is one application however often it is sent. */
  uuid: string;
  uploads?: KeptUploads;
  /** Who was signed in when it was written; 0 for a guest, whose words go with the person who signs in to send them. */
  owner?: number;
}

/** Message and up to four files. A guest fills it in, signs in, and it is sent without losing a word or a file. */
export function ApplyForm({ job, before, onSent }: ApplyFormProps) {
  const t = useWords('applications');
  const session = useSession();
  const { restored, files, ready, save, saveFile, clear } = useDraft<ApplyDraft>(`apply-${job.id}`);
  const [draft, setDraft] = useState<ApplyDraft>({ message: '', uuid: '' });
  /** The form holds what was typed earlier: only now can it be typed in, or the start would wipe the first letters out. */
  const [isFilled, setIsFilled] = useState(false);
  const [isEmpty, setIsEmpty] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(draft);
  const client = useQueryClient();
  const applying = { kind: 'apply', id: job.id } as const;
  const sending = useSendApplication(job.id, (uploads) => change({ uploads }));

  useEffect(() => {
    if (!ready) return;
    // A browser may have several people: nobody reads, or sends, what another one wrote.
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
    openSignUp({ mode: 'sign-in', userType: userType.seeker, onSignedIn });
  }

  // What could not be sent for want of a connection goes when there is one again; the server knows it by its uuid.
  const sendAgain = useRef(send);
  sendAgain.current = send;
  const isSignedIn = session !== null;
  // Who came back from signing in elsewhere has asked for it already.
  useEffect(() => {
    if (isFilled && isSignedIn && sessionNow() && takeAction({ kind: 'apply', id: job.id })) void sendAgain.current();
  }, [isFilled, isSignedIn, job.id]);
  useEffect(() => {
    if (!sending.offline) return;
    return onReachedAgain(() => void sendAgain.current());
  }, [sending.offline]);

  if (before || sending.outcome === 'failed') {
    const word = before === 'withdrawn' ? 'withdrawn' : 'already';
    return (
      <div role="status">
        <Empty title={t(`apply.${word}`)} action={<ButtonLink to={job.address}>{t('apply.back')}</ButtonLink>}>
          {t(`apply.${word}_text`, { company: job.company })}
        </Empty>
      </div>
    );
  }
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
