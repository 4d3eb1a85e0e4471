/** Words of one language, one list per file of `locales/<language>/`. */
export type WordLists = Record<string, unknown>;

export interface SourceFile {
  path: string;
  text: string;
}

const pluralSuffix = /_(?:one|other)$/;
const comments = /^\s*\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/**
 * Unused words. Missing words fail `tsc`, since keys are typed.
 * @param lists the Danish lists.
 * @param sources code of web, server and contract, without tests.
 * @returns one sentence per word.
 */
export function unusedWords(lists: WordLists, sources: SourceFile[]): string[] {
  const mentions = collectMentions(sources.map(({ path, text }) => ({ path, text: text.replace(comments, '') })));
  return Object.entries(lists).flatMap(([list, words]) =>
    flatten(words)
      .filter((key) => !isMentioned(key.replace(pluralSuffix, ''), list, mentions))
      .map((key) => `locales/da/${list}.json has "${key}", which nothing uses.`),
  );
}

/** Parts of a text that a translation keeps: values and tags. */
const placeholders = /\{\{\s*[\w.]+\s*\}\}|<\/?[a-z][a-z0-9]*\b[^>]*>/gi;
/** Letters and words that only Danish texts have. */
const danishOnly =
  /[æøå]|\b(?:og|ikke|eller|jeg|du|dig|din|dit|dine|vi|jer|har|skal|kan|vil|uden|hvis|når|efter|bliver|skriv|vælg)\b/i;
/** Names that stay Danish in every language. */
const danishNames = /Nævnenes Hus|bogføringsloven|SOSU-hjælper|Bæk/g;

/**
 * Checks a translation against Danish: every word exists, keeps the values and tags of its Danish text, and is translated. Plural
 * forms are not compared: each language has its own.
 * @returns one sentence per word.
 */
export function checkTranslation(lists: WordLists, translated: WordLists, language: string): string[] {
  return Object.entries(lists).flatMap(([list, words]) => {
    const file = `locales/${language}/${list}.json`;
    if (!(list in translated)) return [`${file} is missing.`];
    const texts = new Map(textsOf(translated[list]).filter(([key]) => !isExample(list, key)));
    const found = new Map([...texts].map(([key, text]) => [key.replace(pluralSuffix, ''), text]));
    const danish = textsOf(words).filter(([key]) => !isExample(list, key));
    const keys = new Set([...danish.map(([key]) => key.replace(pluralSuffix, '')), ...found.keys()]);
    const missing = [...keys].filter((key) => !found.has(key)).map((key) => `${file} lacks "${key}".`);
    const plurals = danish
      .filter(([key]) => key.endsWith('_other') && found.has(key.replace(pluralSuffix, '')) && !texts.has(key))
      .map(([key]) => `${file} lacks "${key}".`);
    const others = danish.flatMap(([key, text]) => {
      const other = texts.get(key);
      return other === undefined || partsOf(text) === partsOf(other)
        ? []
        : [`${file} has "${key}" with ${partsOf(other) || 'nothing'}, where Danish has ${partsOf(text) || 'nothing'}.`];
    });
    const untranslated = [...texts]
      .filter(([key, text]) => !isAddress(key) && danishOnly.test(text.replace(danishNames, '')))
      .map(([key, text]) => `${file} has Danish in "${key}": "${text}".`);
    return [...missing, ...plurals, ...others, ...untranslated];
  });
}

/** The chatbot's example questions differ by language, in text and number. */
function isExample(list: string, key: string): boolean {
  return list === 'chatbot-answers' && /\.(examples\.\d+|faq)$/.test(key);
}

function isAddress(key: string): boolean {
  return /(^|\.)(to|href|url|path|id)$/.test(key);
}

function partsOf(text: string): string {
  return [...new Set(text.match(placeholders) ?? [])]
    .map((part) => part.replaceAll(' ', ''))
    .sort()
    .join(' ');
}

/** Words that another language has and Danish does not, which are never shown. */
export function strayTranslations(lists: WordLists, translated: WordLists, language: string): string[] {
  return Object.entries(translated).flatMap(([list, words]) => {
    const danish = new Set(flatten(lists[list] ?? {}).map((key) => key.replace(pluralSuffix, '')));
    const stray = flatten(words).filter((key) => !isExample(list, key) && !danish.has(key.replace(pluralSuffix, '')));
    return stray.map((key) => `locales/${language}/${list}.json has "${key}", which the Danish list lacks.`);
  });
}

