/** Refusals of applications, with their HTTP status. */
export const applicationProblems = {
  /** The ad takes applications on the company's own site. */
  apply_elsewhere: 409,
  application_withdrawn: 409,
} as const;
