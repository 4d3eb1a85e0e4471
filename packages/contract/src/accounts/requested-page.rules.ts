import { sameSitePath } from './accounts.rules.ts';

/** A page that somebody was on the way to at sign-up is stored with the account for one day, in milliseconds. */
export const requestedPageLifetime = 24 * 60 * 60_000;

/** Longest path that is stored, in characters. */
const longest = 500;

/**
 * Screens that a new account can lead to, by role: those of its area, ads, the form to apply, searches and companies. No screen that
 * signs in, and none of a mailed link.
 */
const screens = {
  1: /^\/(?:kandidat\/(?:dashboard|mitcv|video|besked|beskedliste|anbefalet|indstillinger|notifikation|(?:cv|job|agent|interview)\/[^/]+)|(?:job|apply|company|blog)\/\d+|find\/job|virksomheder|home)(?:\/|$)/,
  2: /^\/(?:virksomhed\/(?:dashboard|profil|indstillinger|besked|beskedliste|notifikation|transaktioner|(?:medlemskab|cv|job|agent|interview)\/[^/]+)|(?:job|company|blog)\/\d+|virksomheder|smart-rekruttering|home)(?:\/|$)/,
} as const;

/**
 * The path and query of a screen of this site that an account of a type can be led to; undefined for anything else, also for other
 * sites however they are written.
 */
export function requestedPage(path: string | null | undefined, type: number): string | undefined {
  const own = sameSitePath(path);
  if (!own || own.length > longest || (type !== 1 && type !== 2)) return undefined;
  const [page = ''] = own.split('#');
  const [pathname = ''] = page.split('?');
  // A browser resolves such parts and would open another page than the one that is checked.
  if (/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(pathname)) return undefined;
  return screens[type].test(pathname) ? page : undefined;
}

/** A stored page that is not older than {@link requestedPageLifetime}. */
export function livePage(
  { requestedPage: page, requestedPageAt: at }: { requestedPage: string | null; requestedPageAt: Date | null },
  now: Date,
): string | null {
  return page && at && now.getTime() - at.getTime() < requestedPageLifetime ? page : null;
}
