/**
 * What operators decide of a case. `answered` and `not_ours` are about messages, `refunded` about payments; the others about ads, companies
 * and accounts.
 */
export const decisionKinds = [
  'taken_down',
  'hidden',
  'frozen',
  'no_action',
  'restored',
  'answered',
  'not_ours',
  'extended',
  'refunded',
  'approved',
] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** Why something is taken down: a law, a term, or in the operator's own words. */
export const groundIds = ['fraud', 'no_real_job', 'cpr', 'other'] as const;
export type GroundId = (typeof groundIds)[number];

/** Months in which a decision can be complained about (DSA, article 20, which also small hosts may follow). */
export const monthsToComplain = 6;

/** Until when a decision can be complained about. */
export function complaintEnd(decidedAt: Date): Date {
  const end = new Date(decidedAt);
  end.setMonth(end.getMonth() + monthsToComplain);
  return end;
}

/** For how long a decision can be taken back, in milliseconds: its letters leave afterwards. */
export const undoTime = 10_000;

/** Whether a decision can still be taken back. */
export function canUndo(
  decision: { decidedAt: Date; undoneAt: Date | null; finishedAt: Date | null },
  now: Date,
): boolean {
  return !decision.undoneAt && !decision.finishedAt && now.getTime() - decision.decidedAt.getTime() < undoTime;
}
