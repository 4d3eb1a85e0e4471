import { defaultLanguage } from '@jobblik/contract/kernel/language';
import type { At, ListPath, WordPath } from '@jobblik/words/word-path';
import { createInstance, type FormatterModule, type i18n as I18n, type InitOptions } from 'i18next';
import { createContext, type ReactNode, use, useContext } from 'react';
import { formatNumber } from './format';
import { type Matches, pageLang } from './matches';
import type { WordResources } from './word-lists';

/** Settings of server and browser. There is no fallback language: the gate "words" keeps the keys of all languages equal. */
const options: InitOptions = {
  fallbackLng: false,
  defaultNS: 'ui',
  interpolation: { escapeValue: false, alwaysFormat: true },
  returnNull: false,
};

/** Whole numbers are grouped as usual in the language (`2.900 ansatte`), except years. */
const numbers: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, _lang, options) =>
    Number.isInteger(value) && options?.interpolationkey !== 'year' ? formatNumber(value as number) : (value as string),
};

/** Name of a word list, the name of its file `locales/da/<list>.json`. */
export type WordList = keyof WordResources;
/** Key of a word in a list; a missing key fails `tsc`. */
export type WordKey<List extends WordList> = WordPath<WordResources[List]>;
type Values = Readonly<Record<string, unknown>>;

interface WordsOfList<List extends WordList> {
  /**
   * `t('list.title')`, `t('count', {count: 3})`. Codes of the server are an open set, so a key made from one is followed by one
   * that exists: the first that the list has is used, `` t([`errors.${code}`, 'errors.invalid']) ``.
   */
  (key: WordKey<List> | readonly [...open: string[], known: WordKey<List>], values?: Values): string;
  /** A list of texts: `t.list('guide.sections')`. */
  list: <Key extends ListPath<WordResources[List]>>(key: Key, values?: Values) => At<WordResources[List], Key>;
}

/** The words of a list. For a union of lists only their common keys can be read. */
export type Words<List extends WordList> = List extends WordList ? WordsOfList<List> : never;

const WordsContext = createContext<I18n | null>(null);
const UsedWordsContext = createContext<Set<string> | null>(null);
const byLanguage = new Map<string, I18n>();
const waiting = new WeakMap<I18n, Map<string, Promise<void>>>();
const lists = new WeakMap<I18n, Map<string, unknown>>();

/**
 * Words of one slice: `const t = useWords('jobs')` reads `locales/da/jobs.json`. Suspends while they load.
 * @throws Error when they cannot be loaded
 */
export function useWords<List extends WordList>(namespace: List): Words<List> {
  const i18n = useContext(WordsContext);
  useContext(UsedWordsContext)?.add(namespace);
  if (!i18n) throw new Error('useWords needs a WordsProvider above it.');
  // A list that was awaited is requested again after it has loaded, as React requires the same calls in each attempt.
  const wait = waiting.get(i18n)?.get(namespace) ?? (isLoaded(i18n, namespace) ? null : loading(i18n, namespace));
  if (wait) use(wait);
  return wordsOf(i18n, namespace);
}

/**
 * Words for a route's `meta`: `pageWords(matches, 'jobs')('meta.title')`. In the browser it suspends until the list is loaded, so
 * it is for rendering only.
 */
export function pageWords<List extends WordList>(matches: Matches, namespace: List): Words<List> {
  const i18n = byLanguage.get(pageLang(matches)) ?? byLanguage.get(defaultLanguage);
  if (!i18n) throw new Error('No words have been registered.');
  if (!i18n.hasLoadedNamespace(namespace)) throw loading(i18n, namespace);
  return wordsOf(i18n, namespace);
}

/** One promise per list, since React needs the same promise in each attempt. Rejects when the list cannot be loaded. */
function loading(i18n: I18n, namespace: string): Promise<void> {
  return remembered(waiting, i18n, namespace, async () => {
    await i18n.loadNamespaces(namespace);
    requireLists(i18n, [namespace]);
  });
}

