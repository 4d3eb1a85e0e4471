import { analyse } from './analyse.ts';
import { lexicon } from './lexicon.ts';
import type { Token } from './tokenise.ts';

/** Maximum distance in words between the hyphen and the compound that completes it: "lager-, pakkeri- og logistikmedarbejder". */
const reach = 4;

/** Prepositions between the last and the first member of a compound that is written as separate words. */
const prepositions = new Set(['i', 'til', 'paa', 'for', 'af', 'med', 'hos', 'ved']);

/**
 * Compounds that a text implies: `lagermedarbejder` in "lager- og logistikmedarbejder", `butiksmedarbejder` in
 * "butiksassistent/-medarbejder", `lagermedarbejder` in "medarbejder til lager".
 */
export function impliedWords(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token, at) => {
    if (token.hangs === 'after') return completed(token, tokens.slice(at + 1, at + 1 + reach));
    if (token.hangs === 'before') return begun(token, tokens.slice(Math.max(0, at - reach), at).reverse());
    const [preposition, first] = tokens.slice(at + 1, at + 3);
    return preposition && first && prepositions.has(preposition.text) ? turned(token, first) : [];
  });
}

function completed(token: Token, following: readonly Token[]): string[] {
  for (const candidate of following) {
    const last = analyse(candidate).members.at(-1);
    if (last) return [token.text + last.lemma];
  }
  return [];
}

function begun(token: Token, preceding: readonly Token[]): string[] {
  for (const candidate of preceding) {
    const firsts = analyse(candidate).members.slice(0, -1);
    if (firsts.length > 0) return [firsts.map((member) => member.text).join('') + analyse(token).lemma];
  }
  return [];
}

/** "medarbejder til lager": the word list must allow each word in its position of the compound. */
function turned(head: Token, first: Token): string[] {
  const { words, shapes } = lexicon();
  const last = analyse(head).lemma;
  if (!words.get(last)?.head) return [];
  return (shapes.get(analyse(first).lemma) ?? []).map((shape) => shape + last);
}
