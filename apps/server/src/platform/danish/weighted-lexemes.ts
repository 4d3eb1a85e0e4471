/** The last place that a tsvector can store. */
const lastPlace = 16_383;

/**
 * Lexemes of {@link IndexTerms}, separated by spaces, as the text of a tsvector with their places and weight. A cast reads each as it
 * is; the parser behind `to_tsvector` splits some: to it, "592e01eb" is a number and two letters.
 */
export function weightedLexemes(lexemes: string, weight: 'A' | 'B' | 'C' | 'D'): string {
  const words = lexemes.split(' ').filter((word) => word !== '');
  return words.map((word, at) => `${word}:${Math.min(at + 1, lastPlace)}${weight}`).join(' ');
}
