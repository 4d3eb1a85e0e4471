import { patiently } from '../api/connection';
import { loadWords, usedWordLists, type WordLists } from './i18n';

type Words = WordLists[string];

const files = import.meta.glob<Words>('../../../../../packages/words/locales/*/*.json', { import: 'default' });

/** Loads the words this page was written with; the others follow when a screen asks for them. */
export function loadWordsOfPage() {
  return loadWords(document.documentElement.lang || 'da', usedWordLists(), readList);
}

async function readList(lang: string, list: string): Promise<Words> {
  const read = files[`../../../../../packages/words/locales/${lang}/${list}.json`];
  return read ? await patiently(read) : {};
}
