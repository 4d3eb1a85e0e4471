import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import { sql } from 'drizzle-orm';
import { users } from '../../accounts/index.ts';
import { type CvRow, cvs } from '../../cv/cv.tables.ts';
import { anonymousContent } from './anonymity.rules.ts';

/** Raise it when {@link anonymousContent} hides other parts of the same texts; stored forms of other versions are made again. */
export const anonymityVersion = 1;

/** The columns of a CV that hold its anonymous form. @param accountName name of the account, which texts may contain */
export function anonymousColumns(content: CvContent, accountName: string) {
  return { anonymousContent: anonymousContent(content, accountName), anonymousKey: keyOf(accountName) };
}

/** The anonymous form of a published CV: the stored one, or a new one if the account's name or the rules have changed since. */
export function anonymousForm(
  cv: Pick<CvRow, 'anonymousContent' | 'anonymousKey'> & { content: CvContent },
  accountName: string,
): CvContent {
  const isCurrent = cv.anonymousContent !== null && cv.anonymousKey === keyOf(accountName);
  return isCurrent && cv.anonymousContent ? cv.anonymousContent : anonymousContent(cv.content, accountName);
}

/** The part of a published CV that is visible without a relationship to its owner; null if nothing is published. */
export function shownContent(
  cv: Pick<CvRow, 'content' | 'visibility' | 'anonymousContent' | 'anonymousKey'>,
  accountName: string,
): CvContent | null {
  if (!cv.content) return null;
  return cv.visibility === 'anonymous' ? anonymousForm({ ...cv, content: cv.content }, accountName) : cv.content;
}

/** The stored form where readers may need it: the content of a named CV is not read twice. */
export const anonymousIfShown = sql<CvContent | null>`case when ${cvs.visibility} = 'anonymous' then ${cvs.anonymousContent} end`;

/** Condition for joins of `cvs` with `users`: the stored form is missing or was made with another name or by other rules. */
export function anonymousFormIsOutdated() {
  return sql`${cvs.content} is not null and ${cvs.anonymousKey} is distinct from ${`${anonymityVersion}:`}::text || ${users.name}`;
}

function keyOf(accountName: string): string {
  return `${anonymityVersion}:${accountName}`;
}
