import { fold } from './fold.ts';

/** One written word, folded. */
export interface Token {
  /** Letters and digits only: `itsupporter` for "IT-supporter", `phd` for "ph.d.". */
  text: string;
  /** The pieces between hyphens, if there are several: `it`, `supporter`. */
  pieces: string[];
  /** Position of a hyphen for an omitted member: `after` in "lager- og logistikmedarbejder", `before` in "/-medarbejder". */
  hangs?: 'after' | 'before';
}

/** Longer than any real Danish word; keeps lexemes far below PostgreSQL's limit of 2046 bytes. */
const longestToken = 60;

/** Names with characters that otherwise separate words. */
const namesWithSymbols: readonly (readonly [RegExp, string])[] = [
  [/\bc\+\+/g, 'cplusplus'],
  [/\b([cf])#/g, '$1sharp'],
  [/(?<![\p{L}\p{N}])\.net\b/gu, 'dotnet'],
  // Also the first member of a compound: "ph.d.-stipendium".
  [/\bph\.\s?d\b\.?/g, 'phd'],
];

/** Optional endings in brackets, `pædagog(er)`, which are removed. */
const bracketedEnding = /(?<=\p{L})\((?:e|er|en|n|r|s|ne|re|inde)\)/gu;
/** Fast path: nearly every word is plain, and the other rules are slower. */
const plainWord = /^[a-z0-9]+$/;
const separators = /[^\p{L}\p{N}.'’&\-\u2010\u2011]+/u;
const ending = /['’](?:er|ere|eren|erne|en|et|e|s|ne|n)$/;
const abbreviation = /^\p{L}{1,5}(?:\.\p{L}{1,5}){1,3}\.?$/u;
const initials = /^\p{L}{1,2}&\p{L}{1,2}$/u;

/**
 * The words of a text, folded, in order.
 * @param limit maximum number of characters; the rest is ignored
 */
export function tokenise(text: string, limit = 100_000): Token[] {
  let plain = fold(text.slice(0, limit)).slice(0, limit);
  for (const [pattern, name] of namesWithSymbols) plain = plain.replace(pattern, name);
  return plain.replace(bracketedEnding, '').split(separators).flatMap(readChunk);
}

function readChunk(chunk: string): Token[] {
  if (chunk === '') return [];
  if (plainWord.test(chunk)) return token(chunk);
  if (abbreviation.test(chunk)) return token(chunk.replaceAll('.', ''));
  if (initials.test(chunk)) return token(chunk.replace('&', ''));
  return chunk.split(/[.&]+/).flatMap(readWord);
}

function readWord(word: string): Token[] {
  const bare = word
    .replace(/[\u2010\u2011]/g, '-')
    .replace(ending, '')
    .replace(/['’]/g, '');
  const pieces = bare.split('-').filter((piece) => piece !== '');
  if (pieces.length === 0) return [];
  if (pieces.some((piece) => /^\p{N}+$/u.test(piece))) return pieces.flatMap((piece) => token(piece));
  const hangs = bare.endsWith('-') ? 'after' : bare.startsWith('-') ? 'before' : undefined;
  return token(pieces.join(''), pieces, hangs);
}

function token(text: string, pieces: string[] = [], hangs?: Token['hangs']): Token[] {
  if (text.length > longestToken) return [];
  return [{ text, pieces: pieces.length > 1 ? pieces : [], ...(hangs && { hangs }) }];
}
