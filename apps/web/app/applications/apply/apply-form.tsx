import {
  type ApplicationFileField,
  applicationFileFields,
  applicationLimits,
} from '@jobblik/contract/applications/applications.rules';
import { getCv } from '@jobblik/contract/cv/cv.api';
import { getJobDetail } from '@jobblik/contract/jobs/jobs.api';
import { Problem } from '@jobblik/contract/kernel/problem';
import { userType } from '@jobblik/contract/kernel/session';
import type { NewQuestion } from '@jobblik/contract/questions/question.schema';
import { IconEye } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callKey, useCall } from '../../platform/api/query';
import type { StoredUploads } from '../../platform/api/stored-uploads';
import { useProblemText } from '../../platform/api/use-problem';
import { forgetAction, rememberAction, takeAction } from '../../platform/drafts/pending-action';
import { useDraft } from '../../platform/drafts/use-draft';
import { type Form, useForm } from '../../platform/forms/use-form';
import { onReachedAgain } from '../../platform/loading/connection';
import { lazyPiece } from '../../platform/loading/lazy-piece';
import { newUuid } from '../../platform/new-uuid';
import { sessionNow, useSession } from '../../platform/session/session';
import { openSignUp } from '../../platform/session/sign-up';
import { useWords } from '../../platform/words/i18n';
import { toast } from '../../ui/feedback/toast-store';
import { Button, ButtonLink } from '../../ui/forms/button';
import { TextArea } from '../../ui/forms/field';
import { FormProblem } from '../../ui/forms/form-problem';
import { type AdAnswers, answersOf } from './ad-answers';
import s from './apply.module.css';
import { ApplyFiles } from './apply-files';
import { ApplyQuestions } from './apply-questions';
import { CvOffers } from './cv-offers';
import { documentsOf, type FromCv, fieldOf, without } from './from-cv';
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
  /** True once the draft is restored. Until then the fields are disabled, as restoring would overwrite the input. */
  const [isFilled, setIsFilled] = useState(false);
  const problemText = useProblemText();
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const applying = { kind: 'apply', id: job.id } as const;
  const own = useCall(getCv, undefined, { enabled: session !== null, staleTime: 0 });
  const [previewing, setPreviewing] = useState(false);
  const sending = useSendApplication(job.id, { uploads: (uploads) => change({ uploads }) });
  const form: Form<ApplyDraft, string> = useForm(send, {
    start: { message: '', uuid: '' } as ApplyDraft,
    extra: Object.keys(applicationFileFields),
    // An answer has the place that it was sent in.
    paths: (path) => fieldOf[path] ?? (path.startsWith('answers.') ? path : undefined),
    words: { message_nothing: t('apply.needs_something') },
    check: (values) => ({ message: isBlank(values) && 'nothing' }),
    refusal({ result }) {
      if (result === 'success') return null;
      if (result === 'error') return { text: t('apply.employer') };
      onSentBefore();
      return {};
    },
    problemText(error) {
      const code = error instanceof Problem ? error.code : 'internal';
      if (code === 'aborted') return null;
      return code === 'network' ? t('apply.queued_offline') : `${problemText(error)} ${t('apply.not_sent')}`;
    },
    onFailed: dropWhatIsGone,
    onSent() {
      clear();
      toast(t('apply.sent_toast'));
      onSent();
    },
    onChange: save,
  });
  const draft = form.values;
  const fromCv = draft.fromCv ?? {};
  const answers = draft.answers ?? {};
  const isOffline = form.error instanceof Problem && form.error.code === 'network';

  const { reset } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reset` is new in every render
  useEffect(() => {
    if (!ready) return;
    // Several people may share a browser; a draft of another account is not restored.
    if (restored?.owner && restored.owner !== sessionNow()?.user_id) return clear();
    reset(restored ?? { message: '', uuid: newUuid() });
    setIsFilled(true);
  }, [ready, restored, clear]);

  function change(part: Partial<ApplyDraft>): void {
    // After a reload Firefox enables and fills the fields: the draft is newer.
    if (isFilled) form.set({ ...part, owner: sessionNow()?.user_id ?? 0 });
  }

  function choose(field: ApplicationFileField, file: File | null): void {
    saveFile(field, file);
    change({ fromCv: without(form.getValues().fromCv ?? {}, field) });
  }

  function take(taken: FromCv): void {
    for (const field of Object.keys(taken)) if (files[field]) saveFile(field, null);
    form.clearErrors('message');
    change({ fromCv: { ...form.getValues().fromCv, ...taken } });
  }

  async function send(values: ApplyDraft) {
    const answered = answersOf(job.questions, values.answers ?? {});
    try {
      return await sending.send({ uploads: {}, fromCv: {}, ...values, files, answers: answered });
    } finally {
      void client.invalidateQueries({ queryKey: callKey(getJobDetail, { params: { id: job.id } }) });
    }
  }

  /** Removes a file that the CV does not have any more; reads the questions again if the ad has changed them. */
  function dropWhatIsGone(error: unknown): void {
    for (const { path, code } of (error instanceof Problem && error.fields) || []) {
      const field = fieldOf[path];
      if (field && code === 'unknown_file') {
        change({ fromCv: without(form.getValues().fromCv ?? {}, field) });
        void own.refetch();
      }
      if (code === 'unknown_question') void revalidate();
    }
  }

  function isBlank(values: ApplyDraft): boolean {
    const given = [...answersOf(job.questions, values.answers ?? {}), ...Object.keys({ ...files, ...values.fromCv })];
    return values.message.trim() === '' && given.length === 0;
  }

  function submit(event: FormEvent<HTMLElement>): void {
    if (session || isBlank(form.getValues())) return void form.submit(event);
    event.preventDefault();
    signInAndSend();
  }

  function signInAndSend(): void {
    rememberAction(applying);
    const onSignedIn = () => {
      if (takeAction(applying)) void sendAgain.current();
    };
    const reason = t('apply.sign_in_why', { company: job.company });
    openSignUp({ mode: 'sign-in', userType: userType.seeker, reason, onSignedIn });
  }

  // Sends again when the connection is back. The uuid keeps the server from storing it twice.
  const sendAgain = useRef(form.submit);
  sendAgain.current = form.submit;
  const isSignedIn = session !== null;
  // Returning from the sign-in of another provider continues the submit.
  useEffect(() => {
    if (isFilled && isSignedIn && sessionNow() && takeAction({ kind: 'apply', id: job.id })) void sendAgain.current();
  }, [isFilled, isSignedIn, job.id]);
  useEffect(() => {
    if (!isOffline) return;
    return onReachedAgain(() => void sendAgain.current());
  }, [isOffline]);

  return (
    <form ref={form.ref} className={s.form} noValidate onSubmit={submit}>
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
        error={form.errors.message}
        onChange={(event) => change({ message: event.target.value })}
      />
      {job.questions.length > 0 && (
        <ApplyQuestions
          company={job.company}
          questions={job.questions}
          answers={answers}
          errors={form.errors}
          disabled={!isFilled}
          onAnswer={(question, text) => {
            form.clearErrors('message');
            change({ answers: { ...form.getValues().answers, [question]: text } });
          }}
        />
      )}
      <ApplyFiles
        files={files}
        fromCv={fromCv}
        errors={form.errors}
        progress={sending.progress}
        busy={form.isBusy}
        onFile={choose}
        offers={
          session ? (
            own.data && (
              <CvOffers
                own={own.data}
                company={job.company}
                fromCv={fromCv}
                isFilled={(field) => field in files || field in fromCv}
                disabled={!isFilled || form.isBusy}
                onTake={take}
              />
            )
          ) : (
            <SignInForFiles />
          )
        }
      />
      <FormProblem className={s.problem} keepsPlace>
        {form.problem}
      </FormProblem>
      <div className={s.end}>
        {!session && <p className={s.hint}>{t('apply.sign_in')}</p>}
        <div className={s.actions}>
          <Button kind="filled" size="large" type="submit" busy={form.isBusy} disabled={!isFilled}>
            {form.isBusy ? t('apply.sending') : session ? t('apply.send') : t('apply.sign_in_action')}
          </Button>
          {form.isBusy ? (
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