/** False for a list that failed to load in advance, which i18next counts as loaded. The server has all its lists in memory. */
function isLoaded(i18n: I18n, namespace: string): boolean {
  return i18n.hasResourceBundle(i18n.language, namespace) || !i18n.modules.backend;
}

/** i18next shows the keys of a list that failed to load. @throws Error for such a list */
function requireLists(i18n: I18n, names: readonly string[]): void {
  const failed = names.filter((name) => !i18n.hasResourceBundle(i18n.language, name));
  if (failed.length > 0) throw new Error(`The words of ${failed.join(', ')} cannot be loaded.`);
}

/** One function per list, so that effects that depend on it do not run again. */
function wordsOf<List extends WordList>(i18n: I18n, namespace: List): Words<List> {
  return remembered(lists, i18n, namespace, () => {
    const read = i18n.getFixedT(null, namespace);
    const word = (key: string | string[], values?: Values) => read(key, { ...values });
    const list = (key: string, values?: Values) => read(key, { ...values, returnObjects: true });
    return Object.assign(word, { list });
  }) as Words<List>;
}

function remembered<T>(where: WeakMap<I18n, Map<string, T>>, i18n: I18n, namespace: string, make: () => T): T {
  const cache = where.get(i18n) ?? new Map<string, T>();
  where.set(i18n, cache);
  const value = cache.get(namespace) ?? make();
  cache.set(namespace, value);
  return value;
}

interface WordsProviderProps {
  i18n: I18n;
  used: Set<string> | null;
  children: ReactNode;
}

/** Provides a tree with its words. `used` collects the lists that were read, so that the browser fetches just these first. */
export function WordsProvider({ i18n, used, children }: WordsProviderProps) {
  return (
    <UsedWordsContext value={used}>
      <WordsContext value={i18n}>{children}</WordsContext>
    </UsedWordsContext>
  );
}

/** Lists the word lists used in the page above for the browser. Rendered after the content, before the scripts. */
export function UsedWords() {
  const used = useContext(UsedWordsContext);
  return <template id={usedWordsId} data-lists={used ? [...used].join(' ') : undefined} suppressHydrationWarning />;
}

const usedWordsId = 'words';

/** Word lists that the server used, read by the browser before hydration. */
export function usedWordLists(): string[] {
  return (document.getElementById(usedWordsId)?.dataset.lists ?? '').split(' ').filter(Boolean);
}

export type WordLists = Record<string, Record<string, unknown>>;

/** The words of one language, all in memory: for the server, read-only and shared by every request. */
export function registerWords(lang: string, resources: Record<string, WordLists>): void {
  const i18n = createInstance().use(numbers);
  void i18n.init({ ...options, lng: lang, resources, initAsync: false });
  byLanguage.set(lang, i18n);
}

/** An instance for one request. It shares the words only. */
export function wordsOfRequest(lang: string): I18n {
  const base = byLanguage.get(lang) ?? byLanguage.get(defaultLanguage);
  if (!base) throw new Error('No words have been registered.');
  return base.cloneInstance({ initAsync: false });
}

/**
 * The browser's instance: the given lists are loaded when the promise resolves, others on first use.
 * @throws Error when a given list cannot be loaded: a page is not hydrated with keys in place of words
 */
export async function loadWords(
  lang: string,
  names: string[],
  read: (lang: string, list: string) => Promise<WordLists[string]>,
): Promise<I18n> {
  const i18n = createInstance().use(numbers);
  i18n.use({
    type: 'backend' as const,
    read(language: string, list: string, done: (error: unknown, words: WordLists[string] | null) => void) {
      read(language, list).then(
        (words) => done(null, words),
        (error: unknown) => done(error, null),
      );
    },
  });
  await i18n.init({ ...options, lng: lang, ns: names, partialBundledLanguages: true });
  requireLists(i18n, names);
  byLanguage.set(lang, i18n);
  return i18n;
}
