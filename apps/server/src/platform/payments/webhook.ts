import Stripe from 'stripe';

/**
 * The payment intent of a message signed by Stripe's scheme; undefined for messages about other objects.
 * @throws Error for a wrong signature, or one older than five minutes
 */
export function readSignedIntent(body: Buffer, signature: string, secret: string): string | undefined {
  const event = Stripe.webhooks.constructEvent(body, signature, secret);
  if (!event.type.startsWith('payment_intent.')) return undefined;
  const { id } = event.data.object as { id?: unknown };
  return typeof id === 'string' ? id : undefined;
}
