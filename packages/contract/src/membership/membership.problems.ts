/** Refusals of plans, payments and orders, with their HTTP status. */
export const membershipProblems = {
  unknown_plan: 400,
  extra_needs_ads: 400,
  plan_not_chosen: 409,
  already_paid: 409,
  billing_missing: 409,
  payment_in_progress: 409,
  /** The amount on screen is not that of the chosen plan. */
  amount_changed: 409,
  terms_not_accepted: 400,
  start_not_requested: 400,
  /** The payment service does not answer. */
  payment_unavailable: 503,
  /** Work on the order has begun, so that the buyer cannot change it. */
  order_begun: 409,
  /** The days of withdrawal are over. */
  withdrawal_over: 409,
  /** All that was bought is delivered, with the buyer's consent. */
  withdrawal_delivered: 409,
  /** A higher plan took the rest of this one: that one is withdrawn first. */
  withdrawal_upgraded: 409,
  /** The whole purchase is paid back already. */
  withdrawal_refunded: 409,
} as const;
