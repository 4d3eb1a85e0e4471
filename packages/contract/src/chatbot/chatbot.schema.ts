import { text } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { chatbotLimits, isBlankQuestion } from './chatbot.rules.ts';

/** Subject of the last turn: the browser sends it back with the next question. */
export const botContext = z.object({
  /** Id of the answer; `jobs` for a search. */
  topic: z.string().max(40),
  keyword: z.string().max(100).optional(),
  place: z.string().max(100).optional(),
  job_type: z.number().int().min(1).max(5).optional(),
});
export type BotContext = z.output<typeof botContext>;

export const botQuestion = z.object({
  query: text(chatbotLimits.question).refine((value) => !isBlankQuestion(value), 'required'),
  /** Created by the tab: identifies the conversation, for a bot that stores conversations itself. */
  session: z.uuid().optional(),
  context: botContext.nullish(),
});

const link = z.object({
  label: z.string(),
  /** Path of the product. */
  to: z.string(),
  /** Second line: company and place of a job. */
  note: z.string().optional(),
});
export type BotLink = z.output<typeof link>;

/** `answer`: the bot has an answer. `jobs`: hits of a search. `choice`: the bot asks back. `handover`: the bot has no answer. */
export const botAnswerKind = z.enum(['answer', 'jobs', 'choice', 'handover']);

export const botAnswer = z.object({
  result: z.literal('success'),
  /** Plain text. */
  answer: z.string(),
  kind: botAnswerKind,
  links: z.array(link),
  /** Questions to choose among. */
  choices: z.array(z.string()),
  context: botContext.nullable(),
});
export type BotAnswer = z.output<typeof botAnswer>;
