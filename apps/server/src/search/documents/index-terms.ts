import {
  type Analysis,
  analyse,
  danishStopWords,
  impliedWords,
  isGeneric,
  lexicon,
  spans,
  type Token,
  tokenise,
} from '@jobblik/danish';
import type { Indexed, IndexTerms } from '../../platform/search/language.ts';
import {
  agentNounsOf,
  lemmasOf,
  longestPhrase,
  relativesOf,
  similarHeads,
  synonymsOfWords,
  thingsOf,
} from '../vocabulary/synonyms.ts';
import { isLevel, isOtherTrade, isRank, isTradeName } from '../vocabulary/trades.ts';
import { leadOf, namingParts } from './lead.ts';
import { kindTag, leadTag, namedTag, openTag, titleTag } from './tags.ts';

const longestTitle = 300;
const longestBody = 60_000;

/** The tag of a text whose title is exactly this one. */
export function tagOfTitle(title: string): string {
  return titleTag(meaningful(tokenise(title, longestTitle)).map((token) => analyse(token).lemma));
}

/** The index terms of a text. Pure: the same text gives the same terms. */
export function indexTerms({ title, labels = [], body = '', tags: fulfilled = [] }: Indexed): IndexTerms {
  const allTokens = tokenise(title, longestTitle);
  const titleTokens = meaningful(allTokens);
  const titleWords = titleTokens.map(analyse);
  const lead = meaningful(tokenise(leadOf(title), longestTitle));
  const labelTokens = labels.map((label) => meaningful(tokenise(label, longestTitle)));
  const labelWords = labelTokens.flat().map(analyse);

  const whole = titleWords.map((word) => word.lemma);
  const implied = impliedWords(allTokens);
  const naming = namingWords(title, implied);
  const named = once(naming.map(({ lemma }) => lemma));
  const kinds = once(without(naming.flatMap(kindsOf), named));
  const mentioned = tradesBeside(titleWords, naming);
  const own = without(whole, mentioned);
  const tags = [tagOfTitle(title), leadTag(lead.map((token) => analyse(token).lemma)), ...named.map(namedTag)];
  if (![...titleWords, ...naming].some(isTrade)) tags.push(openTag);
  const parts = [...titleWords.flatMap(partsOf), ...titleWords.flatMap(headsOf), ...implied, ...kinds.map(kindTag)];
  const isMeant = (word: Analysis) => !mentioned.includes(word.lemma);
  const synonyms = synonymPhrases(titleTokens.filter((token) => isMeant(analyse(token))));
  const isNamed = (word: Analysis) => named.includes(word.lemma);
  const related = [
    ...titleWords.filter(isMeant).flatMap((word) => familyOf(word, isNamed(word))),
    ...synonyms.flat(),
    ...synonymsIn(lead).map(leadTag),
    ...synonymsIn(titleTokens).map(titleTag),
    ...labelWords.flatMap((word) => [word.lemma, ...labelParts(word)]),
    ...fulfilled,
  ];
  const distant = [
    ...synonyms.flat().flatMap(tellingMembers),
    ...titleWords.flatMap((word) => memberFamilies(word, isNamed(word))),
    ...mentioned,
    ...titleWords.flatMap(tradesBefore),
  ];
  const inBody = meaningful(tokenise(body, longestBody)).flatMap((token) => [
    analyse(token).lemma,
    ...abbreviationIn(token),
  ]);

  return {
    title: [...own, ...tags].filter(Boolean).join(' '),
    parts: without(parts, own).join(' '),
    related: once(without(related, [...own, ...parts])).join(' '),
    body: once(without([...inBody, ...distant], [])).join(' '),
    words: vocabulary(
      [...titleTokens, ...labelTokens.flat()],
      [...titleWords, ...labelWords],
      [...implied, ...synonyms.flat()],
    ),
  };
}

const longestAbbreviation = 3;

/** The abbreviation at the beginning of a compound: `gwo` of "GWO-kursus". The word list does not have it as a member. */
function abbreviationIn({ pieces: [first = ''] }: Token): string[] {
  const isShort = first.length > 1 && first.length <= longestAbbreviation && /^\p{L}+$/u.test(first);
  return isShort && !analyse({ text: first, pieces: [] }).known ? [first] : [];
}

/** Words by which a title names the position. @param implied compounds that the title implies */
function namingWords(title: string, implied: readonly string[]): Analysis[] {
  const tokens = namingParts(title).flatMap((part) => meaningful(tokenise(part, longestTitle)));
  return [...tokens, ...implied.map((text) => ({ text, pieces: [] }))].map(analyse);
}

/** Trades that a title mentions beside the one that it names: the `tandlaege` of "Receptionist til tandlæge". */
function tradesBeside(words: readonly Analysis[], naming: readonly Analysis[]): string[] {
  const named = new Set(naming.map(({ lemma }) => lemma));
  if (!naming.some(isTrade)) return [];
  return words.filter((word) => isTrade(word) && !named.has(word.lemma)).map(({ lemma }) => lemma);
}

/** Whether a word names a trade, and not only a rank: `tandlaege`, but not `medarbejder` or `leder`. */
function isTrade({ lemma, members }: Analysis): boolean {
  const head = members.at(-1)?.lemma ?? lemma;
  const isSpecific = !isRank(head) && !isLevel(head) && !isGeneric(head);
  return isSpecific && isTradeName(head);
}

/** Superordinate terms of a compound: its endings, and the trade before a level such as `elev`. */
function kindsOf(word: Analysis): string[] {
  const trade = word.members.slice(0, -1);
  const [last, ending] = [word.members.at(-1), trade.at(-1)];
  if (!last || !ending || !isLevel(last.lemma)) return headsOf(word);
  const before = trade.slice(0, -1).map((member) => member.text);
  const lemma = before.join('') + ending.lemma;
  return [...headsOf(word), lemma, ...headsOf({ lemma, members: trade, known: true })];
}

