import Stripe from 'stripe';
import { intentStatuses } from './payment-intent.ts';
import { type PaymentIntent, type PaymentMethod, type PaymentProvider, PaymentProviderError } from './payments.ts';
import { readSignedIntent } from './webhook.ts';

export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Another server with Stripe's API, for tests. */
  apiBase?: string | undefined;
  /** Time limit of a request in milliseconds, default 20 s. */
  timeout?: number;
}

/** Milliseconds for which the methods of the account, or the failure to read them, are cached. */
const methodsMs = 60_000;

/** For a request that a screen waits for but does not require. */
const quickly = { timeout: 3000, maxNetworkRetries: 0 } as const;

const intentOptions = {
  card: { confirmation_method: 'manual', payment_method_types: ['card'] },
  wallet: { automatic_payment_methods: { enabled: true } },
  mobilepay: { payment_method_types: ['mobilepay'] },
} as const satisfies Record<PaymentMethod, object>;

/** Stripe through its official library, which repeats failed requests under the same idempotency key. */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const base = settings.apiBase ? new URL(settings.apiBase) : undefined;
  const stripe = new Stripe(settings.secretKey, {
    maxNetworkRetries: 2,
    timeout: settings.timeout ?? 20_000,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? 80 : 443),
      protocol: base.protocol === 'http:' ? 'http' : 'https',
    }),
  });

  async function read(id: string): Promise<PaymentIntent> {
    return await asking(() => stripe.paymentIntents.retrieve(id));
  }

  let mobilePay: { answer: Promise<boolean>; until: number } | undefined;

  /** The methods that the seller has switched on for the account and that Stripe has approved. */
  async function askForMobilePay(): Promise<boolean> {
    try {
      const { data } = await stripe.paymentMethodConfigurations.list({ limit: 100 }, quickly);
      return data.some(({ active, is_default, mobilepay }) => active && is_default && mobilepay?.available === true);
    } catch (error) {
      throw new PaymentProviderError('Stripe did not say which methods the account takes', { cause: error });
    }
  }

  return {
    name: 'stripe',
    publishableKey: settings.publishableKey,
    takesMobilePay() {
      if (!mobilePay || mobilePay.until < Date.now())
        mobilePay = { answer: askForMobilePay(), until: Date.now() + methodsMs };
      return mobilePay.answer;
    },
    async redirect(id, returnUrl) {
      let url: string | undefined;
      const intent = await asking(async () => {
        const confirmed = await stripe.paymentIntents.confirm(id, {
          payment_method_data: { type: 'mobilepay' },
          return_url: returnUrl,
        });
        url = confirmed.next_action?.redirect_to_url?.url ?? undefined;
        return confirmed;
      });
      return { intent, url };
    },
    createIntent: ({ amount, description, key, method }) =>
      asking(() =>
        stripe.paymentIntents.create(
          {
            amount,
            currency: 'dkk',
            description,
            metadata: { key },
            ...intentOptions[method],
          },
          { idempotencyKey: key },
        ),
      ),
    async confirm(id, method) {
      try {
        return await asking(() => stripe.paymentIntents.confirm(id, method ? { payment_method: method } : {}));
      } catch (error) {
        // Another call was first, or the intent needs no confirmation: its current state counts.
        if (codeOf(error) === 'payment_intent_unexpected_state' || codeOf(error) === 'lock_timeout')
          return await read(id);
        throw error;
      }
    },
    read,
    async cancel(id) {
      try {
        return await asking(() => stripe.paymentIntents.cancel(id));
      } catch (error) {
        if (codeOf(error) === 'payment_intent_unexpected_state') return await read(id);
        throw error;
      }
    },
    async refund({ intentId, amount, key }) {
      try {
        await stripe.refunds.create({ payment_intent: intentId, amount }, { idempotencyKey: key });
      } catch (error) {
        throw new PaymentProviderError('Stripe did not refund', { cause: error });
      }
    },
    readWebhook: (body, signature) => readSignedIntent(body, signature, settings.webhookSecret),
  };
}

function codeOf(error: unknown): string | undefined {
  const cause = error instanceof PaymentProviderError ? error.cause : error;
  return cause instanceof Stripe.errors.StripeError ? cause.code : undefined;
}

/** A declined card is an answer; other errors are thrown. */
async function asking(request: () => Promise<Stripe.PaymentIntent>): Promise<PaymentIntent> {
  try {
    return present(await request());
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) {
      const intent = present(error.payment_intent);
      return {
        ...intent,
        declined: { code: error.decline_code ?? error.code ?? 'card_declined', message: error.message },
      };
    }
    throw new PaymentProviderError('Stripe did not answer as expected', { cause: error });
  }
}

function present(intent: Stripe.PaymentIntent): PaymentIntent {
  if (
    typeof intent?.id !== 'string' ||
    !Number.isInteger(intent.amount) ||
    !(intentStatuses as readonly string[]).includes(intent.status)
  )
    throw new TypeError('this is no payment intent');
  const { last_payment_error: declined } = intent;
  return {
    id: intent.id,
    status: intent.status as PaymentIntent['status'],
    amount: intent.amount,
    clientSecret: intent.client_secret ?? '',
    ...(declined && {
      declined: { code: declined.decline_code ?? declined.code ?? 'card_declined', message: declined.message ?? '' },
    }),
  };
}
