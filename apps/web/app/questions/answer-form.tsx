import { getJobApplicationsFromJobseeker } from '@jobblik/contract/applications/own-applications.api';
import { Problem } from '@jobblik/contract/kernel/problem';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useProblemText } from '../platform/api/use-problem';
import { useOwnDraft } from '../platform/drafts/use-draft';
import { type Form, useForm } from '../platform/forms/use-form';
import { onReachedAgain } from '../platform/loading/connection';
import { useWords } from '../platform/words/i18n';
import { Progress } from '../ui/feedback/progress';
import { toast } from '../ui/feedback/toast-store';
import { Button } from '../ui/forms/button';
import { FormProblem } from '../ui/forms/form-problem';
import {
  type AnswerDraft,
  type AnswersToSend,
  answersIn,
  emptyDraft,
  fieldOf,
  fieldOfAnswer,
  haveArrived,
  type QuestionSet,
  textFieldOf,
} from './answer-draft';
import s from './answers.module.css';
import { AnsweredQuestion, WaitingQuestion } from './question';
import { failureOf, type SendAnswers, useSendAnswers } from './use-send-answers';

interface AnswerFormProps {
  questionSet: QuestionSet;
  queryKey: readonly unknown[];
  draftKey: string;
  backTo: string;
  send: SendAnswers;
}

/** Every question with its answer, or with the fields to answer it. Input is stored until it is sent. */
export function AnswerForm({ questionSet, queryKey, draftKey, backTo, send }: AnswerFormProps) {
  const t = useWords('questions');
  const { questions } = questionSet;
  const { restored, files, ready, save, saveFile, clear } = useOwnDraft<AnswerDraft>(draftKey);
  /** True once the draft is restored. Until then the fields are disabled, as restoring would overwrite the input. */
  const [isOpen, setIsOpen] = useState(false);
  const problemText = useProblemText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const sending = useSendAnswers({
    employerId: questionSet.emp_id,
    send,
    onUploads: (uploads) => form.set({ uploads }),
    hasArrived: checkArrival,
  });
  const waiting = questions.filter(({ activated }) => activated === 1);
  const sentIds = (values: AnswerDraft) => answersIn(questions, values, files)?.questionIds ?? [];
  const form: Form<AnswerDraft, string> = useForm(sendAnswers, {
    start: emptyDraft,
    extra: [] as string[],
    paths: (path) =>
      fieldOfAnswer(path, sentIds(form.getValues())) ??
      (path === '' && waiting[0] ? textFieldOf(waiting[0].question_id) : undefined),
    words: { nothing: t('needs_something') },
    check: (values) => (answersIn(questions, values, files) ? [] : [{ path: '', code: 'nothing' }]),
    problemText(error) {
      if (error instanceof Problem && error.code === 'aborted') return null;
      return `${problemText(error)} ${t(problemKeys[failureOf(error)])}`;
    },
    onSent(_answer, values) {
      clear();
      const rest = waiting.length - sentIds(values).length;
      toast(rest > 0 ? t('sent_rest_toast', { count: rest }) : t('sent_toast'));
      for (const key of [queryKey, [getJobApplicationsFromJobseeker.path]])
        void client.invalidateQueries({ queryKey: key });
      void navigate(backTo);
    },
    onChange: save,
  });

  const { reset } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reset` is new in every render
  useEffect(() => {
    if (!ready) return;
    reset({ ...emptyDraft, ...restored });
    setIsOpen(true);
  }, [ready, restored]);

  /** Reads the questions again. */
  async function checkArrival(answers: AnswersToSend): Promise<boolean> {
    await client.refetchQueries({ queryKey });
    return haveArrived(client.getQueryData<QuestionSet>(queryKey)?.questions ?? [], answers);
  }

  async function sendAnswers(values: AnswerDraft): Promise<void> {
    const answers = answersIn(questions, values, files);
    if (answers) await sending.start(answers, values.uploads);
  }

  // Answers that could not be sent without a connection are sent when it is back.
  const again = useRef(form.submit);
  again.current = form.submit;
  const isOffline = failureOf(form.error) === 'offline';
  useEffect(() => {
    if (!isOffline) return;
    return onReachedAgain(() => void again.current());
  }, [isOffline]);

  return (
    <form ref={form.ref} className={s.form} noValidate onSubmit={form.submit}>
      <AnswerCount questionSet={questionSet} waiting={waiting.length} />
      <div className={s.main}>
        <ol className={s.questions}>
          {questions.map((question, place) =>
            question.activated === 1 ? (
              <WaitingQuestion
                key={question.question_id}
                question={question}
                number={place + 1}
                total={questions.length}
                text={form.values.texts[question.question_id] ?? ''}
                video={files[fieldOf(question.question_id)] ?? null}
                errors={{
                  text: form.errors[textFieldOf(question.question_id)],
                  video: form.errors[fieldOf(question.question_id)],
                }}
                progress={form.isBusy ? (sending.progress[fieldOf(question.question_id)] ?? 0) : null}
                disabled={!isOpen || form.isBusy}
                onText={(text) => {
                  form.clearErrors();
                  form.set({ texts: { ...form.getValues().texts, [question.question_id]: text } });
                }}
                onVideo={(file) => {
                  form.clearErrors();
                  saveFile(fieldOf(question.question_id), file);
                }}
              />
            ) : (
              <AnsweredQuestion
                key={question.question_id}
                question={question}
                number={place + 1}
                total={questions.length}
                unsent={form.values.texts[question.question_id] ?? ''}
              />
            ),
          )}
        </ol>
        <FormProblem className={s.problem} keepsPlace>
          {form.problem}
        </FormProblem>
        {waiting.length > 0 && (
          <div className={s.actions}>
            <Button kind="filled" size="large" type="submit" busy={form.isBusy} disabled={!isOpen}>
              {t(form.isBusy ? 'sending' : 'send')}
            </Button>
            {form.isBusy && (
              <Button kind="text" onClick={sending.cancel}>
                {t('stop')}
              </Button>
            )}
          </div>
        )}
      </div>
    </form>
  );
}

/** How many questions are answered, and whether the input is stored. */
function AnswerCount({ questionSet, waiting }: { questionSet: QuestionSet; waiting: number }) {
  const t = useWords('questions');
  const total = questionSet.questions.length;
  const answered = questionSet.questions.filter(({ answer }) => answer !== null).length;
  return (
    <aside className={s.aside} aria-label={t('status')}>
      <p className={s.count}>{t('count', { answered, total })}</p>
      <Progress value={answered / total} label={t('count', { answered, total })} />
      <p>{t(leadOf(questionSet, waiting))}</p>
    </aside>
  );
}

function leadOf(questionSet: QuestionSet, waiting: number): 'stored_on_device' | 'closed' | 'all_answered' {
  if (waiting > 0) return 'stored_on_device';
  return questionSet.open ? 'all_answered' : 'closed';
}

const problemKeys = { offline: 'offline', changed: 'gone', other: 'not_sent' } as const;
