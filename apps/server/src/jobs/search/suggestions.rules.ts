import type { Suggestion } from '@jobblik/contract/jobs/suggestions.schema';
import { fold } from '@jobblik/danish';

/** The fields of a found ad for suggestions. */
export interface FoundAd {
  title: string;
  /** The employer name in the ad. */
  company: string | null;
  skills: readonly string[];
}

/** The name of a job, with its words between spaces. */
export interface SuggestedTitle {
  name: string;
  words: string;
}

export function occupationOf(name: string): SuggestedTitle {
  return { name, words: `${wordsOfSuggestion(name)} ` };
}

/** Maximum number of suggestions by kind. */
const most = { title: 4, company: 3, skill: 3 } as const;
/** Longer titles are specific to one ad and not suggested. */
const longestTitle = 40;
/** Minimum number of typed letters. */
export const shortestTyped = 2;

/** Text for comparison: folded words with one space before each. */
export function wordsOfSuggestion(text: string): string {
  return ` ${fold(text)
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean)
    .join(' ')}`;
}

/**
 * Suggestions from found ads: job titles, companies, skills; within a kind the most frequent first. Every suggestion has a word
 * with the typed prefix.
 * @param occupations names that are searched in the titles
 */
export function suggestionsOf(
  typed: string,
  ads: readonly FoundAd[],
  occupations: readonly SuggestedTitle[],
): Suggestion[] {
  const start = wordsOfSuggestion(typed);
  if (start.length <= shortestTyped) return [];
  const fits = (text: string) => wordsOfSuggestion(text).includes(start);
  const counts = { title: new Counter(), company: new Counter(), skill: new Counter() };
  const jobs = occupations.filter(({ words }) => words.includes(start));
  for (const { title, company, skills } of ads) {
    const words = `${wordsOfSuggestion(title)} `;
    for (const job of jobs) if (words.includes(job.words)) counts.title.add(job.name);
    if (title.length <= longestTitle && fits(title)) counts.title.add(title);
    if (company && fits(company)) counts.company.add(company);
    for (const skill of new Set(skills)) if (fits(skill)) counts.skill.add(skill);
  }
  const seen = new Set<string>();
  return (['title', 'company', 'skill'] as const).flatMap((kind) =>
    counts[kind].best(seen, most[kind]).map((text) => ({ kind, text })),
  );
}

const danish = new Intl.Collator('da');

/** Counts texts; texts that differ only in case or punctuation are the same. */
class Counter {
  readonly #found = new Map<string, { text: string; count: number }>();

  add(text: string): void {
    const key = wordsOfSuggestion(text);
    const known = this.#found.get(key);
    if (known) known.count += 1;
    else this.#found.set(key, { text: text.charAt(0).toLocaleUpperCase('da') + text.slice(1), count: 1 });
  }

  /** The most frequent texts, then the shorter ones. @param seen texts to leave out; the result is added */
  best(seen: Set<string>, limit: number): string[] {
    const sorted = [...this.#found]
      .filter(([key]) => !seen.has(key))
      .sort(([, a], [, b]) => b.count - a.count || a.text.length - b.text.length || danish.compare(a.text, b.text))
      .slice(0, limit);
    for (const [key] of sorted) seen.add(key);
    return sorted.map(([, { text }]) => text);
  }
}
