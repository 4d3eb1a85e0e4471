import { seoName } from '@jobblik/contract/kernel/seo.rules';
import { placeSlug } from '@jobblik/contract/lookups/lookups.rules';
import type { Place } from '@jobblik/contract/lookups/lookups.schema';

/** The lookup query that finds the place of a slug `name-zip-region`. */
export function slugQuery(slug: string): string {
  return zipOf(slug) ?? wordsOf(slug).slice(0, 100);
}

/** The place of a slug or of a typed name among the results of {@link slugQuery}; undefined if it is none of them. */
export function placeOfSlug(slug: string, found: readonly Place[]): Place | undefined {
  const zip = zipOf(slug);
  if (zip) return found.find((place) => place.zip === zip);
  const key = keyOf(slug);
  return (
    found.find((place) => keyOf(placeSlug(place)) === key) ??
    found.find(({ name, region }) => keyOf(name) === key || keyOf(`${name} ${region}`) === key)
  );
}

/** The text of a slug that is no place of the lookup: its words as typed, with a capital if it has none. */
export function slugText(slug: string): string {
  const words = wordsOf(slug);
  return words === words.toLowerCase() ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

function wordsOf(slug: string): string {
  return slug.replaceAll('-', ' ').trim();
}

/** All spellings of æ, ø and å have the same key, as on the server. */
function keyOf(text: string): string {
  return seoName(text).replaceAll('æ', 'ae').replaceAll('ø', 'oe').replaceAll('å', 'aa');
}

function zipOf(slug: string): string | undefined {
  return /(?:^|-)(\d{4})(?:-|$)/.exec(slug)?.[1];
}
