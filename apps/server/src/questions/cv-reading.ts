import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, eq, inArray } from 'drizzle-orm';
import { isVerifiedPerson, users } from '../accounts/index.ts';
import { cvIsSearchable, cvs } from '../cv/index.ts';
import { entitlement } from '../membership/index.ts';
import type { Database, Transaction } from '../platform/db/db.ts';
import type { CvReading } from './questions.policy.ts';
import { answers, asks, questions } from './questions.tables.ts';

/** The conditions for an employer's questions about a person's CV: a paid membership, and a CV that can be found. */
export async function readCvReading(tx: Transaction, who: SignedIn, seekerId: number, now: Date): Promise<CvReading> {
  const [found] = await tx
    .select({ id: cvs.userId })
    .from(cvs)
    .innerJoin(users, eq(users.id, cvs.userId))
    .where(and(eq(cvs.userId, seekerId), cvIsSearchable()));
  return { readable: found !== undefined, paid: (await entitlement(tx, who.userId, now)).paid };
}

/** Those of the people who have answered any question of the employer, who then sees the name on their anonymous CV. */
export async function haveAnswered(
  db: Database,
  employerId: number,
  seekerIds: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ seekerId: asks.seekerId })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .innerJoin(asks, eq(asks.id, questions.askId))
    .where(and(eq(asks.employerId, employerId), inArray(asks.seekerId, [...seekerIds])));
  return new Set(rows.map(({ seekerId }) => seekerId));
}

/** Those of the people to whom an employer with a confirmed e-mail has sent questions. */
export async function haveBeenAsked(
  db: Database,
  employerId: number,
  seekerIds: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ seekerId: asks.seekerId })
    .from(asks)
    .innerJoin(questions, eq(questions.askId, asks.id))
    .where(
      and(eq(asks.employerId, employerId), inArray(asks.seekerId, [...seekerIds]), isVerifiedPerson(asks.employerId)),
    );
  return new Set(rows.map(({ seekerId }) => seekerId));
}
