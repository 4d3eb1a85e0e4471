import { candidate } from '@jobblik/contract/candidates/cv-search.schema';
import { id, text } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { questionLimits } from './questions.rules.ts';

/** Answers as the form sends them: the texts are in the order of the ids, empty if there is none. */
export const givenAnswers = {
  question_ids: z.array(id).min(1, 'required').max(questionLimits.questions, 'too_many'),
  text_answers_arr: z.array(text(questionLimits.answer)).max(questionLimits.questions, 'too_many'),
};

/** The asking company, for the header of the screen. */
export const askingCompany = z.object({ company_id: z.number(), name: z.string(), logo: z.string().nullable() });

/** A person whom the employer has asked about the CV. Instants. */
export const candidateWithQuestions = z.object({
  user_id: z.number(),
  /** The person as this employer may see them now; null if the CV can no longer be opened. */
  candidate: candidate.nullable(),
  question_count: z.number(),
  answered_count: z.number(),
  asked_at: z.string(),
  answered_at: z.string().nullable(),
  /** The employer has not opened the CV since the last answer. */
  is_new: z.boolean(),
});
export type CandidateWithQuestions = z.output<typeof candidateWithQuestions>;
