import { type ApplicationFileField, applicationLimits } from '@jobblik/contract/applications/applications.rules';
import { getCv } from '@jobblik/contract/cv/cv.api';
import { getJobDetail } from '@jobblik/contract/jobs/jobs.api';
import { userType } from '@jobblik/contract/kernel/session';
import type { NewQuestion } from '@jobblik/contract/questions/question.schema';
import { IconEye } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { onReachedAgain } from '../../platform/api/connection';
import { lazyPiece } from '../../platform/api/lazy-piece';
import { callKey, useCall } from '../../platform/api/query';
import type { StoredUploads } from '../../platform/api/stored-uploads';
import { forgetAction, rememberAction, takeAction } from '../../platform/drafts/pending-action';
import { useDraft } from '../../platform/drafts/use-draft';
import { newUuid } from '../../platform/new-uuid';
import { sessionNow, useSession } from '../../platform/session/session';
import { openSignUp } from '../../platform/session/sign-up';
import { useWords } from '../../platform/words/i18n';
import { toast } from '../../ui/feedback/toast-store';
import { Button, ButtonLink } from '../../ui/forms/button';
import { TextArea } from '../../ui/forms/field';
import { useFirstError } from '../../ui/forms/use-first-error';
import { type AdAnswers, answersOf } from './ad-answers';
import s from './apply.module.css';
import { ApplyFiles } from './apply-files';
import { ApplyQuestions } from './apply-questions';
import { CvOffers } from './cv-offers';
import { documentsOf, type FromCv, without } from './from-cv';
import { useSendApplication } from './use-send-application';

const ApplyPreview = lazyPiece(() => import('./apply-preview'));

interface ApplyFormProps {
  job: { id: number; title: string; company: string; address: string; questions: readonly NewQuestion[] };
  onSent: () => void;
  /** This person has sent an application to the ad before. */
  onSentBefore: () => void;
}

interface ApplyDraft {
  message: string;
  /** Created once per form, so that repeated sends make one application. */
  uuid: string;
  uploads?: StoredUploads;
  fromCv?: FromCv;
  answers?: AdAnswers;
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
  const { revalidate } = useRevalidator();
  const applying = { kind: 'apply', id: job.id } as const;
  const own = useCall(getCv, undefined, { enabled: session !== null, staleTime: 0 });
  const fromCv = draft.fromCv ?? {};
  const answers = draft.answers ?? {};
  const [previewing, setPreviewing] = useState(false);
  const sending = useSendApplication(job.id, {
    uploads: (uploads) => change({ uploads }),
    missing: (field) => {
      change({ fromCv: without(latest.current.fromCv ?? {}, field) });
      void own.refetch();
    },
    asksElse: () => void revalidate(),
  });

  useEffect(() => {
    if (!ready) return;
    // Several people may share a browser; a draft of another account is not restored.
    if (restored?.owner && restored.owner !== sessionNow()?.user_id) return clear();
    latest.current = restored ?? { message: '', uuid: newUuid() };
    setDraft(latest.current);
    setIsFilled(true);
  }, [ready, restored, clear]);

  function change(part: Partial<ApplyDraft>): void {
    // After a reload Firefox enables and fills the fields: the draft is newer.
    if (!isFilled) return;
    latest.current = { ...latest.current, ...part, owner: sessionNow()?.user_id ?? 0 };
    setDraft(latest.current);
    save(latest.current);
  }

  function choose(field: ApplicationFileField, file: File | null): void {
    saveFile(field, file);
    change({ fromCv: without(latest.current.fromCv ?? {}, field) });
  }

  function take(taken: FromCv): void {
    for (const field of Object.keys(taken)) if (files[field]) saveFile(field, null);
    setIsEmpty(false);
    change({ fromCv: { ...latest.current.fromCv, ...taken } });
  }

  async function send(): Promise<void> {
    const answered = answersOf(job.questions, latest.current.answers ?? {});
    const outcome = await sending.send({ uploads: {}, fromCv: {}, ...latest.current, files, answers: answered });
    void client.invalidateQueries({ queryKey: callKey(getJobDetail, { params: { id: job.id } }) });
    if (outcome === null) toFirstError();
    if (outcome === 'failed') onSentBefore();
    if (outcome !== 'success') return;
    clear();
    toast(t('apply.sent_toast'));
    onSent();
  }

  function submit(): void {
    const given = [...answersOf(job.questions, answers), ...Object.keys({ ...files, ...fromCv })];
    const hasNothing = draft.message.trim() === '' && given.length === 0;
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
      {job.questions.length > 0 && (
        <ApplyQuestions
          company={job.company}
          questions={job.questions}
          answers={answers}
          errors={sending.fieldErrors}
          disabled={!isFilled}
          onAnswer={(question, text) => {
            setIsEmpty(false);
            change({ answers: { ...latest.current.answers, [question]: text } });
          }}
        />
      )}
      <ApplyFiles
        files={files}
        fromCv={fromCv}
        errors={sending.fieldErrors}
        progress={sending.progress}
        busy={sending.busy}
        onFile={choose}
        offers={
          session ? (
            own.data && (
              <CvOffers
                own={own.data}
                company={job.company}
                fromCv={fromCv}
                isFilled={(field) => field in files || field in fromCv}
                disabled={!isFilled || sending.busy}
                onTake={take}
              />
            )
          ) : (
            <SignInForFiles />
          )
        }
      />
      <div role="alert">
        {sending.outcome === 'error' && <p className={s.problem}>{t('apply.employer')}</p>}
        {sending.problem && (
          <p className={s.problem}>
            {sending.offline ? t('apply.queued_offline') : `${sending.problem} ${t('apply.not_sent')}`}
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
            <>
              {session && (
                <Button size="large" icon={IconEye} disabled={!isFilled} onClick={() => setPreviewing(true)}>
                  {t('apply.preview.open')}
                </Button>
              )}
              <ButtonLink kind="text" to={job.address}>
                {t('apply.back')}
              </ButtonLink>
            </>
          )}
        </div>
      </div>
      {previewing && (
        <Suspense>
          <ApplyPreview
            company={job.company}
            message={draft.message}
            answers={answersOf(job.questions, answers)}
            documents={documentsOf(files, fromCv)}
            video={
              files.upload_video_file ?? own.data?.videos.find(({ id }) => id === fromCv.upload_video_file?.id) ?? null
            }
            onClose={() => setPreviewing(false)}
          />
        </Suspense>
      )}
    </form>
  );
}

/** The hint for guests who may have files in Jobblik. */
function SignInForFiles() {
  const t = useWords('applications');
  const signIn = () => {
    // Signing in here sends nothing, also after »Log ind og send« was left.
    forgetAction();
    const reason = t('apply.own.sign_in_why');
    openSignUp({ mode: 'sign-in', userType: userType.seeker, reason, onSignedIn: () => undefined });
  };
  return (
    <p className={s.signIn}>
      {t('apply.own.guest')}{' '}
      <Button kind="text" size="small" onClick={signIn}>
        {t('apply.own.sign_in')}
      </Button>
    </p>
  );
}
