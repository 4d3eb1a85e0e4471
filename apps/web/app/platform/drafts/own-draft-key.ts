/**
 * The key of a person's draft in this browser. Other users of the browser do not get the draft, and all drafts can be removed with
 * the account.
 * @param subject the form and its subject, such as `job-42`
 */
export function ownDraftKey(userId: number, subject: string): string {
  return ownDrafts(userId) + subject;
}

/** Prefix of the keys of all drafts of a person. */
export function ownDrafts(userId: number): string {
  return `${userId}/`;
}
