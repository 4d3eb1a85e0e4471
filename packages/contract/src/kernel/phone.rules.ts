/** Minimum number of digits of a telephone number. */
const fewestDigits = 4;

/** Whether a text is empty or a telephone number as people write it, also with words: `12 34 56 78, lokal 9`. */
export function isPhone(text: string): boolean {
  return text.trim() === '' || (text.match(/\d/g) ?? []).length >= fewestDigits;
}
