import { lazily } from '@jobblik/contract/kernel/lazily';
import { fold } from '@jobblik/danish';
import { categoryOfTitle } from './category-of-title.ts';
import { readReference } from './reference.ts';

const titlesOfCategory = lazily(commonTitles);

/**
 * Job titles of the same category as a title, the most common first. Without the title itself; empty for a text without a known
 * trade.
 */
export function similarTitles(title: string, most: number): string[] {
  const category = categoryOfTitle(title);
  const titles = category === undefined ? [] : (titlesOfCategory().get(category) ?? []);
  return titles.filter((other) => fold(other) !== fold(title.trim())).slice(0, most);
}

/** Maximum number of titles that are tried, and of those that are returned. */
const mostTried = 16;
const mostFound = 4;

/**
 * Suggestions for a search without hits: titles of the same trade that have hits, the most common first.
 * @param hitsOf number of hits of a title with the places and filters of the search
 */
export async function similarTitlesWithHits(
  title: string,
  hitsOf: (title: string) => Promise<number>,
): Promise<{ keyword: string; count: number }[]> {
  const found: { keyword: string; count: number }[] = [];
  for (const keyword of similarTitles(title, mostTried)) {
    const count = await hitsOf(keyword);
    if (count > 0) found.push({ keyword, count });
    if (found.length === mostFound) break;
  }
  return found;
}

/** Titles that appear in vacancies, by category, the most common first. */
function commonTitles(): Map<number, string[]> {
  const byCategory = new Map<number, string[]>();
  const used = readReference('job-titles').filter(([, name, , , vacancies]) => vacancies > 0 && !name.includes('/'));
  for (const [, name] of used.toSorted((a, b) => b[4] - a[4])) {
    const category = categoryOfTitle(name);
    if (category !== undefined) byCategory.set(category, [...(byCategory.get(category) ?? []), name]);
  }
  return byCategory;
}
