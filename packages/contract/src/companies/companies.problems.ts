/** Refusals of company profiles and templates, with their HTTP status. */
export const companyProblems = {
  /** Another tab or device has saved the profile since it was read. */
  company_changed: 409,
  too_many_templates: 409,
  /** The company has no CVR number yet. */
  no_cvr: 409,
  /** The register does not have the number. */
  cvr_not_found: 409,
  /** The register says that the company has ended. */
  company_ended: 409,
  /** The register does not answer. */
  register_unavailable: 503,
  /** The register has to know the company before a link is mailed. */
  register_first: 409,
  company_link_expired: 404,
} as const;
