import { registerWords, type WordLists } from './i18n';

const files = import.meta.glob<WordLists[string]>('../../../../../packages/words/locales/*/*.json', {
  eager: true,
  import: 'default',
});

/** Puts every word file at the server's hand. A new `locales/<language>/<slice>.json` is found by itself. */
export function registerAllWords(): void {
  const byLanguage: Record<string, WordLists> = {};
  for (const [path, words] of Object.entries(files)) {
    const [, lang, list] = /locales\/([a-z]{2})\/([\w-]+)\.json$/.exec(path) ?? [];
    if (lang && list) byLanguage[lang] = { ...byLanguage[lang], [list]: words };
  }
  for (const lang of Object.keys(byLanguage)) registerWords(lang, byLanguage);
}
