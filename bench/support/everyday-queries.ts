import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** An ad of the everyday set, written before the searches. */
export interface EverydayAd {
  key: string;
  title: string;
  companyName: string;
  /** Postcode, which is the id of the place. */
  cityId: number;
  categoryIds: number[];
  jobTypeId: number;
  text: string;
}

/** A search in the words of a user. */
export interface EverydaySearch {
  kind: string;
  query: string;
  /** Grade of each ad that matches it, by key: 3 exactly, 2 good, 1 related. */
  grades: ReadonlyMap<string, number>;
  /** Keys of ads that must not be among the first ten. */
  traps: readonly string[];
  /** Excluded while rules are tuned. */
  isHeldOut: boolean;
}

/**
 * `everyday` and `fifth`: every second line of each section is held out, with its alternatives. `fresh`, `second`, `third` and
 * `fourth`: written later, each over other ads, and tuned on. `fifth` is written after the rules for these, over other ads again.
 */
export type SearchSet = 'everyday' | 'fresh' | 'second' | 'third' | 'fourth' | 'fifth';

const exactly = 3;
/** Every second line of these sets is held out. */
const halvedSets: readonly SearchSet[] = ['everyday', 'fifth'];
const laterSets: readonly SearchSet[] = ['fresh', 'second', 'third', 'fourth', 'fifth'];

/** The sets besides `everyday` whose searches exist. */
export function laterSearchSets(): SearchSet[] {
  return laterSets.filter((set) => existsSync(new URL('searches.txt', folderOf(set))));
}

/** The ads of a set: one per line, in the format described in the first line of each file. */
export function readEverydayAds(set: SearchSet = 'everyday'): EverydayAd[] {
  return readdirSync(folderOf(set))
    .filter((file) => file.startsWith('ads-'))
    .flatMap((file) => linesOf(set, file))
    .map((line) => {
      const [key = '', title = '', companyName = '', postcode, categories = '', type, text = ''] = line.split(' | ');
      const categoryIds = categories.split(',').map(Number);
      return { key, title, companyName, cityId: Number(postcode), categoryIds, jobTypeId: Number(type), text };
    });
}

/** The searches of a set. */
export function readEverydaySearches(set: SearchSet = 'everyday'): EverydaySearch[] {
  const searches: EverydaySearch[] = [];
  let kind = '';
  let line = 0;
  for (const text of linesOf(set, 'searches.txt')) {
    if (text.startsWith('== ')) {
      kind = text.slice(3);
      line = 0;
      continue;
    }
    line += 1;
    const [queries = '', labels = '', traps = ''] = text.split('|').map((part) => part.trim());
    const shared = {
      kind,
      grades: gradesOf(labels),
      traps: keysOf(traps),
      isHeldOut: halvedSets.includes(set) && line % 2 === 0,
    };
    searches.push(...queries.split('; ').map((query) => ({ ...shared, query: query.trim() })));
  }
  return searches;
}

function folderOf(set: SearchSet): URL {
  return new URL(`../queries/${set}/`, import.meta.url);
}

function linesOf(set: SearchSet, file: string): string[] {
  const lines = readFileSync(new URL(file, folderOf(set)), 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

function gradesOf(labels: string): Map<string, number> {
  return new Map(
    labels.split(' ').map((label) => {
      const [key = '', grade] = label.split(':');
      return [key, grade === undefined ? exactly : Number(grade)];
    }),
  );
}

function keysOf(traps: string): string[] {
  return traps.split(' ').flatMap((trap) => (trap === '' ? [] : [trap.replace('-', '')]));
}
