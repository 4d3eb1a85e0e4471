import { type Analysis, analyse, spans } from './analyse.ts';
import { impliedWords } from './implied-words.ts';
import { leadOf } from './lead.ts';
import { lexicon } from './lexicon.ts';
import { leadMark, titleMark } from './marks.ts';
import { danishStopWords } from './stop-words.ts';
import { lemmasOf, longestPhrase, relativesOf, similarHeads, synonymsOfWords } from './synonyms.ts';
import { type Token, tokenise } from './tokenise.ts';

/** What a text to be found consists of. */
export interface Indexed {
  title: string;
  /** Short texts that say what it is about: names, labels, places. Their words and synonyms count less than the title's. */
  labels?: readonly string[];
  /** Running text without markup. */
  body?: string;
}

/**
 * Lexemes separated by spaces, one string for each weight of a tsvector. Made of letters and digits only, so that none has to be quoted
 * in the text of a tsvector.
 */
export interface IndexTerms {
  /** A: the title's words in dictionary form, and marks for what it says as a whole. */
  title: string;
  /** B: members of the title's compounds, last members twice because `overlæge` is a `læge`; words that it leaves out. */
  parts: string;
  /** C: synonyms and relatives of the title's words, the labels' words with their members. */
  related: string;
  /** D: the body's words, each once, and what is only distantly meant by the title. */
  body: string;
  /** Words as they are typed, folded: what a misspelt word is compared with. */
  words: string[];
}

const longestTitle = 300;
const longestBody = 60_000;

/** Everything under which a text can be found. Pure: the same text gives the same terms. */
export function indexTerms({ title, labels = [], body = '' }: Indexed): IndexTerms {
  const spoken = tokenise(title, longestTitle);
  const titleTokens = meaningful(spoken);
  const titleWords = titleTokens.map(analyse);
  const lead = meaningful(tokenise(leadOf(title), longestTitle));
  const labelTokens = labels.map((label) => meaningful(tokenise(label, longestTitle)));
  const labelWords = labelTokens.flat().map(analyse);

  const whole = titleWords.map((word) => word.lemma);
  const marks = [titleMark(whole), leadMark(lead.map((token) => analyse(token).lemma))];
  const implied = impliedWords(spoken);
  const parts = [...titleWords.flatMap(partsOf), ...titleWords.flatMap(headsOf), ...implied];
  const synonyms = synonymPhrases(titleTokens);
  const related = [
    ...titleWords.flatMap(familyOf),
    ...synonyms.flat(),
    ...synonymsIn(lead).map(leadMark),
    ...synonymsIn(titleTokens).map(titleMark),
    ...labelWords.flatMap((word) => [word.lemma, ...partsOf(word)]),
  ];
  const distant = [...synonyms.flat().flatMap(tellingMembers), ...titleWords.flatMap(memberFamilies)];
  const inBody = meaningful(tokenise(body, longestBody)).map((token) => analyse(token).lemma);

  return {
    title: [...whole, ...marks].filter(Boolean).join(' '),
    parts: without(parts, whole).join(' '),
    related: once(without(related, [...whole, ...parts])).join(' '),
    body: once(without([...inBody, ...distant], [])).join(' '),
    words: vocabulary(
      [...titleTokens, ...labelTokens.flat()],
      [...titleWords, ...labelWords],
      [...implied, ...synonyms.flat()],
    ),
  };
}

/** Every run of members of a compound, stop words apart. */
function partsOf(word: Analysis): string[] {
  return spans(word.members).filter((part) => part.length > 1 && !danishStopWords().has(part));
}

/** The runs that end the compound: what it is a kind of. */
function headsOf({ lemma, members }: Analysis): string[] {
  return spans(members).filter((part) => lemma.endsWith(part));
}

/** Relatives of the word itself and of its last member; the same compound with a last member that means the same. */
function familyOf({ lemma, members }: Analysis): string[] {
  const head = members.at(-1)?.lemma;
  if (!head) return [...relativesOf(lemma)];
  const first = members
    .slice(0, -1)
    .map((member) => member.text)
    .join('');
  return [...relativesOf(lemma), ...[...relativesOf(head), ...similarHeads(head)].map((other) => first + other)];
}

function memberFamilies({ members }: Analysis): string[] {
  return members.flatMap((member) => relativesOf(member.lemma));
}

/** Words of the synonyms of every run of words. */
function synonymPhrases(tokens: readonly Token[]): string[][] {
  return tokens.flatMap((_, start) =>
    Array.from({ length: Math.min(longestPhrase, tokens.length - start) }, (_unused, size) =>
      synonymsIn(tokens.slice(start, start + size + 1)).flat(),
    ),
  );
}

/** Synonyms of the words taken together, in dictionary forms. */
function synonymsIn(tokens: readonly Token[]): (readonly string[])[] {
  if (tokens.length === 0 || tokens.length > longestPhrase) return [];
  return synonymsOfWords(tokens).map(({ term }) => lemmasOf(term));
}

/** Members of a synonym's compounds that say something, so that `butik` finds "Ekspedient". */
function tellingMembers(lemma: string): string[] {
  return analyse({ text: lemma, pieces: [] })
    .members.map((member) => member.lemma)
    .filter((member) => !lexicon().words.get(member)?.generic && !danishStopWords().has(member));
}

function meaningful(tokens: readonly Token[]): Token[] {
  return tokens.filter((token) => !danishStopWords().has(token.text));
}

function without(terms: readonly string[], others: readonly string[]): string[] {
  const excluded = new Set(others);
  return terms.filter((term) => term.length > 0 && !excluded.has(term));
}

function once(terms: readonly string[]): string[] {
  return [...new Set(terms)];
}

/** @param others words that were not typed; those cut short by the stemmer are no words and stay out */
function vocabulary(tokens: readonly Token[], words: readonly Analysis[], others: readonly string[]): string[] {
  const typed = tokens.flatMap((token) => [token.text, ...token.pieces]);
  const lemmas = words.flatMap((word) => [word.lemma, ...word.members.map((member) => member.lemma)]);
  const whole = others.filter((other) => analyse({ text: other, pieces: [] }).known);
  return once([...typed, ...lemmas, ...whole]).filter((word) => word.length >= 3 && /\p{L}/u.test(word));
}
