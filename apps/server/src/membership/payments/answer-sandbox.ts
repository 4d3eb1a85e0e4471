import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../platform/services.ts';
import { payments } from '../payments.tables.ts';

/** Answers as the cardholder of the caller's own test payment. @returns the intent; undefined without sandbox or payment */
export async function answerSandbox(
  { db, payments: provider }: Services,
  who: SignedIn,
  clientSecret: string,
  answer: 'pass' | 'fail' | 'wallet',
): Promise<string | undefined> {
  const intentId = clientSecret.split('_secret_')[0] ?? '';
  const [own] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.intentId, intentId), eq(payments.userId, who.userId)));
  if (!own || !provider.answer) return undefined;
  return (await provider.answer(clientSecret, answer))?.id;
}
