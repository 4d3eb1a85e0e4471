/** Refusals of conversations, with their HTTP status. */
export const chatProblems = {
  /** Nothing connects the two, or one of them has blocked the other. */
  may_not_write: 403,
  /** The caller has blocked the receiver. */
  contact_blocked: 409,
  /** The receiver has removed the account. */
  contact_removed: 409,
  /** Another message has the same uuid. */
  uuid_taken: 409,
  /** The file was not uploaded by the sender, has another type, or no longer exists. */
  file_not_found: 404,
  /** The interview request has been answered already. */
  request_answered: 409,
} as const;
