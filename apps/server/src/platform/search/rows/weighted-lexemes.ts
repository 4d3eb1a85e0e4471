/** The largest position in a tsvector. */
const lastPlace = 16_383;

/**
 * Lexemes of {@link IndexTerms}, separated by spaces, as the text of a tsvector with positions and weight. A cast to tsvector
 * leaves lexemes unchanged; the parser of `to_tsvector` splits some, such as "592e01eb" into a number and two letters.
 */
export function weightedLexemes(lexemes: string, weight: 'A' | 'B' | 'C' | 'D'): string {
  const words = lexemes.split(' ').filter((word) => word !== '');
  return words.map((word, at) => `${word}:${Math.min(at + 1, lastPlace)}${weight}`).join(' ');
}
