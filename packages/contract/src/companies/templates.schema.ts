import { requiredText, text } from '@jobblik/contract/kernel/fields';
import { newQuestion, plainQuestion } from '@jobblik/contract/questions/question.schema';
import { questionLimits } from '@jobblik/contract/questions/questions.rules';
import { z } from 'zod';
import { templateKinds, templateLimits } from './templates.rules.ts';

/** A stored text of a company for its decisions, or questions that it often asks. */
export const messageTemplate = z.object({
  template_id: z.number(),
  kind: z.enum(templateKinds),
  name: z.string(),
  /** With `{name}` and `{employer}` as placeholders; empty for `ask`. */
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

/** A template of `ask` has questions, the others have a message; the fields of the other kind are dropped. */
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
