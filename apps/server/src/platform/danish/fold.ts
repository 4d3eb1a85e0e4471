/**
 * One form for every way a Danish word is typed: lower case, `å` = `aa`, `æ` = `ae`, `ø` = `oe`, marks of other languages
 * dropped (`é` = `e`, `ü` = `u`), Swedish and German keys read as their Danish neighbours (`ä` = `æ`, `ö` = `ø`).
 * The digraphs are the meeting point because they lose nothing: `kør` and `kor` stay two words, which `o` for `ø` would not keep.
 * Ads and queries both go through here, so each finds the other.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[æäøöåœßþðłđ]|o[\u0337\u0338]/g, (letter) => letters[letter] ?? 'oe')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
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
