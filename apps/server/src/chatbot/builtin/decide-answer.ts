import type { AnswerMatch } from './match-answer.ts';

/** Minimum score of the best answer. */
const sure = 0.5;
/** Minimum score of an answer that is offered among others. */
const possible = 0.5;
/** The best answer is given only if the next one scores at least this much lower. */
const lead = 0.04;
/** A lower-scoring answer is given if every word is known and the next one scores at least this much lower. */
const clearLead = 0.12;
const mostChoices = 3;

export type AnswerDecision = { kind: 'answer'; id: string } | { kind: 'choice'; ids: string[] } | { kind: 'handover' };

/** What to do with the best-matching answers, best first. */
export function decideAnswer(matches: readonly AnswerMatch[]): AnswerDecision {
  const [best, next] = matches;
  if (!best || best.score < possible) return { kind: 'handover' };
  const ahead = best.score - (next?.score ?? 0);
  if ((best.score >= sure && ahead >= lead) || (!best.hasUnknown && ahead >= clearLead))
    return { kind: 'answer', id: best.id };
  const offered = matches.filter(({ score }) => score >= possible).slice(0, mostChoices);
  return { kind: 'choice', ids: offered.map(({ id }) => id) };
}
