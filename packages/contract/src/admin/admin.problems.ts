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
} as const;
