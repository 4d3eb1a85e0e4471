import { readFileSync } from 'node:fs';
import { fold } from './fold.ts';

/** An occupation of ESCO. */
export interface Occupation {
  /** Unit group of ISCO-08: occupations that are closest to each other. */
  group: string;
  /** Danish names, the preferred one first. */
  names: readonly string[];
}

interface Occupations {
  byName: ReadonlyMap<string, Occupation[]>;
  byGroup: ReadonlyMap<string, Occupation[]>;
  /** Every word of an English name. */
  english: ReadonlySet<string>;
}

let loaded: Occupations | undefined;

/** Occupations that have a Danish or English name, however it is written. */
export function occupationsCalled(name: string): readonly Occupation[] {
  return load().byName.get(nameKey(name)) ?? [];
}

/** Occupations of a unit group of ISCO-08. */
export function occupationsOfGroup(group: string): readonly Occupation[] {
  return load().byGroup.get(group) ?? [];
}

/** Whether a folded word is part of an English name of an occupation, hence not misspelt. */
export function isEnglishTradeWord(word: string): boolean {
  return load().english.has(word);
}

function load(): Occupations {
  loaded ??= readOccupations(readFileSync(new URL('./data/occupations.csv', import.meta.url), 'utf8'));
  return loaded;
}

/** Rows `group;danish|danish;english|english`. */
function readOccupations(csv: string): Occupations {
  const byName = new Map<string, Occupation[]>();
  const byGroup = new Map<string, Occupation[]>();
  const englishWords = new Set<string>();
  for (const line of csv.split('\n').slice(1)) {
    const [group, danish = '', english = ''] = line.split(';');
    if (!group) continue;
    const occupation = { group, names: danish.split('|') };
    for (const word of fold(english).split(/[^a-z]+/)) if (word !== '') englishWords.add(word);
    byGroup.set(group, [...(byGroup.get(group) ?? []), occupation]);
    for (const name of new Set([...occupation.names, ...english.split('|')].map(nameKey))) {
      if (name === '') continue;
      const known = byName.get(name);
      if (known) known.push(occupation);
      else byName.set(name, [occupation]);
    }
  }
  return { byName, byGroup, english: englishWords };
}

function nameKey(name: string): string {
  return fold(name)
    .replace(/[-.'’]/g, '')
    .trim();
}
