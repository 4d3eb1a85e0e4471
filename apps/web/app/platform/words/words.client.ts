import { defaultLanguage, languages, setLanguageSource } from '@jobblik/contract/kernel/language';
import { patiently } from '../api/connection';
import { loadWords, usedWordLists, type WordLists } from './i18n';

type Words = WordLists[string];

// Word lists of the server only would make the map of files longer.
const files = import.meta.glob<Words>(
  [
    '../../../../../packages/words/locales/*/*.json',
    '!**/mail.json',
    '!**/chatbot-answers.json',
    '!**/cv-document.json',
  ],
  { import: 'default' },
);

/** Loads the words used on this page; the others load on first use. */
export function loadWordsOfPage() {
  const { lang } = document.documentElement;
  const language = languages.find((one) => one === lang) ?? defaultLanguage;
  // A page keeps its language: choosing another reloads it.
  setLanguageSource(() => language);
  return loadWords(language, usedWordLists(), readList);
}

async function readList(lang: string, list: string): Promise<Words> {
  const read = files[`../../../../../packages/words/locales/${lang}/${list}.json`];
  return read ? await patiently(read) : {};
}
