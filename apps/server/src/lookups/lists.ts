import type { Named } from '@jobblik/contract/lookups/lookups.schema';
import { readReference } from './reference.ts';

export interface NamedList {
  /** In the order in which they are offered. */
  all: readonly Named[];
  byId(id: number): Named | undefined;
}

const danish = new Intl.Collator('da');

/** Job titles: the preferred labels of ESCO and the titles that Danish job centres use, by name. */
export const jobTitleList = lazy(() => byName(readReference('job-titles').map(([id, name]) => ({ id, name }))));

/** Skills by name. */
export const skillList = lazy(() => byName(readReference('skills').map(([id, name]) => ({ id, name }))));

/** Languages: those most spoken in Denmark, then the others by name. */
export const languageList = lazy(() =>
  [...readReference('languages')]
    .sort((a, b) => (a[3] || 1000) - (b[3] || 1000) || danish.compare(a[2], b[2]))
    .map(([id, , name]) => ({ id, name })),
);

function byName(list: Named[]): Named[] {
  return list.sort((a, b) => danish.compare(a.name, b.name));
}

function lazy(read: () => readonly Named[]): () => NamedList {
  let loaded: NamedList | undefined;
  return () => {
    if (loaded) return loaded;
    const all = read();
    const index = new Map(all.map((entry) => [entry.id, entry]));
    loaded = { all, byId: (id) => index.get(id) };
    return loaded;
  };
}
