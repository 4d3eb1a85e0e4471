import { type InterviewStep, refusalOf } from '@jobblik/contract/interviews/interviews.rules';
import type { InterviewState } from '@jobblik/contract/interviews/phase.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/db/db.ts';
import { type Interview, visibleInterview } from './interviews.queries.ts';
import { type InterviewRow, interviews } from './interviews.tables.ts';

/** @throws Problem `forbidden`, `request_answered`, `interview_cancelled`, `interview_over` if the step is not possible now */
export function assertMay(step: InterviewStep, by: 'seeker' | 'employer', interview: Interview, now: Date): void {
  const refusal = refusalOf(step, by, interview, now);
  if (!refusal) return;
  if (refusal === 'forbidden') throw new Problem('forbidden');
  if (refusal === 'request_answered') throw new Problem(refusal);
  throw new Problem(refusal);
}

/** Changes a locked interview to its next version, in which no decline waits. An overlap fails with the SQLSTATE of an exclusion constraint. */
export async function changeInterview(
  tx: Transaction,
  { id }: Pick<Interview, 'id'>,
  values: Partial<InterviewRow> & { state: InterviewState },
): Promise<Interview> {
  const [row] = await tx
    .update(interviews)
    .set({ declinesAt: null, ...values, sequence: sql`${interviews.sequence} + 1` })
    .where(eq(interviews.id, id))
    .returning();
  if (!row) throw new Error('a locked interview is gone');
  return visibleInterview(row);
}
