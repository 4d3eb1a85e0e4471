import type { IntentStatus } from './payment-intent.ts';

/** A payment intent as the provider knows it. */
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
  /** The same key makes the same intent. */
  key: string;
  /**
   * `card` is charged by {@link PaymentProvider.confirm}, `wallet` by the provider's library in the browser, `mobilepay` after
   * {@link PaymentProvider.redirect} by the buyer.
   */
  method: PaymentMethod;
}

export type PaymentMethod = 'card' | 'wallet' | 'mobilepay';

/** The provider does not answer, or answers nonsense. What happened to the money is unknown until it is asked again. */
export class PaymentProviderError extends Error {}

/** The service that moves the money. Amounts are øre, the currency is DKK. All but {@link readWebhook} throw PaymentProviderError. */
export interface PaymentProvider {
  name: 'sandbox' | 'stripe';
  /** For the browser's library; empty for the sandbox. */
  publishableKey: string;
  createIntent(intent: NewIntent): Promise<PaymentIntent>;
  /** Charges a method, or completes the charge after the card action. Charges once, however often and in parallel it is called. */
  confirm(intentId: string, method?: string): Promise<PaymentIntent>;
  /** Whether the seller's account takes MobilePay. */
  takesMobilePay(): Promise<boolean>;
  /**
   * Hands an intent over to the buyer's app. The provider leads the browser back to `returnUrl`, with the intent as `payment_intent`.
   * @returns the intent and where the browser goes; undefined when the intent has moved on already
   */
  redirect(intentId: string, returnUrl: string): Promise<{ intent: PaymentIntent; url: string | undefined }>;
  read(intentId: string): Promise<PaymentIntent>;
  /** Cancels an unpaid intent. @returns the intent, `succeeded` when the money came first */
  cancel(intentId: string): Promise<PaymentIntent>;
  /** Pays back once for each key. */
  refund(refund: { intentId: string; amount: number; key: string }): Promise<void>;
  /** The intent that a signed message is about; undefined for other messages. @throws Error for a wrong or old signature */
  readWebhook(body: Buffer, signature: string): string | undefined;
  /** The sandbox only: answers for the cardholder in the browser. */
  answer?(clientSecret: string, answer: 'pass' | 'fail' | 'wallet'): Promise<PaymentIntent | undefined>;
}
