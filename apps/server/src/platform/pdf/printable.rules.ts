/** Signs that documents from word processors begin list items with; the typeface has the round one only. */
const bullets = /[\u2023\u2043\u25a0-\u25ff\u2756\u27a2\uf0a7\uf0b7]/g;
/** The last of them is private to a symbol font. */
const arrows = /[\u2192\u21d2\u2794\u279c\uf0e0]/g;

/**
 * Text as the typeface can print it: composed letters, the house's bullet and arrow, no pictograms, control characters or
 * signs without a width, at most four marks on one letter. Line breaks stay.
 */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(bullets, '•')
    .replaceAll(arrows, '>')
    .replaceAll(/[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replaceAll('\u2011', '-')
    .replaceAll('\u202f', '\u00a0')
    .replaceAll(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .replaceAll(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200d|\ufe0f/gu, (symbol) =>
      /[©®™]/.test(symbol) ? symbol : '',
    )
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/(\p{M}{4})\p{M}+/gu, '$1');
}
