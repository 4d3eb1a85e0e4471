import type { Database } from '../db/db.ts';
import type { Installation } from '../installation/secret.ts';
import type { PaymentProvider } from './payments.ts';
import { createSandboxProvider, sandboxWebhookSecret } from './sandbox.driver.ts';
import { createStripeProvider } from './stripe.driver.ts';

/** Chosen once at start: Stripe with its keys, else the sandbox, where the settings allow it. */
export function createPaymentProvider(env: Installation, db: Database): PaymentProvider {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = env;
  if (!secretKey || !publishableKey || !webhookSecret) return createSandboxProvider(db, sandboxWebhookSecret(env));
  return createStripeProvider({ secretKey, publishableKey, webhookSecret, apiBase: env.STRIPE_API_BASE });
}
