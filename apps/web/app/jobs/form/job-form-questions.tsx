import { jobLimits } from '@jobblik/contract/jobs/job-choices.rules';
import { questionFault, questionLimits } from '@jobblik/contract/questions/questions.rules';
import { IconPlus } from '@tabler/icons-react';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { FieldError } from '../../ui/forms/field';
import { Section } from '../../ui/layout/section';
import { QuestionRow, type QuestionRules } from '../../ui/overlays/question-dialog/question-row';
import s from './job-form.module.css';
import type { JobFormPartProps } from './job-form-part';
import type { FormQuestion } from './job-form-values';

/** An empty row is left out, not refused. */
const rules: QuestionRules = {
  faultOf: (row) => (row.question.trim() === '' ? undefined : questionFault(row)),
  longest: questionLimits.question,
  most: jobLimits.questions,
};

/** Questions for every applicant: up to five, answered in writing or on video. */
export function QuestionsPart({ form }: JobFormPartProps) {
  const t = useWords('employer-jobs');
  const { questions, is_redirect: isElsewhere } = form.values;
  const error = form.errors.questions;
  const change = (next: FormQuestion[]) => form.set({ questions: next });
  const isFull = questions.length >= jobLimits.questions;
  const rows = questions.map((question, at) => ({ ...question, key: `question-${at}` }));
  return (
    <Section work title={t('form.parts.questions')} id="part-questions">
      <div className={s.fields} data-wrong={error ? true : undefined}>
        <p className="small text-2">{t(isElsewhere ? 'form.questions_elsewhere' : 'form.questions_lead')}</p>
        {rows.map((row, at) => (
          <QuestionRow
            key={row.key}
            row={row}
            number={at + 1}
            rules={rules}
            shows={Boolean(error)}
            onChange={(changed) => change(questions.map((one, place) => (place === at ? { ...one, ...changed } : one)))}
            onRemove={() => change(questions.filter((_, place) => place !== at))}
          />
        ))}
        {error && <FieldError>{error}</FieldError>}
        <div>
          <Button
            kind="tinted"
            size="small"
            icon={IconPlus}
            disabled={isFull}
            onClick={() => change([...questions, { question: '', text: true, video: false }])}
          >
            {t(isFull ? 'form.questions_full' : 'form.questions_add')}
          </Button>
        </div>
      </div>
    </Section>
  );
}
