import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/db.ts';
import { type Installation, keyFor } from '../installation/secret.ts';
import type { IntentStatus } from './payment-intent.ts';
import { type PaymentIntent, type PaymentProvider, PaymentProviderError } from './payments.ts';
import { sandboxIntents, sandboxRefunds } from './sandbox.tables.ts';
import { readSignedIntent } from './webhook.ts';

/** Test methods of Stripe's documentation and their outcomes. */
const outcomes: Record<string, { status: IntentStatus; declined?: string }> = {
  pm_card_visa: { status: 'succeeded' },
  pm_card_mastercard: { status: 'succeeded' },
  pm_card_chargeDeclined: { status: 'requires_payment_method', declined: 'card_declined' },
  pm_card_chargeDeclinedInsufficientFunds: { status: 'requires_payment_method', declined: 'insufficient_funds' },
  pm_card_chargeDeclinedExpiredCard: { status: 'requires_payment_method', declined: 'expired_card' },
  pm_card_chargeDeclinedIncorrectCvc: { status: 'requires_payment_method', declined: 'incorrect_cvc' },
  pm_card_authenticationRequired: { status: 'requires_action' },
};

/**
 * A provider without money for trying the product: it writes its intents as rows outside of the transaction, so that a crash
 * between charge and booking has the same effect as with a real one.
 */
export function createSandboxProvider(db: Database, webhookSecret: string): PaymentProvider {
  async function read(id: string): Promise<PaymentIntent> {
    const [row] = await db.select().from(sandboxIntents).where(eq(sandboxIntents.id, id));
    if (!row) throw new PaymentProviderError(`the sandbox has no intent ${id}`);
    return present(row);
  }

  /** Changes the state of an intent where that is allowed; another call may have been first. */
  async function move(id: string, from: IntentStatus, to: IntentStatus, method?: string, declined?: string) {
    await db
      .update(sandboxIntents)
      .set({
        status: to,
        declined: declined ?? null,
        ...(method && { method }),
        ...(to === 'succeeded' && { charges: sql`${sandboxIntents.charges} + 1` }),
      })
      .where(and(eq(sandboxIntents.id, id), eq(sandboxIntents.status, from)));
    return await read(id);
  }

  return {
    name: 'sandbox',
    publishableKey: '',
    async createIntent({ amount, key }) {
      const id = randomUUID();
      await db
        .insert(sandboxIntents)
        .values({
          id,
          idempotencyKey: key,
          clientSecret: `${id}_secret_${randomBytes(12).toString('hex')}`,
          status: 'requires_payment_method',
          amount,
        })
        .onConflictDoNothing({ target: sandboxIntents.idempotencyKey });
      const [row] = await db.select().from(sandboxIntents).where(eq(sandboxIntents.idempotencyKey, key));
      if (!row) throw new PaymentProviderError('the sandbox has lost an intent');
      return present(row);
    },
    async confirm(id, method) {
      if (!method) return await move(id, 'requires_confirmation', 'succeeded');
      const outcome = outcomes[method] ?? { status: 'requires_payment_method', declined: 'unknown_test_card' };
      return await move(id, 'requires_payment_method', outcome.status, method, outcome.declined);
    },
    takesMobilePay: async () => false,
    redirect: async (id) => ({ intent: await read(id), url: undefined }),
    read,
    async cancel(id) {
      await db
        .update(sandboxIntents)
        .set({ status: 'canceled' })
        .where(and(eq(sandboxIntents.id, id), sql`${sandboxIntents.status} <> 'succeeded'`));
      return await read(id);
    },
    async refund({ intentId, amount, key }) {
      await db.transaction(async (tx) => {
        const made = await tx
          .insert(sandboxRefunds)
          .values({ intentId, idempotencyKey: key, amount })
          .onConflictDoNothing()
          .returning();
        if (made.length === 0) return;
        await tx
          .update(sandboxIntents)
          .set({ refunded: sql`${sandboxIntents.refunded} + ${amount}` })
          .where(eq(sandboxIntents.id, intentId));
      });
    },
    readWebhook: (body, signature) => readSignedIntent(body, signature, webhookSecret),
    async answer(clientSecret, answer) {
      const [row] = await db.select().from(sandboxIntents).where(eq(sandboxIntents.clientSecret, clientSecret));
      if (!row) return undefined;
      if (answer === 'wallet') return await move(row.id, 'requires_payment_method', 'succeeded', 'wallet');
      return answer === 'pass'
        ? await move(row.id, 'requires_action', 'requires_confirmation')
        : await move(row.id, 'requires_action', 'requires_payment_method', undefined, 'authentication_failed');
    },
  };
}

/** The secret that signs the sandbox's webhook, derived from the installation's secret. */
export function sandboxWebhookSecret(env: Installation): string {
  return `whsec_${keyFor(env, 'sandbox webhook').toString('hex')}`;
}

function present(row: typeof sandboxIntents.$inferSelect): PaymentIntent {
  return {
    id: row.id,
    status: row.status,
    amount: row.amount,
    clientSecret: row.clientSecret,
    ...(row.declined && { declined: { code: row.declined, message: '' } }),
  };
}
