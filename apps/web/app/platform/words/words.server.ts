import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, setLanguageSource } from '@jobblik/contract/kernel/language';
import { registerWords, type WordLists } from './i18n';

const files = import.meta.glob<WordLists[string]>('../../../../../packages/words/locales/*/*.json', {
  eager: true,
  import: 'default',
});

/** Many pages are rendered at a time, each in its own language, including parts that are streamed later. */
const renderedLanguage = new AsyncLocalStorage<Language>();

/** Renders a page in this language: formats and names of choices use it like the words. */
export function renderIn<T>(language: Language, render: () => T): T {
  return renderedLanguage.run(language, render);
}

/** Registers every word file on the server. A new `locales/<language>/<slice>.json` is found automatically. */
export function registerAllWords(): void {
  setLanguageSource(() => renderedLanguage.getStore());
  const byLanguage: Record<string, WordLists> = {};
  for (const [path, words] of Object.entries(files)) {
    const [, lang, list] = /locales\/([a-z]{2})\/([\w-]+)\.json$/.exec(path) ?? [];
    if (lang && list) byLanguage[lang] = { ...byLanguage[lang], [list]: words };
  }
  for (const lang of Object.keys(byLanguage)) registerWords(lang, byLanguage);
}
