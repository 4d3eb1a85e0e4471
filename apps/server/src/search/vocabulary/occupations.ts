import { lazily } from '@jobblik/contract/kernel/lazily';
import { fold, readLines } from '@jobblik/danish';

/** An occupation of ESCO. */
export interface Occupation {
  /** ISCO-08 unit group: the occupations that are closest to each other. */
  group: string;
  /** Danish names, the preferred one first. */
  names: readonly string[];
  /** The preferred English name; empty for none. */
  english: string;
}

interface Occupations {
  byName: ReadonlyMap<string, Occupation[]>;
  /** By the preferred name in either language. */
  byPreferred: ReadonlyMap<string, Occupation[]>;
  /** By the preferred Danish name written as one word. */
  byLead: ReadonlyMap<string, Occupation[]>;
  byGroup: ReadonlyMap<string, Occupation[]>;
  /** Every word of an English name. */
  english: ReadonlySet<string>;
}

const load = lazily(() => readOccupations(readLines(new URL('./data/occupations.csv', import.meta.url)).slice(1)));

/** Occupations with a Danish or English name, in any spelling. */
export function occupationsCalled(name: string): readonly Occupation[] {
  return load().byName.get(nameKey(name)) ?? [];
}

/** Occupations of a unit group of ISCO-08. */
export function occupationsOfGroup(group: string): readonly Occupation[] {
  return load().byGroup.get(group) ?? [];
}

/** A name in more groups is too ambiguous to find similar occupations. */
const mostGroupsOfName = 2;

/** Unit groups of the occupations with a preferred name, in Danish or English. */
export function groupsCalled(name: string): readonly string[] {
  return [...new Set((load().byPreferred.get(nameKey(name)) ?? []).map(({ group }) => group))];
}

/**
 * Unit groups of the occupations whose preferred name is the lead of a title; empty if there are many.
 * @param lead words in dictionary form, joined without spaces
 */
export function groupsOfLead(lead: string): readonly string[] {
  const groups = [...new Set((load().byLead.get(lead) ?? []).map(({ group }) => group))];
  return groups.length > mostGroupsOfName ? [] : groups;
}

const namesByGroup = new Map<string, readonly string[]>();

/** Names of the occupations of a unit group, without names that occur in many groups. */
export function namesOfGroup(group: string): readonly string[] {
  const known = namesByGroup.get(group) ?? readNamesOfGroup(group);
  namesByGroup.set(group, known);
  return known;
}

function readNamesOfGroup(group: string): string[] {
  const groupsOf = (name: string) => new Set(occupationsCalled(name).map((one) => one.group)).size;
  const names = occupationsOfGroup(group).flatMap((one) => one.names);
  return [...new Set(names)].filter((name) => groupsOf(name) <= mostGroupsOfName);
}

/** Whether a folded word is part of an English name of an occupation, and therefore not misspelt. */
export function isEnglishTradeWord(word: string): boolean {
  return load().english.has(word);
}

/** Rows `group;danish|danish;english|english`. */
function readOccupations(rows: readonly string[]): Occupations {
  const byName = new Map<string, Occupation[]>();
  const byGroup = new Map<string, Occupation[]>();
  const byPreferred = new Map<string, Occupation[]>();
  const byLead = new Map<string, Occupation[]>();
  const englishWords = new Set<string>();
  for (const line of rows) {
    const [group, danish = '', english = ''] = line.split(';');
    if (!group) continue;
    const inEnglish = english.split('|');
    const occupation = { group, names: danish.split('|'), english: inEnglish[0] ?? '' };
    for (const word of fold(english).split(/[^a-z]+/)) if (word !== '') englishWords.add(word);
    byGroup.set(group, [...(byGroup.get(group) ?? []), occupation]);
    add(byName, [...occupation.names, ...inEnglish].map(nameKey), occupation);
    add(byPreferred, [occupation.names[0] ?? '', occupation.english].map(nameKey), occupation);
    add(byLead, [nameKey(occupation.names[0] ?? '').replace(/[^a-z0-9]/g, '')], occupation);
  }
  return { byName, byPreferred, byLead, byGroup, english: englishWords };
}

function add(map: Map<string, Occupation[]>, keys: readonly string[], occupation: Occupation): void {
  for (const key of new Set(keys)) {
    if (key === '') continue;
    const known = map.get(key);
    if (known) known.push(occupation);
    else map.set(key, [occupation]);
  }
}

function nameKey(name: string): string {
  return fold(name)
    .replace(/[-.'’]/g, '')
    .trim();
}
