import { analyse } from './analyse.ts';
import { lexicon } from './lexicon.ts';

/**
 * Whether a foreign name holds a Danish title, which then says something else: the "chef" of "head chef" is a cook, and every "salgschef"
 * has the word.
 */
export function isMixedName(lemmas: readonly string[]): boolean {
  const isForeign = lemmas.some((lemma) => !analyse({ text: lemma, pieces: [] }).known);
  return isForeign && lemmas.length > 1 && lemmas.some((lemma) => lexicon().words.get(lemma)?.anyHead);
}
