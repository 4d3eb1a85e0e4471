import type { Match } from './match-answer.ts';

/** From this score on, the best answer is given. */
const sure = 0.5;
/** From this score on, it is offered among others. */
const possible = 0.5;
/** The best answer is given only where the next one is this much less like the question. */
const lead = 0.04;
/** A less like answer is given where every word is known and the next one is this much less like the question. */
const clearLead = 0.12;
const mostChoices = 3;

export type Decision = { kind: 'answer'; id: string } | { kind: 'choice'; ids: string[] } | { kind: 'handover' };

/** What to do with the answers most like a question, best first. */
export function decideAnswer(matches: readonly Match[]): Decision {
  const [best, next] = matches;
  if (!best || best.score < possible) return { kind: 'handover' };
  const ahead = best.score - (next?.score ?? 0);
  if ((best.score >= sure && ahead >= lead) || (!best.hasUnknown && ahead >= clearLead))
    return { kind: 'answer', id: best.id };
  const offered = matches.filter(({ score }) => score >= possible).slice(0, mostChoices);
  return { kind: 'choice', ids: offered.map(({ id }) => id) };
}
