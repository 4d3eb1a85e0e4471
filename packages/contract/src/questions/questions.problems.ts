/** Refusals of questions and answers, with their HTTP status. */
export const questionProblems = {
  already_answered: 409,
  application_closed: 409,
} as const;
