import { defaultLanguage, languages, setLanguageSource } from '@jobblik/contract/kernel/language';
import { patiently } from '../loading/connection';
import { reloadOnce } from '../loading/reload-once';
import { loadWords, usedWordLists, type WordLists } from './i18n';

/**
 * Addresses of the word lists. Fetched, not imported: a browser remembers for the lifetime of a page that a module failed to load,
 * and fetches a file again. Word lists of the server only would make the map longer.
 */
const addresses = import.meta.glob<string>(
  [
    '../../../../../packages/words/locales/*/*.json',
    '!**/mail.json',
    '!**/chatbot-answers.json',
    '!**/cv-document.json',
  ],
  { import: 'default', query: '?url&no-inline', eager: true },
);

/** Loads the words used on this page; the others load on first use. @throws Error when one of them cannot be loaded, also after a reload */
export function loadWordsOfPage() {
  const { lang } = document.documentElement;
  const language = languages.find((one) => one === lang) ?? defaultLanguage;
  // A page keeps its language: choosing another reloads it.
  setLanguageSource(() => language);
  return loadWords(language, usedWordLists(), readList).catch(reloadOnce);
}

async function readList(lang: string, list: string): Promise<WordLists[string]> {
  const address = addresses[`../../../../../packages/words/locales/${lang}/${list}.json`];
  return address ? await patiently(() => fetchList(address)) : {};
}

/** Milliseconds after which a list without an answer is requested again: the page waits for it. */
const answerMs = 10_000;

async function fetchList(address: string): Promise<WordLists[string]> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(answerMs) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return await answer.json();
}
