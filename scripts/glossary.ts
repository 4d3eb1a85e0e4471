import { parseSync } from 'oxc-parser';

/** A word that the glossary forbids, with the word that stands for the thing. */
interface ForbiddenWord {
  word: string;
  instead: string;
}

/** The words that the glossary forbids in names, and the words and phrases that it forbids in comments. */
export interface ForbiddenWords {
  names: readonly ForbiddenWord[];
  comments: readonly ForbiddenWord[];
}

/** A row of the glossary's table of forbidden words: `| Not | But | In |`, several words with commas between. */
const row = /^\| (?<words>[^|]+) \| (?<instead>[^|]+) \| (?<places>(?:names|comments|names, comments)) \|$/;

/**
 * The words that the glossary forbids.
 * @param glossary text of docs/glossary.md
 */
export function readForbiddenWords(glossary: string): ForbiddenWords {
  const rows = glossary.split('\n').flatMap((line) => {
    const { words = '', instead = '', places = '' } = row.exec(line)?.groups ?? {};
    return words
      .split(', ')
      .filter(Boolean)
      .map((word) => ({ word, instead, places }));
  });
  const of = (place: string) => rows.filter(({ places }) => places.includes(place));
  return { names: of('names'), comments: of('comments') };
}

/**
 * Checks the names and comments of a file for words that the glossary forbids.
 * @param file path, of which each folder and the name are checked as well.
 * @param text its TypeScript.
 * @returns one sentence per word.
 */
export function findForbiddenWords(file: string, text: string, { names, comments }: ForbiddenWords): string[] {
  const { program, comments: written } = parseSync(file, text);
  const found = new Set(file.split('/').map((part) => part.replace(/\..*/, '')));
  collectNames(program, found);
  const inComments = new RegExp(`\\b(${comments.map(({ word }) => word).join('|') || '(?!)'})\\b`, 'i');
  return [
    ...[...found].flatMap((name) => forbiddenPartsOf(file, name, names)),
    ...written.flatMap(({ value }) => {
      const [word] = inComments.exec(value) ?? [];
      const { instead } = comments.find((one) => one.word === word?.toLowerCase()) ?? {};
      return word ? [`${file}: a comment says "${word}"; the glossary says "${instead}".`] : [];
    }),
  ];
}

/**
 * Checks the keys of a list of words.
 * @param file path, for the sentences.
 * @param list the list as its JSON file has it.
 * @returns one sentence per word.
 */
export function findForbiddenKeys(file: string, list: object, words: ForbiddenWords): string[] {
  return Object.entries(list).flatMap(([key, inner]) => [
    ...forbiddenPartsOf(file, key, words.names),
    ...(typeof inner === 'object' && inner !== null ? findForbiddenKeys(file, inner, words) : []),
  ]);
}

function forbiddenPartsOf(file: string, name: string, words: readonly ForbiddenWord[]): string[] {
  return partsOf(name).flatMap((part) => {
    const known = words.find(({ word }) => word === part);
    return known ? [`${file}: "${part}" in "${name}": the glossary says "${known.instead}".`] : [];
  });
}

/** Lower-case parts of a name: `readAllOnce`, `read-all-once` and `READ_ALL_ONCE` have `read`, `all` and `once`. */
function partsOf(name: string): string[] {
  return (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((part) => part.toLowerCase());
}

function collectNames(node: unknown, names: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && 'name' in node && /Identifier$/.test(String(node.type)) && typeof node.name === 'string')
    names.add(node.name);
  for (const inner of Object.values(node)) collectNames(inner, names);
}
