/** The `updatedAt` of a row that is written now. It is a version of the row, so it always increases. */
export function nextVersion(row: { updatedAt: Date }, now: Date): Date {
  return new Date(Math.max(now.getTime(), row.updatedAt.getTime() + 1));
}
