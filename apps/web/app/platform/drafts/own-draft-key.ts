/**
 * The name under which a person's draft is kept in this browser. Nobody else who uses it meets the draft, and with the account all of
 * them can be forgotten.
 * @param subject one for each form and what it is about, such as `job-42`
 */
export function ownDraftKey(userId: number, subject: string): string {
  return ownDrafts(userId) + subject;
}

/** What the names of all drafts of a person begin with. */
export function ownDrafts(userId: number): string {
  return `${userId}/`;
}
