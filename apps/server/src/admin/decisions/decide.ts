import { canUndo, undoTime } from '@jobblik/contract/admin/decisions.rules';
import type { Decision } from '@jobblik/contract/admin/decisions.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { and, desc, eq } from 'drizzle-orm';
import { operators } from '../operators/operators.tables.ts';
import type { AdminContext } from '../serve-admin.ts';
import { adminDecisions, type DecisionRow, type StoredLetter } from './decisions.tables.ts';
import { finishDecision } from './decisions.tasks.ts';

type NewDecision = Pick<DecisionRow, 'object' | 'objectId' | 'kind'> &
  Partial<Pick<DecisionRow, 'ground' | 'why' | 'statement' | 'undoing'>> & { letters: readonly StoredLetter[] };

/** Stores a decision whose effect the caller has written. Letters without a text are left out; the others leave after ten seconds. */
export async function storeDecision(
  { tx, services, operator, now }: AdminContext,
  decision: NewDecision,
): Promise<Decision> {
  const letters = decision.letters.filter(({ text }) => text !== '');
  const [stored] = await tx
    .insert(adminDecisions)
    .values({ ...decision, letters, operatorId: operator.userId, decidedAt: now })
    .returning();
  if (!stored) throw new Error('the decision was not stored');
  const startAfter = new Date(now.getTime() + undoTime);
  await services.tasks.enqueue(tx, finishDecision, { decision_id: stored.id }, { startAfter });
  return presentDecision(stored, operator.name, now);
}

/** A decision that is locked, to be taken back. @throws Problem `not_found`, `too_late_to_undo` */
export async function lockDecision({ tx, now }: AdminContext, decisionId: number): Promise<DecisionRow> {
  const [decision] = await tx.select().from(adminDecisions).where(eq(adminDecisions.id, decisionId)).for('update');
  if (!decision) throw new Problem('not_found');
  if (!canUndo(decision, now)) throw new Problem('too_late_to_undo');
  return decision;
}

/** The decisions about an object, the newest first. */
export async function decisionsAbout(
  { tx, now }: AdminContext,
  about: Pick<DecisionRow, 'object' | 'objectId'>,
): Promise<Decision[]> {
  const rows = await tx
    .select({ decision: adminDecisions, by: operators.name })
    .from(adminDecisions)
    .innerJoin(operators, eq(operators.userId, adminDecisions.operatorId))
    .where(and(eq(adminDecisions.object, about.object), eq(adminDecisions.objectId, about.objectId)))
    .orderBy(desc(adminDecisions.id))
    .limit(50);
  return rows.map(({ decision, by }) => presentDecision(decision, by, now));
}

function presentDecision(row: DecisionRow, by: string, now: Date): Decision {
  return {
    id: row.id,
    kind: row.kind,
    ground: row.ground,
    why: row.why,
    by,
    decided_at: row.decidedAt.toISOString(),
    undo_until: canUndo(row, now) ? new Date(row.decidedAt.getTime() + undoTime).toISOString() : null,
    undone: row.undoneAt !== null,
  };
}
