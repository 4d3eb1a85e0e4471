/** Answers of the payment calls to a visitor of the demo: those of the sandbox, without any intent or payment. */

/** The plan of the sample company, which a payment in the demo does not change. */
export const demoMembership = { plan: 3, status: 1 } as const;

/** Client secret of an intent that does not exist. */
export const demoSecret = 'demo_secret_demo';

const declined: Readonly<Record<string, string>> = {
  pm_card_chargeDeclined: 'card_declined',
  pm_card_chargeDeclinedInsufficientFunds: 'insufficient_funds',
  pm_card_chargeDeclinedExpiredCard: 'expired_card',
  pm_card_chargeDeclinedIncorrectCvc: 'incorrect_cvc',
};

/** The answer to a test card, by the name of its method: paid, declined with a code, or a question of the bank first. */
export function demoPayment(method: string) {
  const error = declined[method] ?? '';
  const asks = method === 'pm_card_authenticationRequired';
  return {
    result: error || asks ? ('failed' as const) : ('success' as const),
    membership: demoMembership,
    message: '',
    error,
    requires_action: asks,
    payment_intent_client_secret: asks ? demoSecret : '',
    invoice_id: 1,
  };
}

/** The intent after the bank's question was answered. */
export function demoIntent(answer: 'pass' | 'fail' | 'wallet'): string {
  return answer === 'fail' ? 'demo_refused' : 'demo_paid';
}

/** Outcome of the intent of {@link demoIntent}. */
export function demoConfirmation(intentId: string) {
  const result = intentId === demoIntent('pass') ? ('success' as const) : ('failed' as const);
  return { result, membership: demoMembership, pending: false };
}
