import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useProblemText } from '../../../platform/api/use-problem';
import { useDraftState } from '../../../platform/drafts/use-draft';
import { useWords } from '../../../platform/words/i18n';
import { Badge } from '../../feedback/badge';
import { Button, IconButton } from '../../forms/button';
import { FormProblem } from '../../forms/form-problem';
import { Confirm } from '../confirm';
import { Dialog } from '../dialog';
import s from './question-dialog.module.css';
import { newRow, QuestionRow, type QuestionRules, type WrittenQuestion } from './question-row';
import { QuestionSamples, type SampleGroup } from './question-samples';

/** A question as input of the calls: the allowed kinds of answer as 0 or 1. */
export interface NewQuestion {
  question_id: null;
  question: string;
  text: 0 | 1;
  video: 0 | 1;
}

/** Questions and actions for components beside the questions. */
export interface QuestionTemplateForm {
  /** The written questions, without empty ones. */
  questions: readonly { question: string; text: 0 | 1; video: 0 | 1 }[];
  /** Whether there is one, and all of them can be sent. */
  isComplete: boolean;
  /** Adds those that are not in the form yet, up to the maximum. */
  onAdd: (questions: readonly { question: string; text: number; video: number }[]) => void;
}

interface QuestionDialogProps {
  title: string;
  /** Storage key of the draft, deleted when the questions are sent or discarded. */
  subject: string;
  rules: QuestionRules;
  samples: readonly SampleGroup[];
  /** Questions sent before. */
  sentQuestions: readonly { question_id: number; question: string; answer: unknown }[];
  /** False: no more questions can be asked, only read. */
  canAsk?: boolean;
  /** Sends the questions. If it throws, the dialog shows the error and keeps the input. */
  onSend: (questions: readonly NewQuestion[]) => Promise<void>;
  /** Rendered above the questions. */
  templates?: (form: QuestionTemplateForm) => ReactNode;
  onTakeBack: (questionId: number) => Promise<void>;
  onClose: () => void;
}

/** Asks somebody questions, answered in writing or on video, own or sample ones (spec 2§2, 2§5). 1000 px wide. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, subject, rules, samples, sentQuestions: existing, canAsk = true, templates } = props;
  const { onSend, onTakeBack, onClose } = props;
  const t = useWords('ui');
  const problemText = useProblemText();
  const [first] = useState(() => [newRow()]);
  const [rows, setRows, forget] = useDraftState<readonly WrittenQuestion[]>(subject, first);
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** The answered question whose withdrawal is being confirmed. */
  const [answered, setAnswered] = useState<number | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const full = existing.length + rows.length >= rules.most;

  // Focuses the first wrong field.
  useEffect(() => {
    if (attempts > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const add = (question = '') =>
    setRows([...rows.filter((row) => question === '' || row.question.trim() !== ''), newRow(question)]);
  const written = rows.filter(isWritten);
  const addAll: QuestionTemplateForm['onAdd'] = (questions) => {
    const there = written.map(({ question }) => question.trim());
    const added = questions.filter(({ question }) => !there.includes(question));
    const next = [
      ...written,
      ...added.map((one) => ({ ...newRow(one.question), text: one.text === 1, video: one.video === 1 })),
    ];
    setRows(next.slice(0, rules.most - existing.length));
  };
  const close = () => {
    forget();
    onClose();
  };

  const run = async (action: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    try {
      await action();
    } catch (failure) {
      setError(problemText(failure));
    }
    setBusy(false);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !canAsk) return;
    if (rows.some((row) => rules.faultOf(row))) return setAttempts(attempts + 1);
    void run(async () => {
      await onSend(rows.map((row) => ({ question_id: null, ...questionOf(row) })));
      forget();
    });
  };

  return (
    <>
      <Dialog
        open
        width={1000}
        unsaved={written.length > 0}
        onClose={close}
        title={title}
        onSubmit={submit}
        footer={
          <>
            <Button kind="text" onClick={close}>
              {t('questions.cancel')}
            </Button>
            {canAsk && (
              <Button kind="filled" type="submit" busy={busy}>
                {t('questions.send', { count: rows.length })}
              </Button>
            )}
          </>
        }
      >
        <div className={s.columns}>
          <div ref={fields} className={s.written}>
            {existing.length > 0 && (
              <section>
                <h3>{t('questions.sent')}</h3>
                <ul className={s.sent}>
                  {existing.map(({ question_id, question, answer }) => (
                    <li key={question_id}>
                      <span>{question}</span>
                      <Badge tone={answer ? 'success' : 'waiting'}>
                        {t(answer ? 'questions.answered' : 'questions.waiting')}
                      </Badge>
                      <IconButton
                        icon={IconTrash}
                        label={t('questions.take_back', { question })}
                        onClick={() => {
                          if (answer) setAnswered(question_id);
                          else if (!busy) void run(() => onTakeBack(question_id));
                        }}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {canAsk &&
              templates?.({
                questions: written.map(questionOf),
                isComplete: written.length > 0 && !written.some((row) => rules.faultOf(row)),
                onAdd: addAll,
              })}
            {canAsk &&
              rows.map((row, at) => (
                <QuestionRow
                  key={row.key}
                  row={row}
                  number={at + 1}
                  rules={rules}
                  shows={attempts > 0}
                  onChange={(change) => setRows(rows.map((one) => (one.key === row.key ? { ...one, ...change } : one)))}
                  onRemove={rows.length > 1 ? () => setRows(rows.filter(({ key }) => key !== row.key)) : undefined}
                />
              ))}
            {canAsk && (
              <div>
                <Button kind="tinted" size="small" icon={IconPlus} disabled={full} onClick={() => add()}>
                  {t('questions.add')}
                </Button>
              </div>
            )}
            <FormProblem>{error}</FormProblem>
          </div>
          {canAsk && (
            <QuestionSamples
              groups={samples}
              used={rows.map(({ question }) => question)}
              disabled={full}
              onPick={(question) => add(question)}
            />
          )}
        </div>
      </Dialog>
      <Confirm
        danger
        open={answered !== null}
        title={t('questions.sure')}
        yes={t('questions.sure_yes')}
        no={t('questions.sure_no')}
        onConfirm={() => answered !== null && run(() => onTakeBack(answered))}
        onClose={() => setAnswered(null)}
      >
        {t('questions.sure_text')}
      </Confirm>
    </>
  );
}

const isWritten = ({ question }: WrittenQuestion) => question.trim() !== '';
const questionOf = ({ question, text, video }: WrittenQuestion) =>
  ({ question: question.trim(), text: text ? 1 : 0, video: video ? 1 : 0 }) as const;
