import type { IntentStatus } from './payment-intent.ts';

/** A payment intent at the provider. */
export interface PaymentIntent {
  id: string;
  status: IntentStatus;
  /** Øre. */
  amount: number;
  clientSecret: string;
  /** The last decline: a stable code in Stripe's words and the provider's message. */
  declined?: { code: string; message: string };
}

export interface NewIntent {
  /** Øre. */
  amount: number;
  description: string;
  /** The same key returns the same intent. */
  key: string;
  /**
   * `card` is charged by {@link PaymentProvider.confirm}, `wallet` by the provider's library in the browser, `mobilepay` after
   * {@link PaymentProvider.redirect} by the buyer.
   */
  method: PaymentMethod;
}

export const paymentMethods = ['card', 'wallet', 'mobilepay'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentProviders = ['sandbox', 'stripe'] as const;

/** The provider does not answer, or sends an invalid answer. The state of the money is unknown until the next request. */
export class PaymentProviderError extends Error {}

/** The service that moves the money. Amounts are øre, the currency is DKK. All but {@link readWebhook} throw PaymentProviderError. */
export interface PaymentProvider {
  name: (typeof paymentProviders)[number];
  /** For the browser's library; empty for the sandbox. */
  publishableKey: string;
  createIntent(intent: NewIntent): Promise<PaymentIntent>;
  /** Charges a method, or completes the charge after the card action. Charges once, also for repeated and parallel calls. */
  confirm(intentId: string, method?: string): Promise<PaymentIntent>;
  /** Whether the seller's account accepts MobilePay. */
  takesMobilePay(): Promise<boolean>;
  /**
   * Sends an intent to the buyer's app. The provider redirects the browser back to `returnUrl`, with the intent as
   * `payment_intent`.
   * @returns the intent and the address for the browser; undefined when the intent has another state already
   */
  redirect(intentId: string, returnUrl: string): Promise<{ intent: PaymentIntent; url: string | undefined }>;
  read(intentId: string): Promise<PaymentIntent>;
  /** Cancels an unpaid intent. @returns the intent, `succeeded` when it was paid first */
  cancel(intentId: string): Promise<PaymentIntent>;
  /** Refunds once per key. */
  refund(refund: { intentId: string; amount: number; key: string }): Promise<void>;
  /** The intent of a signed message; undefined for other messages. @throws Error for a wrong or old signature */
  readWebhook(body: Buffer, signature: string): string | undefined;
  /** Only for the sandbox: answers as the cardholder in the browser. */
  answer?(clientSecret: string, answer: 'pass' | 'fail' | 'wallet'): Promise<PaymentIntent | undefined>;
}