/** Every sequence of members of a compound, without stop words. */
function partsOf({ lemma, members }: Analysis): string[] {
  const inner = [...members.slice(1, -1).map((member) => member.lemma), ...tradesBefore({ members })];
  const other = otherTradesIn({ lemma, members });
  return spans(members).filter(
    (part) => part.length > 1 && !danishStopWords().has(part) && !isTradeAmong(part, inner) && !isHeadOf(part, other),
  );
}

/**
 * The trade at the beginning of a compound that names a different trade: the `laege` of "lægesekretær", but not the `kok` of
 * "kokkeelev".
 */
function tradesBefore({ members }: Pick<Analysis, 'members'>): string[] {
  const [first] = members;
  const last = members.at(-1)?.lemma ?? '';
  if (!first || isLevel(last) || isGeneric(last)) return [];
  return isTrade({ lemma: first.lemma, members: [], known: true }) ? [first.lemma] : [];
}

/** The compound and its endings, if they name a different trade than their last member. */
function otherTradesIn({ lemma, members }: Pick<Analysis, 'lemma' | 'members'>): string[] {
  return [lemma, ...spans(members).filter((part) => lemma.endsWith(part))].filter(isOtherTrade);
}

function isHeadOf(part: string, compounds: readonly string[]): boolean {
  return compounds.some((compound) => compound !== part && compound.endsWith(part));
}

/** Whether a member is a trade. Inside a compound it belongs to the member before it: the `læge` of "tandlægehus". */
function isTradeAmong(part: string, members: readonly string[]): boolean {
  return members.includes(part) && isTradeName(part);
}

/** The endings of a compound, which are its superordinate terms. */
function headsOf({ lemma, members }: Analysis): string[] {
  const other = otherTradesIn({ lemma, members });
  return spans(members).filter((part) => lemma.endsWith(part) && !isHeadOf(part, other));
}

/** Members of a label, without a trade at its end: "Dyrlæger" do not do the work of a `læge`. */
function labelParts(word: Analysis): string[] {
  const last = word.members.slice(-1).map(({ lemma }) => lemma);
  return partsOf(word).filter((part) => !isTradeAmong(part, last));
}

/**
 * Related words of the word and of its last member; the same compound with a synonymous last member.
 * @param isNamed whether the title names the position with it; a place does not: "Rengøring på skole" is not for a `lærer`
 */
function familyOf({ lemma, members }: Analysis, isNamed: boolean): string[] {
  const relatives = isNamed ? relativesOf : thingsOf;
  const head = members.at(-1)?.lemma;
  if (!head) return [...relatives(lemma)];
  const first = members
    .slice(0, -1)
    .map((member) => member.text)
    .join('');
  return [...relatives(lemma), ...[...relativesOf(head), ...similarHeads(head)].map((other) => first + other)];
}

/**
 * Related words of the members; people too if the last member has little meaning (`saelger` for the `salg` of "salgskonsulent").
 */
function memberFamilies({ members }: Analysis, isNamed: boolean): string[] {
  const last = members.at(-1)?.lemma ?? '';
  const isDone = isNamed && (isRank(last) || (lexicon().words.get(last)?.generic ?? false));
  return members.flatMap(({ lemma }) => [...thingsOf(lemma), ...(isDone ? agentNounsOf(lemma) : [])]);
}

/** Words of the synonyms of every sequence of words; of overlapping sequences the longest counts: "air traffic controller". */
function synonymPhrases(tokens: readonly Token[]): string[][] {
  const runs = tokens.flatMap((_, start) =>
    Array.from({ length: Math.min(longestPhrase, tokens.length - start) }, (_unused, size) => {
      const end = start + size + 1;
      return { start, end, synonyms: synonymsIn(tokens.slice(start, end)) };
    }),
  );
  const known = runs.filter(({ synonyms }) => synonyms.length > 0);
  const isPart = (run: (typeof runs)[number]) =>
    known.some((other) => other !== run && other.start <= run.start && other.end >= run.end);
  return known.filter((run) => !isPart(run)).map(({ synonyms }) => synonyms.flatMap(wordsAlone));
}

/** Synonyms of the whole phrase, in dictionary form. */
function synonymsIn(tokens: readonly Token[]): (readonly string[])[] {
  if (tokens.length === 0 || tokens.length > longestPhrase) return [];
  return synonymsOfWords(tokens).map(({ term }) => lemmasOf(term));
}

/** Words of a synonym that keep their meaning alone: the `controller` of "air traffic controller" is another trade. */
function wordsAlone(synonym: readonly string[]): readonly string[] {
  return synonym.length === 1 ? synonym : synonym.filter((lemma) => !isTradeName(lemma));
}

/** Meaningful members of a synonym's compounds that are not trades, so that `butik` finds "Ekspedient". */
function tellingMembers(lemma: string): string[] {
  return analyse({ text: lemma, pieces: [] })
    .members.map((member) => member.lemma)
    .filter((one) => !isGeneric(one) && !danishStopWords().has(one) && !isTradeName(one));
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

/** @param others words that the text does not contain; unknown ones are left out, because they may be stems */
function vocabulary(tokens: readonly Token[], words: readonly Analysis[], others: readonly string[]): string[] {
  const typed = tokens.flatMap((token) => [token.text, ...token.pieces]);
  const lemmas = words.flatMap((word) => [word.lemma, ...word.members.map((member) => member.lemma)]);
  const whole = others.filter((other) => analyse({ text: other, pieces: [] }).known);
  return once([...typed, ...lemmas, ...whole]).filter((word) => word.length >= 3 && /\p{L}/u.test(word));
}
