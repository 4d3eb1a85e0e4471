import { analyse, lexicon } from '@jobblik/danish';

/**
 * Whether a foreign name contains a Danish title that has another meaning there: the "chef" of "head chef" is a cook, but every
 * "salgschef" matches the word.
 */
export function isMixedName(lemmas: readonly string[]): boolean {
  const isForeign = lemmas.some((lemma) => !analyse({ text: lemma, pieces: [] }).known);
  return isForeign && lemmas.length > 1 && lemmas.some((lemma) => lexicon().words.get(lemma)?.anyHead);
}
