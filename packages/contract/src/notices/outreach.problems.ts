/** Refusals of an attempt to reach somebody, with their HTTP status. Those with 429 say when it is possible again. */
export const outreachProblems = {
  /** The address has got the most mails of a week. */
  too_many_to_address: 429,
  /** The sender has mailed the most strangers of a day. */
  too_many_to_strangers: 429,
  /** The receiver wants no such mails. */
  mails_to_address_stopped: 409,
  /** The company has begun the most conversations of a day. */
  too_many_contacts: 429,
  /** Several people have reported the company. */
  outreach_paused: 403,
} as const;
