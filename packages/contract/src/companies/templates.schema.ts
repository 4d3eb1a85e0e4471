import { requiredText, text } from '@jobblik/contract/kernel/fields';
import { newQuestion, plainQuestion } from '@jobblik/contract/questions/question.schema';
import { questionLimits } from '@jobblik/contract/questions/questions.rules';
import { z } from 'zod';
import { templateKinds, templateLimits } from './templates.rules.ts';

/** A text of a company for its decisions, or questions that it asks often. */
export const messageTemplate = z.object({
  template_id: z.number(),
  kind: z.enum(templateKinds),
  name: z.string(),
  /** With `{name}` and `{employer}` where the names go; empty for `ask`. */
  message: z.string(),
  /** Empty for `reject` and `park`. */
  questions: z.array(plainQuestion),
});
export type MessageTemplate = z.infer<typeof messageTemplate>;

const fields = {
  name: requiredText(templateLimits.name),
  message: text(templateLimits.message).default(''),
  questions: z.array(newQuestion).max(questionLimits.questions, 'too_many').default([]),
};

/** A template of `ask` holds questions, the others hold a message; what belongs to the other kind is left out. */
export const newTemplate = z
  .object({ kind: z.enum(templateKinds, 'not_a_choice'), ...fields })
  .refine(({ kind, message }) => kind === 'ask' || message !== '', { message: 'required', path: ['message'] })
  .refine(({ kind, questions }) => kind !== 'ask' || questions.length > 0, {
    message: 'required',
    path: ['questions'],
  })
  .transform(({ message, questions, ...template }) =>
    template.kind === 'ask' ? { ...template, message: '', questions } : { ...template, message, questions: [] },
  );
export type NewTemplate = z.output<typeof newTemplate>;
