import { patiently } from './connection';
import { loadWords, usedWordLists, type WordLists } from './i18n';

type Words = WordLists[string];

const files = import.meta.glob<Words>('../../public/locales/*/*.json', { import: 'default' });

/** Loads the words this page was written with; the others follow when a screen asks for them. */
export function loadWordsOfPage() {
  return loadWords(
    document.documentElement.lang || 'da',
    usedWordLists(),
    import.meta.env.DEV ? readFresh : readBundled,
  );
}

async function readBundled(lang: string, list: string): Promise<Words> {
  const read = files[`../../public/locales/${lang}/${list}.json`];
  return read ? await patiently(read) : {};
}

/** While developing, straight from the file: Vite objects to imports from the public folder, and this is never stale. */
async function readFresh(lang: string, list: string): Promise<Words> {
  const response = await patiently(() => fetch(`/locales/${lang}/${list}.json`));
  return response.ok ? response.json() : {};
}
