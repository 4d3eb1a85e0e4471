/** Refusals of accounts, sign-in and second factors, with their HTTP status. */
export const accountProblems = {
  invalid_email_and_password: 401,
  wrong_password: 400,
  email_taken: 400,
  /** The new e-mail is the present one. */
  same_email: 400,
  /** Too many wrong passwords; a mailed link or waiting helps. */
  sign_in_locked: 429,
  sign_in_link_expired: 404,
  /** The way back from another provider was used already, or belongs to another browser. */
  unknown_code: 404,
  /** Operators have closed the account; `data` has the reason as `why`. */
  account_frozen: 403,
  /** No account has the address that another provider gave. */
  registration_needed: 409,
  /** The last way to sign in cannot be removed. */
  last_sign_in: 409,
  /** `data` has the challenge and the methods. */
  second_factor_required: 403,
  second_factor_missing: 409,
  method_unavailable: 400,
  challenge_expired: 410,
  wrong_code: 400,
  authenticator_exists: 409,
  passkey_refused: 400,
  passkey_known: 409,
  passkeys_unavailable: 409,
  too_many_passkeys: 409,
} as const;
