/** Bounds of what employers do with CVs, for both sides. */
export const candidateLimits = {
  /** CVs that one employer opens for the first time on a local day. */
  opensPerDay: 100,
  /** The number left is shown from this count on. */
  showLeftFrom: 20,
  /** Characters of what an employer writes to an anonymous candidate. */
  message: 1000,
  /** Saved CVs of one employer. */
  saved: 500,
} as const;

export const contactStates = ['open', 'accepted', 'refused'] as const;
export type ContactState = (typeof contactStates)[number];

/** Address of a CV: the id and its headline, never the name. */
export function cvUrlOf(userId: number, headline: string): string {
  const tail = headline
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'oe')
    .replaceAll('å', 'aa')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|(?<!-)-+$/g, '')
    .slice(0, 60)
    .replace(/(?<!-)-+$/, '');
  return tail === '' ? `${userId}` : `${userId}-${tail}`;
}
