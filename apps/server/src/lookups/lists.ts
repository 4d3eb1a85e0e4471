import { perLocale } from '@jobblik/contract/kernel/language';
import { lazily } from '@jobblik/contract/kernel/lazily';
import type { Named } from '@jobblik/contract/lookups/lookups.schema';
import { typedWordId, wordKey } from '@jobblik/contract/lookups/typed-word.rules';
import { readReference } from './reference.ts';

export interface NamedList {
  /** Danish names, the language in which texts are read and searched. */
  all: readonly Named[];
  byId(id: number): Named | undefined;
  /** For the screens: named in the current language, in display order. */
  shown(): readonly Named[];
  shownById(id: number): Named | undefined;
  /** The entry with an id, or a typed word that the list does not contain, as an entry with an id below 0. */
  named(choice: number | string): Named | undefined;
  /** As `named`, in the current language. */
  shownNamed(choice: number | string): Named | undefined;
  /** The choices, where typed words that are in the list become ids, regardless of case; each once. */
  resolve(choices: readonly (number | string)[]): (number | string)[];
}

const danish = new Intl.Collator('da');

/** Job titles: the preferred labels of ESCO and the titles that Danish job centres use, by name. */
export const jobTitleList = listOf('job-titles-en', () =>
  byName(
    readReference('job-titles').map(([id, name]) => ({ id, name })),
    danish,
  ),
);

/** Skills by name. */
export const skillList = listOf('skills-en', () =>
  byName(
    readReference('skills').map(([id, name]) => ({ id, name })),
    danish,
  ),
);

const byUse = new Map(readReference('languages').map(([id, , , place]) => [id, place || 1000]));
const useOf = ({ id }: Named) => byUse.get(id) ?? 1000;

/** Languages: those most spoken in Denmark, then the others by name. */
export const languageList = listOf(
  'languages-en',
  () =>
    byName(
      readReference('languages').map(([id, , name]) => ({ id, name })),
      danish,
    ).sort((a, b) => useOf(a) - useOf(b)),
  (list) => list.sort((a, b) => useOf(a) - useOf(b)),
);

function byName(list: Named[], collator: Intl.Collator): Named[] {
  return list.sort((a, b) => collator.compare(a.name, b.name));
}

function typedWord(word: string): Named {
  return { id: typedWordId(word), name: word };
}

/** @param arrange reorders a list that is sorted by name */
function listOf(
  english: 'job-titles-en' | 'skills-en' | 'languages-en',
  read: () => readonly Named[],
  arrange: (list: Named[]) => Named[] = (list) => list,
): () => NamedList {
  return lazily(() => {
    const all = read();
    const index = new Map(all.map((entry) => [entry.id, entry]));
    const shown = perLocale((locale, language) => {
      if (language === 'da') return { all, index };
      const names = new Map(readReference(english));
      const named = all.map(({ id, name }) => ({ id, name: names.get(id) ?? name }));
      const list = arrange(byName(named, new Intl.Collator(locale)));
      return { all: list, index: new Map(list.map((entry) => [entry.id, entry])) };
    });
    const byId = (id: number) => index.get(id);
    const byKey = lazily(() => new Map(all.toReversed().map(({ id, name }) => [wordKey(name), id])));
    return {
      all,
      byId,
      shown: () => shown().all,
      shownById: (id) => shown().index.get(id),
      named: (choice) => (typeof choice === 'number' ? byId(choice) : typedWord(choice)),
      shownNamed: (choice) => (typeof choice === 'number' ? shown().index.get(choice) : typedWord(choice)),
      resolve(choices) {
        const keys = byKey();
        return [...new Set(choices.map((one) => (typeof one === 'number' ? one : (keys.get(wordKey(one)) ?? one))))];
      },
    };
  });
}
