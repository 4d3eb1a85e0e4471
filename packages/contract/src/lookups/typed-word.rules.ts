/** Most characters of a typed skill or title. */
export const longestTypedWord = 60;

/** Normalised text for comparing and storing: composed letters (NFC), single blanks, trimmed. */
export function cleanWord(text: string): string {
  return text.toWellFormed().normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
}

/** Whether a normalised text can be stored: it has a letter, and no control or invisible characters and no HTML. */
export function isTypedWord(word: string): boolean {
  return word.length <= longestTypedWord && /\p{L}/u.test(word) && !/[\p{C}<>]/u.test(word);
}

/** Key of a word: words with the same key are the same word; case is ignored. */
export function wordKey(word: string): string {
  return cleanWord(word).toLocaleLowerCase('da');
}

/**
 * The id of a typed word in a list of `{id, name}`: negative, so that it is never the id of a lookup entry, and the same for the
 * same {@link wordKey}. FNV-1a over code points, 31 bits.
 */
export function typedWordId(word: string): number {
  let hash = 0x811c9dc5;
  for (const letter of wordKey(word)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return -(hash >>> 1 || 1);
}

/** The wire format of a choice: a lookup entry as its id, a typed word as text. */
export function sentChoice({ id, name }: { id: number; name: string }): number | string {
  return id > 0 ? id : name;
}
