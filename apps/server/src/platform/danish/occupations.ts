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

function load(): Occupations {
  loaded ??= readOccupations(readFileSync(new URL('./data/occupations.csv', import.meta.url), 'utf8'));
  return loaded;
}

/** Rows `group;danish|danish;english|english`. */
function readOccupations(csv: string): Occupations {
  const byName = new Map<string, Occupation[]>();
  const byGroup = new Map<string, Occupation[]>();
  for (const line of csv.split('\n').slice(1)) {
    const [group, danish = '', english = ''] = line.split(';');
    if (!group) continue;
    const occupation = { group, names: danish.split('|') };
    byGroup.set(group, [...(byGroup.get(group) ?? []), occupation]);
    for (const name of new Set([...occupation.names, ...english.split('|')].map(nameKey))) {
      if (name === '') continue;
      const known = byName.get(name);
      if (known) known.push(occupation);
      else byName.set(name, [occupation]);
    }
  }
  return { byName, byGroup };
}

function nameKey(name: string): string {
  return fold(name)
    .replace(/[-.'’]/g, '')
    .trim();
}
