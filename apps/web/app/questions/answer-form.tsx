import { getJobApplicationsFromJobseeker } from '@jobblik/contract/applications/own-applications.api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { onReachedAgain } from '../platform/api/connection';
import { useOwnDraft } from '../platform/drafts/use-draft';
import { useWords } from '../platform/words/i18n';
import { Progress } from '../ui/feedback/progress';
import { toast } from '../ui/feedback/toast-store';
import { Button } from '../ui/forms/button';
import { useFirstError } from '../ui/forms/use-first-error';
import {
  type AnswerDraft,
  type AnswersToSend,
  answersIn,
  emptyDraft,
  fieldOf,
  haveArrived,
  type QuestionSet,
} from './answer-draft';
import s from './answers.module.css';
import { AnsweredQuestion, WaitingQuestion } from './question';
import { type SendAnswers, useSendAnswers } from './use-send-answers';

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
  const [draft, setDraft] = useState(emptyDraft);
  /** True once the draft is restored. Until then the fields are disabled, as restoring would overwrite the input. */
  const [isOpen, setIsOpen] = useState(false);
  const [isEmpty, setIsEmpty] = useState(false);
  const latest = useRef(draft);
  const [form, toFirstError] = useFirstError<HTMLFormElement>();
  const client = useQueryClient();
  const navigate = useNavigate();
  const sending = useSendAnswers({
    employerId: questionSet.emp_id,
    send,
    onUploads: (uploads) => change({ uploads }),
    hasArrived: checkArrival,
  });
  const waiting = questions.filter(({ activated }) => activated === 1);

  useEffect(() => {
    if (!ready) return;
    latest.current = { ...emptyDraft, ...restored };
    setDraft(latest.current);
    setIsOpen(true);
  }, [ready, restored]);

  function change(part: Partial<AnswerDraft>): void {
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
    save(latest.current);
  }

  /** Reads the questions again. */
  async function checkArrival(answers: AnswersToSend): Promise<boolean> {
    await client.refetchQueries({ queryKey });
    return haveArrived(client.getQueryData<QuestionSet>(queryKey)?.questions ?? [], answers);
  }

  async function submit(): Promise<void> {
    const answers = answersIn(questions, latest.current, files);
    setIsEmpty(!answers);
    if (!answers) return form.current?.querySelector<HTMLElement>('textarea, input')?.focus();
    if (await sending.start(answers, latest.current.uploads)) leave(answers.questionIds.length);
    else toFirstError();
  }

  function leave(answered: number): void {
    clear();
    const rest = waiting.length - answered;
    toast(rest > 0 ? t('sent_rest_toast', { count: rest }) : t('sent_toast'));
    for (const key of [queryKey, [getJobApplicationsFromJobseeker.path]])
      void client.invalidateQueries({ queryKey: key });
    void navigate(backTo);
  }

  // Answers that could not be sent without a connection are sent when it is back.
  const again = useRef(submit);
  again.current = submit;
  const { reason } = sending;
  useEffect(() => {
    if (reason !== 'offline') return;
    return onReachedAgain(() => void again.current());
  }, [reason]);

  return (
    <form
      ref={form}
      className={s.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
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
                text={draft.texts[question.question_id] ?? ''}
                video={files[fieldOf(question.question_id)] ?? null}
                errors={{
                  text:
                    isEmpty && question === waiting[0]
                      ? t('needs_something')
                      : sending.errors[`text_${question.question_id}`],
                  video: sending.errors[fieldOf(question.question_id)],
                }}
                progress={sending.busy ? (sending.progress[fieldOf(question.question_id)] ?? 0) : null}
                disabled={!isOpen || sending.busy}
                onText={(text) => {
                  setIsEmpty(false);
                  change({ texts: { ...latest.current.texts, [question.question_id]: text } });
                }}
                onVideo={(file) => {
                  setIsEmpty(false);
                  saveFile(fieldOf(question.question_id), file);
                }}
              />
            ) : (
              <AnsweredQuestion
                key={question.question_id}
                question={question}
                number={place + 1}
                total={questions.length}
                unsent={draft.texts[question.question_id] ?? ''}
              />
            ),
          )}
        </ol>
        <div role="alert">
          {sending.problem && (
            <p className={s.problem}>
              {sending.problem} {t(problemKey(reason))}
            </p>
          )}
        </div>
        {waiting.length > 0 && (
          <div className={s.actions}>
            <Button kind="filled" size="large" type="submit" busy={sending.busy} disabled={!isOpen}>
              {t(sending.busy ? 'sending' : 'send')}
            </Button>
            {sending.busy && (
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

function problemKey(reason: 'offline' | 'changed' | 'other' | null): 'offline' | 'gone' | 'not_sent' {
  if (reason === 'offline') return 'offline';
  return reason === 'changed' ? 'gone' : 'not_sent';
}
