/** Refusals of the back office, with their HTTP status. */
export const adminProblems = {
  /** No call of the back office works before the account has a passkey or an authenticator app. */
  operator_without_second_factor: 403,
  /** The account is no operator any more, or its role may not do this. */
  operator_right_missing: 403,
  /** Somebody else has decided the case, or what it is about is gone. */
  case_decided: 409,
  /** The ten seconds in which a decision can be taken back have passed. */
  too_late_to_undo: 409,
  /** It is so already. */
  nothing_to_do: 409,
  /** The ad was never shown, is closed, or is held back. */
  job_not_extendable: 409,
  /** More than was paid and is not refunded yet. */
  refund_too_large: 409,
  /** A refund of the same payment is not made yet. */
  refund_under_way: 409,
} as const;
