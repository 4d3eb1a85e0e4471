/**
 * Normal form of all spellings of a Danish word: lower case, `å` = `aa`, `æ` = `ae`, `ø` = `oe`, without accents of other languages
 * (`é` = `e`, `ü` = `u`), Swedish and German letters as the Danish ones (`ä` = `æ`, `ö` = `ø`). Digraphs lose no information: `kør`
 * and `kor` stay different words, unlike with `o` for `ø`. Soft hyphens and zero-width characters, which stand within pasted words, are
 * left out. Both ads and queries are folded.
 */
export function fold(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[æäøöåœßþðłđ]|o[\u0337\u0338]/g, (letter) => letters[letter] ?? 'oe')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
}

/** The folded words of a text, separated by one space: a form in which names are compared. */
export function foldWords(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const letters: Record<string, string> = {
  æ: 'ae',
  ä: 'ae',
  ø: 'oe',
  ö: 'oe',
  å: 'aa',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  ł: 'l',
  đ: 'd',
};
