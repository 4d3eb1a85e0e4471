/** Refusals of reports, with their HTTP status. */
export const moderationProblems = {
  /** Nobody reports what is their own. */
  own_content: 409,
  /** A guest gives name and address, but for the crimes that the law excepts. */
  reporter_unnamed: 400,
} as const;
