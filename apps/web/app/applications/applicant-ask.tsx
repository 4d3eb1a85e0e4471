import { askCandidates } from '@jobblik/contract/applications/applicant-review.api';
import type { Application, ShownQuestion } from '@jobblik/contract/applications/applications.schema';
import { createJobQuestion, deleteJobQuestion } from '@jobblik/contract/questions/questions.api';
import { questionFault, questionLimits } from '@jobblik/contract/questions/questions.rules';
import { jobQuestionGroups } from '@jobblik/contract/questions/sample-questions.rules';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { callApi } from '../platform/api';
import { useWords } from '../platform/i18n';
import { useProblemText } from '../platform/use-problem';
import { Badge } from '../ui/badge';
import { Button, IconButton } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { FieldError } from '../ui/field';
import { toast, toastError } from '../ui/toast-store';
import { type NewQuestion, newQuestion, QuestionRow } from './applicant-ask-row';
import { SampleQuestions } from './applicant-ask-samples';
import d from './applicant-dialogs.module.css';
import type { Review } from './use-review';

interface AskDialogProps {
  jobId: number;
  applicants: readonly Application[];
  review: Review;
  onClose: () => void;
  onAsked: () => void;
}

/** Asks one applicant or several: written or on video, own words or chosen ones (spec 2§5). */
export function AskDialog({ jobId, applicants, review, onClose, onAsked }: AskDialogProps) {
  const t = useWords('applications');
  const problemText = useProblemText();
  const [only, ...others] = applicants;
  const many = others.length > 0;
  const [standing, setStanding] = useState<readonly ShownQuestion[]>(many ? [] : (only?.questions ?? []));
  const [rows, setRows] = useState<readonly NewQuestion[]>([newQuestion()]);
  const [shows, setShows] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const edit = (key: string, change: Partial<NewQuestion>) =>
    setRows((now) => now.map((row) => (row.key === key ? { ...row, ...change } : row)));
  const add = (question = '') =>
    setRows((now) => [...now.filter((row) => row.question.trim() !== '' || question === ''), newQuestion(question)]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setShows(true);
    if (rows.length === 0 || rows.some((row) => questionFault(row))) return;
    setBusy(true);
    setError(null);
    const questions = rows.map(({ question, text, video }) => ({
      question_id: null,
      question: question.trim(),
      text: Number(text) as 0 | 1,
      video: Number(video) as 0 | 1,
    }));
    try {
      if (!many && only) {
        const answer = await callApi(createJobQuestion, {
          body: { selected_user_id: only.user_id, job_id: jobId, questions: JSON.stringify(questions) },
        });
        review.change(only.id, { questions: answer.questions });
        toast(t('ask.sent', { name: only.user.name, count: questions.length }));
      } else {
        const answer = await callApi(askCandidates, {
          body: {
            job_id: jobId,
            application_ids: applicants.map(({ id }) => id),
            questions: JSON.stringify(questions),
          },
        });
        for (const one of answer.asked) review.change(one.application_id, { questions: one.questions });
        toast(t('ask.sent_many', { count: answer.asked.length }));
      }
      onAsked();
    } catch (failure) {
      setError(problemText(failure));
      setBusy(false);
    }
  };

  const remove = async (question_id: number) => {
    if (!only) return;
    try {
      const { questions } = await callApi(deleteJobQuestion, {
        body: { selected_user_id: only.user_id, job_id: jobId, question_id },
      });
      setStanding(questions);
      review.change(only.id, {
        questions,
        answers: only.answers.filter((answer) => questions.some((one) => one.question_id === answer.question_id)),
      });
    } catch (failure) {
      toastError(problemText(failure));
    }
  };

  const full = standing.length + rows.length >= questionLimits.questions;
  return (
    <Dialog
      open
      width={1000}
      easyClose={false}
      onClose={onClose}
      title={many ? t('ask.title_many', { count: applicants.length }) : t('ask.title', { name: only?.user.name })}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button kind="text" onClick={onClose}>
            {t('decide.cancel')}
          </Button>
          <Button kind="filled" type="submit" busy={busy} disabled={rows.length === 0}>
            {t('ask.send', { count: rows.length })}
          </Button>
        </>
      }
    >
      <div className={d.ask}>
        <div className={d.stack}>
          {standing.length > 0 && (
            <section>
              <h3>{t('ask.standing')}</h3>
              <ul className={d.standing}>
                {standing.map(({ question_id, question, answer }) => (
                  <li key={question_id}>
                    <span>{question}</span>
                    <Badge tone={answer ? 'success' : 'waiting'}>{t(answer ? 'ask.answered' : 'ask.waiting')}</Badge>
                    <IconButton
                      icon={IconTrash}
                      label={t('ask.remove', { question })}
                      onClick={() => void remove(question_id)}
                    />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {rows.map((row, at) => (
            <QuestionRow
              key={row.key}
              row={row}
              number={at + 1}
              shows={shows}
              onChange={(change) => edit(row.key, change)}
              onRemove={rows.length > 1 ? () => setRows(rows.filter(({ key }) => key !== row.key)) : undefined}
            />
          ))}
          <div>
            <Button kind="tinted" size="small" icon={IconPlus} disabled={full} onClick={() => add()}>
              {t('ask.add')}
            </Button>
          </div>
          {error && (
            <div role="alert">
              <FieldError>{error}</FieldError>
            </div>
          )}
        </div>
        <SampleQuestions
          groups={jobQuestionGroups}
          used={rows.map(({ question }) => question)}
          disabled={full}
          onPick={(question) => add(question)}
        />
      </div>
    </Dialog>
  );
}
