/** Minimum number of digits of a telephone number. */
const fewestDigits = 4;

/** The first number in a text, with the signs that people write between its digits. */
const firstNumber = /\+?\d[\d\s().-]*/;

/** Whether a text is empty or a telephone number as people write it, also with words: `12 34 56 78, lokal 9`. */
export function isPhone(text: string): boolean {
  return text.trim() === '' || (text.match(/\d/g) ?? []).length >= fewestDigits;
}

/** What a telephone dials for a written number: its first number in digits, `+45…` also for `0045…` and `+45 (0)…` (RFC 3966). */
export function phoneLink(written: string): string {
  const number = (firstNumber.exec(written)?.[0] ?? '').replace('(0)', '');
  return `tel:${number.replaceAll(/[^+\d]/g, '').replace(/^00/, '+')}`;
}
