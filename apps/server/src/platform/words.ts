import { createRequire } from 'node:module';
import { currentLanguage, type Language, languages, perLocale } from '@jobblik/contract/kernel/language';
import type { WordPath } from '@jobblik/words/word-path';
import { createInstance, type FormatterModule } from 'i18next';
import './language.ts';
import type { WordResources } from './word-lists.ts';

export type Words<R> = (path: WordPath<R>, values?: Record<string, string | number>) => string;
export type WordList = keyof WordResources;

const wholeNumber = perLocale((locale) => new Intl.NumberFormat(locale));

/** Whole numbers are grouped as in the language (`2.900 job`). */
const numbers: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown) => (Number.isInteger(value) ? wholeNumber().format(value as number) : (value as string)),
};

const read = createRequire(import.meta.url);

/** A list of words as in its file, for structured content: `readWordList('chatbot-answers', 'en')`. */
export function readWordList<L extends WordList>(list: L, language: Language): WordResources[L] {
  return read(`@jobblik/words/${language}/${list}.json`);
}

/**
 * The server's way to the words of `locales/<language>/<list>.json`, which the browser reads too; with interpolation (`{{name}}`)
 * and plural (`count`). Values go in as they are: the mail layout escapes what it puts into HTML.
 *
 * ```ts
 * const word = words('mail');
 * word('accounts.reset.subject');
 * ```
 * @param list read once
 * @param always one language for texts that have no reader of their own, such as invoices; else each text is in the
 * {@link currentLanguage}
 * @throws Error for a path that has no words, from the returned function
 */
export function words<L extends WordList>(list: L, always?: Language): Words<WordResources[L]> {
  const byLanguage = Object.fromEntries(languages.map((language) => [language, readWordList(list, language)]));
  return wordsOf(byLanguage as Record<Language, WordResources[L]>, always);
}

/** {@link words} of lists that are loaded. */
export function wordsOf<R extends object>(byLanguage: Record<Language, R>, always?: Language): Words<R> {
  const instance = createInstance({
    lng: 'da',
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    resources: Object.fromEntries(languages.map((language) => [language, { words: byLanguage[language] }])),
    defaultNS: 'words',
  });
  void instance.use(numbers).init();
  return (path, values = {}) => {
    const key: string = path;
    const options = { ...values, lng: always ?? currentLanguage() };
    if (!instance.exists(key, options)) throw new Error(`no words for ${key}`);
    return instance.t(key, options);
  };
}
