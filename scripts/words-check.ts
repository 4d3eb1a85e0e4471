/** Words of one language, one list per file of `locales/<language>/`. */
export type WordLists = Record<string, unknown>;

export interface SourceFile {
  path: string;
  text: string;
}

const pluralSuffix = /_(?:zero|one|two|few|many|other)$/;
const comments = /^\s*\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/**
 * Holds the words against the code that uses them.
 * @param lists the Danish lists.
 * @param sources code of web, server and contract, without tests.
 * @returns one sentence per word that is used and missing, or present and used nowhere.
 */
export function checkWords(lists: WordLists, sources: SourceFile[]): string[] {
  const files = sources.map(({ path, text }) => ({ path, text: text.replace(comments, '') }));
  const keys = new Map(Object.entries(lists).map(([list, words]) => [list, flatten(words)]));
  return [...files.flatMap((file) => missingWords(file, keys)), ...unusedWords(keys, files)];
}

/** Words another language has and Danish lacks, which nobody could ever see. */
export function strayTranslations(lists: WordLists, translated: WordLists, language: string): string[] {
  return Object.entries(translated).flatMap(([list, words]) => {
    const danish = new Set(flatten(lists[list] ?? {}).map((key) => key.replace(pluralSuffix, '')));
    const stray = flatten(words).filter((key) => !danish.has(key.replace(pluralSuffix, '')));
    return stray.map((key) => `locales/${language}/${list}.json has "${key}", which the Danish list lacks.`);
  });
}

/** Dotted paths of all words: `{list: {title: 'x'}}` has `list.title`. Items of a list count by their place. */
export function flatten(words: unknown, prefix = ''): string[] {
  if (typeof words !== 'object' || words === null) return [prefix];
  return Object.entries(words).flatMap(([name, inner]) => flatten(inner, prefix ? `${prefix}.${name}` : name));
}

/** Texts that the product's specification fixes letter by letter, against the spelling of the house. */
const fixedTexts: ReadonlySet<string> = new Set(['CV-match - en nem måde at finde den kommende medarbejder']);