/** Dotted paths of all words: `{list: {title: 'x'}}` has `list.title`. Items of a list count by their place. */
export function flatten(words: unknown, prefix = ''): string[] {
  if (typeof words !== 'object' || words === null) return [prefix];
  return Object.entries(words).flatMap(([name, inner]) => flatten(inner, prefix ? `${prefix}.${name}` : name));
}

/** Texts fixed by the product's specification, which do not follow the product's spelling. */
const fixedTexts: ReadonlySet<string> = new Set([
  'CV-match - en nem måde at finde den kommende medarbejder',
  'Valg en pakke som passer til dine behov',
]);

/** Forms that the product does not use in Danish, and their replacements. */
const refusedForms: readonly (readonly [form: RegExp, instead: string])[] = [
  [/Redigér/, 'Rediger'],
  [/Annullér/, 'Annuller'],
  [/\bDashboard\b/, 'Overblik'],
  // As a label; in running text "ret" is allowed.
  [/^Ret(?: \p{Ll}+)?$/u, 'Rediger'],
  [/\banmeld/i, 'rapportér'],
  [/Invitér/, 'Inviter'],
  [/^Kalender$/, 'Interviews'],
  [/\bjobsøgende\b/i, 'jobsøgere'],
  // The names of the plans are the specification's.
  [/(?<!\b(?:Basis|Basic|Plus|Pro) )\bpakke(?:n|r|rne)?\b/i, 'plan, or medlemskab for what one has'],
  [/Se medlemskab/, 'Se planerne'],
  [/findes ikke mere|er her ikke længere/, 'findes ikke længere'],
  [/\b(?:Bedste|Højest bedømt|Lavest bedømt|Laveste) først/, 'Højeste (Laveste) bedømmelse først'],
  [/\bJPEG\b/, 'JPG'],
  [/’/, "'"],
  [/\d ?MB\b/, 'Mb'],
  [/ {2}/, 'one space'],
  [/["“”„]/, '»quotes«'],
  [/\.\.\./, '…'],
  [/\d ?- ?\d|\}\}-\{\{| - /, 'a dash (–)'],
  [/(?<![\d.,§])\d\.\d{2}(?![\d.])/, 'hours with two digits (07.30)'],
  [/\bDKK\b/, 'kr.'],
];

/** Forms that the product does not use in English, and their replacements. */
const refusedInEnglish: readonly (readonly [form: RegExp, instead: string])[] = [
  [/\bkl\b/, 'at'],
  [/(?<![\d.,:])\d:\d{2}(?![\d:])/, 'hours with two digits (07:30)'],
];

/**
 * Checks Danish texts against the product's spelling (docs/glossary.md).
 * @returns one sentence per text and form.
 */
export function checkSpelling(lists: WordLists): string[] {
  return Object.entries(lists).flatMap(([list, words]) =>
    textsOf(words).flatMap(([key, text]) =>
      refusedForms
        .filter(([form]) => form.test(text) && !fixedTexts.has(text) && !isExample(list, key) && !isAddress(key))
        .map(([, instead]) => `locales/da/${list}.json has "${key}": "${text}"; write ${instead}.`),
    ),
  );
}

/**
 * Checks English texts against the forms that the product writes.
 * @returns one sentence per text and form.
 */
export function checkEnglish(lists: WordLists): string[] {
  return Object.entries(lists).flatMap(([list, words]) =>
    textsOf(words).flatMap(([key, text]) =>
      refusedInEnglish
        .filter(([form]) => form.test(text) && !isExample(list, key))
        .map(([, instead]) => `locales/en/${list}.json has "${key}": "${text}"; write ${instead}.`),
    ),
  );
}

/** Every text with its dotted path. */
export function textsOf(words: unknown, key = ''): [key: string, text: string][] {
  if (typeof words === 'string') return [[key, words]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([name, inner]) => textsOf(inner, key ? `${key}.${name}` : name));
}

interface Mentions {
  texts: Set<string>;
  patterns: RegExp[];
  /** Names before a colon, such as the codes of a table of problems. */
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

/** A key built at run time, `status.${state}`: every key of that form counts as used. */
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
  // A group of one name ("title") is too common a text to mark all its words as used, unless the list is named.
  const whole = groups.filter((group) => group === key || group.includes('.'));
  return (
    whole.some((group) => texts.has(group) || texts.has(`${list}:${group}`)) ||
    texts.has(`${list}:${groups[0]}`) ||
    patterns.some((one) => one.test(key))
  );
}
