import { id, requiredText } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { questionLimits } from './questions.rules.ts';

/** Yes or no as forms and old clients send it: true and false, 1 and 0. Anything else is refused. */
const flag = z
  .union([z.boolean(), z.literal(1), z.literal(0)], 'not_a_choice')
  .transform((value): 0 | 1 => (value ? 1 : 0));

/** Fields of an employer's question: its text, and whether it may be answered by text and by video. */
const questionFields = {
  question: requiredText(questionLimits.question),
  text: flag.default(0),
  video: flag.default(0),
};

const answerable = ({ text, video }: { text: number; video: number }) => text === 1 || video === 1;

/** A question that nobody has been asked yet. */
export const newQuestion = z
  .object(questionFields)
  .refine(answerable, { message: 'answer_kind_needed', path: ['text'] });
export type NewQuestion = z.output<typeof newQuestion>;

/** A question as it is stored before anybody is asked: with an ad, or in a template. */
export const plainQuestion = z.object({ question: z.string(), text: z.literal([0, 1]), video: z.literal([0, 1]) });

/** Questions as the employer's dialog sends them: new ones without an id, earlier ones unchanged or changed. */
export const questionInputs = z
  .array(
    z
      .object({ question_id: id.nullish(), ...questionFields })
      .refine(answerable, { message: 'answer_kind_needed', path: ['text'] }),
  )
  .min(1, 'required')
  .max(questionLimits.questions, 'too_many');
export type QuestionInput = z.output<typeof questionInputs>[number];

/** An answer to one question (spec 1§3, 2§3). `video_answer` is a signed address that expires. */
export const answerItem = z.object({
  id: z.number(),
  question_id: z.number(),
  /** 1 text, 2 video, 3 video and text. */
  answer_type: z.number(),
  text_answer: z.string(),
  video_answer: z.string().nullable(),
  video_answer_real_name: z.string().nullable(),
  /** Bytes of the video. */
  size: z.number().nullable(),
  /** Content type of the video, `video/mp4`. */
  type: z.string().nullable(),
  created_at: z.string(),
});
export type AnswerItem = z.infer<typeof answerItem>;

/** A question of an employer with its answer, or null while there is none. */
export const questionItem = z.object({
  question_id: z.number(),
  question: z.string(),
  /** 1 while it can be answered, 0 once it is answered or the application is over. */
  activated: z.number(),
  /** Whether it may be answered by text and by video: 1 yes, 0 no. */
  text: z.number(),
  video: z.number(),
  created_at: z.string(),
  answer: answerItem.nullable(),
});
export type QuestionItem = z.infer<typeof questionItem>;

/** An answer on its own, as the employer's screens list it (spec 2§3 "Answer record"). */
export const answerRecord = answerItem.extend({
  employer_id: z.number(),
  /** Null for a question about the CV, without an ad. */
  job_id: z.number().nullable(),
  user_id: z.number(),
  question: z.string(),
});
export type AnswerRecord = z.infer<typeof answerRecord>;

/** Questions of one employer to one person about one application or CV, with the answers. */
export const questionsAndAnswers = z.object({ questions: z.array(questionItem), answers: z.array(answerRecord) });
export type QuestionsAndAnswers = z.infer<typeof questionsAndAnswers>;
