/** A name for use in an address: lower case, words joined by hyphens, Danish letters kept. */
export function seoName(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/&/g, ' og ')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
}
