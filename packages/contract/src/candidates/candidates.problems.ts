/** Refusals of what employers do with CVs, with their HTTP status. */
export const candidateProblems = {
  /** The membership does not open the CV database. */
  membership_required: 403,
  /** The employer has opened the most CVs for today. */
  too_many_opened: 429,
  too_many_saved_cvs: 409,
  /** The CV shows its contact details already. */
  not_anonymous: 409,
} as const;
