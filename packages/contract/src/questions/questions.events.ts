import { defineEvent, defineSocketEvent } from '@jobblik/contract/kernel/event';
import { z } from 'zod';

const parties = z.object({
  ask_id: z.number(),
  employer_id: z.number(),
  seeker_id: z.number(),
  /** The ad it is about, null for questions about the CV. */
  job_id: z.number().nullable(),
  /** How many questions are new, or were answered. */
  count: z.number(),
});

/** An employer has asked; the person is notified. `question_id` is the first of the new questions. */
export const questionsAsked = defineEvent('questions.asked', parties.extend({ question_id: z.number() }));

/** The person has answered; the employer is notified. `answer_id` is the first of the new answers. */
export const questionsAnswered = defineEvent('questions.answered', parties.extend({ answer_id: z.number() }));

/** To the employer's open windows: the questions to a person about the CV, or the answers, have changed. */
export const cvQuestionsChanged = defineSocketEvent(
  'cv_questions_changed',
  'server',
  z.object({ user_id: z.number() }),
);
