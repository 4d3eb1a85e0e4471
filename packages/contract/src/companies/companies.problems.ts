/** Refusals of company profiles and templates, with their HTTP status. */
export const companyProblems = {
  /** Another tab or device has saved the profile since it was read. */
  company_changed: 409,
  too_many_templates: 409,
} as const;
