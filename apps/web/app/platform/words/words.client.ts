import { defaultLanguage, languages, setLanguageSource } from '@jobblik/contract/kernel/language';
import { patiently } from '../api/connection';
import { loadWords, usedWordLists, type WordLists } from './i18n';

type Words = WordLists[string];

// Lists that only the server writes with would make the map of files longer.
const files = import.meta.glob<Words>(
  [
    '../../../../../packages/words/locales/*/*.json',
    '!**/mail.json',
    '!**/chatbot-answers.json',
    '!**/cv-document.json',
  ],
  { import: 'default' },
);

/** Loads the words this page was written with; the others follow when a screen asks for them. */
export function loadWordsOfPage() {
  const { lang } = document.documentElement;
  const language = languages.find((one) => one === lang) ?? defaultLanguage;
  // A page keeps its language: choosing another opens it again.
  setLanguageSource(() => language);
  return loadWords(language, usedWordLists(), readList);
}

async function readList(lang: string, list: string): Promise<Words> {
  const read = files[`../../../../../packages/words/locales/${lang}/${list}.json`];
  return read ? await patiently(read) : {};
}
