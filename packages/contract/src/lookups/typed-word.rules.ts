/** Characters of a skill or title that a person keeps as typed. */
export const longestTypedWord = 60;

/** Text as it is compared and stored: composed letters, single blanks, none at the ends. */
export function cleanWord(text: string): string {
  return text.toWellFormed().normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
}

/** Whether a clean text can be kept: it has a letter, and no control characters, invisible ones or marks of HTML. */
export function isTypedWord(word: string): boolean {
  return word.length <= longestTypedWord && /\p{L}/u.test(word) && !/[\p{C}<>]/u.test(word);
}

/** Words with the same key are one word: case does not count. */
export function wordKey(word: string): string {
  return cleanWord(word).toLocaleLowerCase('da');
}

/**
 * The id under which a typed word stands in a list of `{id, name}`: negative, the same for the same {@link wordKey}, so that it is never
 * the id of a lookup. FNV-1a over code points, 31 bits.
 */
export function typedWordId(word: string): number {
  let hash = 0x811c9dc5;
  for (const letter of wordKey(word)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return -(hash >>> 1 || 1);
}

/** How a choice is sent: a lookup by its id, a typed word as it stands. */
export function sentChoice({ id, name }: { id: number; name: string }): number | string {
  return id > 0 ? id : name;
}
