import { type Analysis, analyse } from './analyse.ts';
import { lexicon } from './lexicon.ts';
import { leadMark, titleMark } from './marks.ts';
import { stopWords } from './stop-words.ts';
import { synonymsOfWords } from './synonyms.ts';
import { type Token, tokenise } from './tokenise.ts';

/** What a typed search means, ready for PostgreSQL. */
export interface ParsedQuery {
  /** Matches what has every term. Valid for `::tsquery`; empty when the text has no searchable word. */
  tsquery: string;
  /** The terms as whole words: ranks first. */
  exact: string;
  /** Any of the terms, whole or in members: ranks next, and is what to match with when nothing has every term. */
  any: string;
  /** The words in dictionary form, without stop words. */
  whole: string[];
  /** Members of the typed compounds. */
  parts: string[];
  /** Folded words that the word list does not know; misspelt unless the texts use them. */
  fuzzy: string[];
}

export interface ParseOptions {
  /** Typed word (as in `fuzzy`) to the words meant, best first. The typed word stays an alternative. */
  corrections?: ReadonlyMap<string, readonly string[]>;
  /** Words to leave out when others remain, folded: what every text of the kind says anyway. */
  fillers?: ReadonlySet<string>;
}

/** Nobody types more on purpose; a longer text is cut. */
const longestQuery = 200;
const mostTerms = 8;

/** A typed word and everything it may stand for. */
interface Term {
  token: Token;
  word: Analysis;
  /** Lexemes of the whole word: as typed, with other linking letters, as corrected. */
  lexemes: string[];
  /** The last word may be unfinished: what it begins with. */
  beginning: string | undefined;
}

/**
 * Reads a search as a person typed it. The result holds letters, digits and the operators written here, so that no text,
 * however made, can break or slow the search.
 */
export function parseQuery(text: string, options: ParseOptions = {}): ParsedQuery {
  const { corrections = new Map(), fillers = new Set() } = options;
  const tokens = chosen(tokenise(text, longestQuery), fillers).slice(0, mostTerms);
  const terms = tokens.map((token, at) => readTerm(token, corrections, at === tokens.length - 1));
  const whole = terms.map((term) => term.word.lemma);
  const parts = once(terms.flatMap((term) => term.word.members.map((member) => member.lemma)));
  const compounds = compoundsTypedApart(terms);
  const said = compounds.length > 0 ? compounds : terms.flatMap(lexemesOf);
  const alternatives = terms.map((term) => anyOf(lexemesOf(term).map(quote)));
  return {
    tsquery: anyOf([allOf(alternatives), ...compounds.map(quote)]),
    exact: anyOf([...said, ...marksOf(terms, compounds)].map(quote)),
    any: anyOf(
      [...terms.flatMap(lexemesOf), ...compounds, ...parts.filter((part) => !stopWords().has(part))].map(quote),
    ),
    whole,
    parts,
    fuzzy: terms.filter(mayBeMisspelt).map((term) => term.token.text),
  };
}

/** Stop words and fillers go unless nothing else was typed. */
function chosen(tokens: Token[], fillers: ReadonlySet<string>): Token[] {
  const content = tokens.filter((token) => !stopWords().has(token.text));
  const telling = content.filter((token) => !fillers.has(token.text));
  if (telling.length > 0) return telling;
  return content.length > 0 ? content : tokens.slice(-1);
}

function readTerm(token: Token, corrections: ReadonlyMap<string, readonly string[]>, last: boolean): Term {
  const word = analyse(token);
  const meant = (corrections.get(token.text) ?? []).map((text) => analyse({ text, pieces: [] }).lemma);
  const unfinished = (last && !word.known && token.text.length >= 2) || stopWords().has(token.text);
  return {
    token,
    word,
    lexemes: once([word.lemma, ...otherLinks(word), ...meant]),
    beginning: unfinished ? `${token.text}:*` : undefined,
  };
}

/** A compound of two known members with every linking letter that the first takes: `butikassistent`, `butiksassistent`. */
function otherLinks({ members, known }: Analysis): string[] {
  const [first, last] = members;
  if (!known || !first || !last || members.length > 2) return [];
  return shapesOf(first.lemma).map((shape) => shape + last.lemma);
}

function shapesOf(lemma: string): readonly string[] {
  return lexicon().shapes.get(lemma) ?? [];
}

/**
 * A compound whose members were typed as two words, in either order: "lager medarbejder", "medarbejder lager". It is what was
 * meant, so the single words count less then.
 */
function compoundsTypedApart(terms: readonly Term[]): string[] {
  const [first, second] = terms.map((term) => term.word);
  if (terms.length !== 2 || !first || !second) return [];
  const inOrder = isPerson(first) && !isPerson(second) ? [] : compoundOf(first, second);
  const turned = isPerson(second) && !isPerson(first) ? [] : compoundOf(second, first);
  return once([...inOrder, ...turned]);
}

/** Whoever does something stands last: nobody means a "medarbejderlager". */
function isPerson(word: Analysis): boolean {
  return lexicon().words.get(headOf(word))?.anyHead ?? false;
}

function headOf({ lemma, members }: Analysis): string {
  return members.at(-1)?.lemma ?? lemma;
}

/** "teknisk designer" are two words whatever their order. */
const adjective = /(?:isk|lig|iv)$/;

function compoundOf(first: Analysis, last: Analysis): string[] {
  const head = headOf(last);
  if (!lexicon().words.get(head)?.head || adjective.test(head)) return [];
  const ending = first.members.at(-1);
  if (!ending) return shapesOf(first.lemma).map((shape) => shape + last.lemma);
  const before = first.lemma.slice(0, first.lemma.length - ending.lemma.length);
  return [ending.lemma, `${ending.lemma}s`].map((shape) => before + shape + last.lemma);
}

/** Marks of texts whose title says just this. */
function marksOf(terms: readonly Term[], compounds: readonly string[]): string[] {
  const [only] = terms;
  const sayings = [terms.map((term) => term.word.lemma), ...compounds.map((compound) => [compound])];
  if (terms.length === 1 && only) sayings.push(...only.lexemes.map((lexeme) => [lexeme]));
  return once(sayings.flatMap((lemmas) => [titleMark(lemmas), leadMark(lemmas)])).filter(Boolean);
}

function lexemesOf(term: Term): string[] {
  return [...term.lexemes, ...(term.beginning ? [term.beginning] : [])];
}

function mayBeMisspelt({ token, word }: Term): boolean {
  if (word.known || token.text.length < 4 || /\p{N}/u.test(token.text)) return false;
  return !stopWords().has(token.text) && synonymsOfWords([token]).length === 0;
}

/** A lexeme as `tsquery` reads it; one that ends in `:*` asks for words that begin so. */
function quote(lexeme: string): string {
  return lexeme.endsWith(':*') ? `'${lexeme.slice(0, -2)}':*` : `'${lexeme}'`;
}

function once(values: readonly string[]): string[] {
  return [...new Set(values)];
}

function allOf(terms: readonly string[]): string {
  return group(once(terms), ' & ');
}

function anyOf(terms: readonly string[]): string {
  return group(
    once(terms).filter((term) => term !== ''),
    ' | ',
  );
}

function group(terms: readonly string[], operator: string): string {
  return terms.length > 1 ? `(${terms.join(operator)})` : (terms[0] ?? '');
}
