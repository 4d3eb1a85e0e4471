import { askCandidates } from '@jobblik/contract/applications/applicant-review.api';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { createJobQuestion, deleteJobQuestion } from '@jobblik/contract/questions/questions.api';
import { questionFault, questionLimits } from '@jobblik/contract/questions/questions.rules';
import { jobQuestionGroups } from '@jobblik/contract/questions/sample-questions.rules';
import { useState } from 'react';
import { QuestionTemplates } from '../../../companies/index';
import { callApi } from '../../../platform/api/api';
import { useOptimisticMutation } from '../../../platform/state/use-optimistic-mutation';
import { useWords } from '../../../platform/words/i18n';
import { toast } from '../../../ui/feedback/toast-store';
import { type NewQuestion, QuestionDialog } from '../../../ui/overlays/question-dialog/question-dialog';
import type { Decisions } from './use-decisions';

interface AskDialogProps {
  jobId: number;
  applicants: readonly Application[];
  decisions: Decisions;
  onClose: () => void;
  onSent: () => void;
}

/** Sends questions to one applicant, or the same questions to several. */
export function AskDialog({ jobId, applicants, decisions, onClose, onSent }: AskDialogProps) {
  const t = useWords('applications');
  const [only, ...others] = applicants;
  const many = others.length > 0;
  const [sentQuestions, setSentQuestions] = useState(many ? [] : (only?.questions ?? []));
  const { pending, mutate } = useOptimisticMutation<number, 'taken back'>();

  // Not optimistic: questions show with the ids under which they are taken back, and those come from the server.
  const sendToOne = async ({ id, user_id, user }: Application, questions: readonly NewQuestion[]) => {
    const answer = await callApi(createJobQuestion, {
      body: { selected_user_id: user_id, job_id: jobId, questions: JSON.stringify(questions) },
    });
    decisions.change(id, { questions: answer.questions });
    toast(t('ask.sent', { name: user.name, count: questions.length }));
  };

  const sendToAll = async (questions: readonly NewQuestion[]) => {
    const application_ids = applicants.map(({ id }) => id);
    const { asked } = await callApi(askCandidates, {
      body: { job_id: jobId, application_ids, questions: JSON.stringify(questions) },
    });
    for (const one of asked) decisions.change(one.application_id, { questions: one.questions });
    toast(t('ask.sent_many', { count: asked.length }));
  };

  const takeBack = async ({ id, user_id, answers }: Application, question_id: number) => {
    await mutate(question_id, 'taken back', async () => {
      const { questions } = await callApi(deleteJobQuestion, {
        body: { selected_user_id: user_id, job_id: jobId, question_id },
      });
      setSentQuestions(questions);
      const isSent = (questionId: number) => questions.some((one) => one.question_id === questionId);
      decisions.change(id, { questions, answers: answers.filter((answer) => isSent(answer.question_id)) });
    });
  };

  if (!only) return null;
  return (
    <QuestionDialog
      title={many ? t('ask.title_many', { count: applicants.length }) : t('ask.title', { name: only.user.name })}
      subject={`ask-${applicants.map(({ id }) => id).join('-')}`}
      rules={{ faultOf: questionFault, longest: questionLimits.question, most: questionLimits.questions }}
      samples={jobQuestionGroups}
      sentQuestions={sentQuestions.filter(({ question_id }) => !pending.has(question_id))}
      templates={(form) => <QuestionTemplates {...form} />}
      onSend={async (questions) => {
        await (many ? sendToAll(questions) : sendToOne(only, questions));
        onSent();
      }}
      onTakeBack={(questionId) => takeBack(only, questionId)}
      onClose={onClose}
    />
  );
}
