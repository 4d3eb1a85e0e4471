import { lazily } from '@jobblik/contract/kernel/lazily';
import { analyse, danishStopWords, fold, readLines, type Token, tokenise } from '@jobblik/danish';

/** A synonym of a term. */
export interface Synonym {
  /** Folded term of the data. */
  term: string;
  /** Term of the data. */
  shown: string;
  /** 0.6: one of several meanings, 0.7: alternative label, 0.9: same meaning. */
  weight: number;
}

/** Longest phrase with synonyms, in words without stop words. */
export const longestPhrase = 4;

const byPhrase = lazily(() => readSynonyms(readData('synonyms.csv').slice(1)));
const relatives = lazily(() => readGroups(readData('families.txt'), 'star'));
const agentNouns = lazily(() => readGroups(readData('families.txt'), 'agents'));
const heads = lazily(() => readGroups(readData('similar-heads.txt'), 'all'));

/** Dictionary forms of a phrase without stop words: `social sundhedsassistent` for "social- og sundhedsassistenter". */
function phraseLemmas(phrase: string): string[] {
  return tokenise(phrase, 200)
    .filter((token) => !danishStopWords().has(token.text))
    .map((token) => analyse(token).lemma);
}

/**
 * Synonyms of a word or phrase in any spelling and inflection, in both directions, the highest weight first.
 * @param term any text; more than {@link longestPhrase} words have none
 */
export function synonymsOf(term: string): Synonym[] {
  return synonymsOfWords(tokenise(term, 200).filter((token) => !danishStopWords().has(token.text)));
}

/** As {@link synonymsOf} for words without stop words. */
export function synonymsOfWords(tokens: readonly Token[]): Synonym[] {
  const typed = tokens.map((token) => token.text).join(' ');
  const reduced = tokens.map((token) => analyse(token).lemma).join(' ');
  return byPhrase().get(reduced) ?? byPhrase().get(typed) ?? [];
}

const lemmasByTerm = new Map<string, string[]>();

/** Dictionary forms of the words of a name. Cached for all terms, of which the data has some thousands. */
export function lemmasOf(term: string): readonly string[] {
  const known = lemmasByTerm.get(term);
  if (known) return known;
  const lemmas = phraseLemmas(term);
  lemmasByTerm.set(term, lemmas);
  return lemmas;
}

/** Words of the same family, such as person and work: `rengoerer` and `rengoering`, `sygeplejerske` and `sygepleje`. */
export function relativesOf(lemma: string): readonly string[] {
  return relatives().get(lemma) ?? [];
}

/** Agent nouns for a word for work: `rengoerer` for `rengoering`. Empty for a person. */
export function agentNounsOf(lemma: string): readonly string[] {
  return agentNouns().get(lemma) ?? [];
}

/** Work and place of a person: `rengoering` for `rengoerer`. */
export function thingsOf(lemma: string): readonly string[] {
  const others = agentNounsOf(lemma);
  return relativesOf(lemma).filter((relative) => !others.includes(relative));
}

/** Heads with the same meaning after the same first member: `køkkenassistent`, `køkkenmedarbejder`. */
export function similarHeads(lemma: string): readonly string[] {
  return heads().get(lemma) ?? [];
}

function readData(name: string): string[] {
  return readLines(new URL(`./data/${name}`, import.meta.url));
}

/** Rows `term,synonym,weight`. The keys are not reduced, for a fast start: nearly all words are in dictionary form. */
function readSynonyms(rows: readonly string[]): Map<string, Synonym[]> {
  const found = new Map<string, Synonym[]>();
  const add = (from: string, to: Synonym) => {
    const key = phraseKey(from);
    if (key === phraseKey(to.term)) return;
    const known = found.get(key);
    if (!known) found.set(key, [to]);
    else if (!known.some((synonym) => synonym.term === to.term)) known.push(to);
  };
  for (const row of rows) {
    const [shownTerm = '', shownSynonym = '', weight] = row.split(',');
    const [term, synonym] = [fold(shownTerm), fold(shownSynonym)];
    add(term, { term: synonym, shown: shownSynonym, weight: Number(weight) });
    add(synonym, { term, shown: shownTerm, weight: Number(weight) });
  }
  for (const list of found.values()) list.sort((a, b) => b.weight - a.weight);
  return found;
}

function phraseKey(term: string): string {
  const words = term.replace(/[-.'’]/g, '').split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word !== '' && !danishStopWords().has(word)).join(' ');
}

/**
 * Reads lines of words. `all`: from each word to all others. `star`: from the first word to the others and back. `agents`: from the
 * others to the first word.
 */
function readGroups(lines: readonly string[], shape: 'all' | 'star' | 'agents'): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const line of lines) {
    const group = fold(line).split(' ').filter(Boolean);
    for (const word of group) {
      const isFirst = word === group[0];
      if (isFirst && shape === 'agents') continue;
      const others = shape === 'all' || isFirst ? group.filter((other) => other !== word) : group.slice(0, 1);
      found.set(word, [...new Set([...(found.get(word) ?? []), ...others])]);
    }
  }
  return found;
}
