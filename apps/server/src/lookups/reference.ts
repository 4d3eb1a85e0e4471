import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** `[postcode, town, municipality, region 1 to 5, latitude, longitude]` */
export type CityRow = readonly [number, string, string, number, number, number];
/** `[id, parent or 0, name, ISCO-08 groups, words of titles that belong here]` */
export type CategoryRow = readonly [number, number, string, readonly string[], readonly string[]];
/** `[id, title, ISCO-08 group or '', ESCO id or '', vacancies in a sample of 184,081 ads]` */
export type JobTitleRow = readonly [number, string, string, string, number];
/** `[id, name, group, other names]` */
export type SkillRow = readonly [number, string, string, readonly string[]];
/** `[id, ISO 639-1, name, rank among the most spoken in Denmark or 0]` */
export type LanguageRow = readonly [number, string, string, number];

/** `[id, English name]` of the list without `-en`; entries that are missing have the same name in both languages. */
export type EnglishNameRow = readonly [number, string];

interface Files {
  cities: readonly CityRow[];
  categories: readonly CategoryRow[];
  'job-titles': readonly JobTitleRow[];
  skills: readonly SkillRow[];
  languages: readonly LanguageRow[];
  'categories-en': readonly EnglishNameRow[];
  'job-titles-en': readonly EnglishNameRow[];
  'skills-en': readonly EnglishNameRow[];
  'languages-en': readonly EnglishNameRow[];
}

const texts = new Map<keyof Files, string>();

/** The shipped reference data of a file. An id never changes its meaning; a removed row leaves a gap. */
export function readReference<N extends keyof Files>(name: N): Files[N] {
  return JSON.parse(textOf(name));
}

function textOf(name: keyof Files): string {
  const text = texts.get(name) ?? readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8');
  texts.set(name, text);
  return text;
}

/** A version that changes with any of the files, or only with the named ones. */
export function referenceVersion(...names: (keyof Files)[]): string {
  const hash = createHash('sha1');
  const chosen = names.length > 0 ? names : (['categories', 'cities', 'job-titles', 'languages', 'skills'] as const);
  for (const name of chosen) hash.update(textOf(name));
  return hash.digest('base64url');
}