/** What the house does not write in Danish, and what it writes instead. */
const refusedForms: readonly (readonly [form: RegExp, instead: string])[] = [
  [/Redigér/, 'Rediger'],
  [/Annullér/, 'Annuller'],
  [/\bDashboard\b/, 'Overblik'],
  [/\d ?MB\b/, 'Mb'],
  [/ {2}/, 'one space'],
  [/["“”„]/, '»quotes«'],
  [/\.\.\./, '…'],
  [/\d ?- ?\d|\}\}-\{\{| - /, 'a dash (–)'],
];

/**
 * Holds Danish texts against the spelling of the house (docs/glossary.md).
 * @returns one sentence per text and form.
 */
export function checkSpelling(lists: WordLists): string[] {
  return Object.entries(lists).flatMap(([list, words]) =>
    texts(words).flatMap(([key, text]) =>
      refusedForms
        .filter(([form]) => form.test(text) && !fixedTexts.has(text))
        .map(([, instead]) => `locales/da/${list}.json has "${key}": "${text}"; write ${instead}.`),
    ),
  );
}

function texts(words: unknown, key = ''): [key: string, text: string][] {
  if (typeof words === 'string') return [[key, words]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([name, inner]) => texts(inner, key ? `${key}.${name}` : name));
}

function missingWords({ path, text }: SourceFile, keys: Map<string, string[]>): string[] {
  const declared = declarations(text);
  const complaints = declared
    .filter(({ list }) => !keys.has(list))
    .map(({ list }) => `${path} uses the list "${list}", but there is no locales/da/${list}.json.`);
  for (const name of new Set(declared.map((one) => one.name))) {
    for (const { key, at } of literalCalls(text, name)) {
      // The nearest declaration above the call: components of one file may each have their own `t`.
      const list = declared.filter((one) => one.name === name && one.at <= at).at(-1)?.list;
      const [named, rest] = key.includes(':')
        ? [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)]
        : [list, key];
      const known = named === undefined ? undefined : keys.get(named);
      if (known && !known.some((one) => covers(rest, one)))
        complaints.push(`${path} uses "${rest}", which locales/da/${named}.json lacks.`);
    }
  }
  return complaints;
}

/** `const t = useWords('jobs')` and `const t = pageWords(matches, 'jobs')`, with their place in the text. */
function declarations(text: string): { name: string; list: string; at: number }[] {
  const pattern = /(?:const|let)\s+(\w+)\s*=\s*(?:useWords|pageWords)\(\s*(?:[^()'"]*,\s*)?['"]([\w-]+)['"]\s*\)/g;
  return [...text.matchAll(pattern)].map((match) => ({ name: match[1] ?? '', list: match[2] ?? '', at: match.index }));
}

/** Calls with a plain text: `t('a.b')`, `t('a.b', {…})`, `t(['a', 'b'])` (of which the last has to exist). */
function literalCalls(text: string, name: string): { key: string; at: number }[] {
  const direct = new RegExp(`(?<![\\w.])${name}\\(\\s*(?:'([^'\\n]+)'|"([^"\\n]+)")\\s*[,)]`, 'g');
  const list = new RegExp(`(?<![\\w.])${name}\\(\\s*\\[[^\\]]*?'([^'\\n]+)',?\\s*\\]`, 'g');
  return [...text.matchAll(direct), ...text.matchAll(list)].map((match) => ({
    key: match[1] ?? match[2] ?? '',
    at: match.index,
  }));
}

/** Whether asking for `asked` shows `key`: the same, one of its plural forms, or a word inside the group asked for. */
function covers(asked: string, key: string): boolean {
  return key === asked || key.replace(pluralSuffix, '') === asked || key.startsWith(`${asked}.`);
}

function unusedWords(keys: Map<string, string[]>, files: SourceFile[]): string[] {
  const mentions = collectMentions(files);
  const complaints: string[] = [];
  for (const [list, all] of keys) {
    for (const key of all) {
      if (!isMentioned(key.replace(pluralSuffix, ''), list, mentions))
        complaints.push(`locales/da/${list}.json has "${key}", which nothing uses.`);
    }
  }
  return complaints;
}

interface Mentions {
  texts: Set<string>;
  patterns: RegExp[];
  /** Names before a colon, as the codes of a table of problems are written. */
  names: Set<string>;
}

function collectMentions(files: SourceFile[]): Mentions {
  const mentions: Mentions = { texts: new Set(), patterns: [], names: new Set() };
  for (const { text } of files) {
    for (const [, single, double, template] of text.matchAll(literal)) {
      const plain = single ?? double ?? template ?? '';
      if (template?.includes('${')) addPattern(template, mentions.patterns);
      else mentions.texts.add(plain);
    }
    for (const [, name] of text.matchAll(/\b(\w+):/g)) mentions.names.add(name ?? '');
  }
  return mentions;
}

/** A key put together at run time, `status.${state}`: every key of that form counts as used. */
function addPattern(template: string, patterns: RegExp[]): void {
  const parts = template.split(/\$\{[^}]*\}/);
  if (
    !parts.every((part) => /^[\w.:-]*$/.test(part)) ||
    !parts.some((part) => part.includes('.') || part.includes('_'))
  )
    return;
  patterns.push(
    new RegExp(`^(?:[\\w-]+:)?${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w-]+')}(?:\\..+)?$`),
  );
}

function isMentioned(key: string, list: string, { texts, patterns, names }: Mentions): boolean {
  if (list === 'problems' && names.has(key)) return true;
  const groups = key.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));
  // A group of one name ("title") is too common a text to stand for all the words inside it, unless the list is named.
  const whole = groups.filter((group) => group === key || group.includes('.'));
  return (
    whole.some((group) => texts.has(group) || texts.has(`${list}:${group}`)) ||
    texts.has(`${list}:${groups[0]}`) ||
    patterns.some((one) => one.test(key))
  );
}
