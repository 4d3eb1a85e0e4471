import {
  type Alternative,
  allOf,
  anyOf,
  type Clue,
  cluesOf,
  type Found,
  isOneMeaning,
  type QueryNode,
  type ReadPhrases,
  tradesOf,
  type WideningKind,
  type WideningStep,
  widenByTitles,
  widenQuery,
} from '../../danish/index.ts';
import { DocSet } from './doc-set.ts';
import { byEvidence } from './evidence.ts';
import type { InMemoryIndex } from './in-memory-index.ts';
import type { KeywordHits } from './keyword-cache.ts';
import type { Page } from './page-by-key.ts';
import type { Postings } from './postings.ts';

/** Why a document is similar to what was typed. */
export interface Similarity {
  kind: WideningKind;
  /** What it has instead of what was typed; null where it has some of the words. */
  name: string | null;
}

/** Documents that are only similar to what was typed, the closest first. */
export type SimilarHits = ReadonlyMap<number, Similarity>;

/** With so many hits a search has a full page, and nothing similar is looked for. */
const fullPage = 10;
/** The closer readings and some of the words add no more. */
const most = 20;
/** So many of the best hits say what occupations are close by. */
const mostLeading = 3;

/** Hits of a keyword, and what is only similar to it. */
export interface Similar {
  exact: DocSet;
  documents: SimilarHits;
}

/** A reading as {@link WideningStep} has it. `exact`: what ranks first among what it matches. */
type Reading = Pick<WideningStep, 'match' | 'added'> & { exact?: QueryNode };

type InOrder = (hits: DocSet, page: Page) => Promise<number[]>;

interface SimilarOptions {
  keyword: string;
  stopWords: ReadonlySet<string>;
  readPhrases?: ReadPhrases | undefined;
  /** Readings that may be used. */
  kinds: readonly WideningKind[];
  /** Leaves those documents that the search may show. */
  retain: (docIds: DocSet) => Promise<DocSet>;
}

/**
 * Documents that wider readings of a keyword find besides its hits. Later readings only fill up the first page. Undefined where the hits
 * fill it.
 */
export async function findSimilar(
  index: InMemoryIndex,
  found: Found<KeywordHits>,
  { keyword, stopWords, readPhrases, kinds, retain }: SimilarOptions,
): Promise<Similar | undefined> {
  const { postings, columns } = found.hits;
  const phrases = readPhrases?.(keyword) ?? { words: [], rest: keyword };
  // A phrase has no other words, unless all that was typed means one thing; what is similar to the rest fulfils it, too.
  const isOne = phrases.words.length === 0 || isOneMeaning(keyword);
  const text = isOne ? keyword : phrases.rest;
  const fulfilling = isOne ? undefined : await postings.find(allOf(phrases.words.map((one) => ({ word: one }))));
  const exact = found.isNear ? new DocSet(columns.length) : await retain(found.hits.found);
  if (exact.count() >= fullPage) return undefined;
  const similar = new Map<number, Similarity>();
  const shown = exact.copy();
  const exactCount = exact.count();

  const isEmpty = () => exactCount === 0 && similar.size === 0;
  const isFull = () => exactCount + similar.size >= fullPage;

  async function take(kind: WideningKind, docIds: DocSet, { match, added, exact: best = match }: Reading) {
    docIds.removeSet(shown);
    if (fulfilling && kind !== 'some') docIds.intersectWith(fulfilling);
    const left = await retain(docIds);
    if (left.count() === 0) return;
    const fillsPage = kind === 'part' || kind === 'occupation' || kind === 'some';
    const room = (fillsPage ? fullPage - exactCount : most) - similar.size;
    const ranked = await index.rank({ ...found, query: { match, exact: best, any: match } }, left);
    const chosen = columns.order.newestAfter(ranked, left, { offset: 0, limit: room });
    const nameOf = await namesOf(postings, added);
    for (const docId of chosen) {
      similar.set(docId, { kind, name: nameOf(docId) });
      shown.add(docId);
    }
  }

  /** Documents that have some of the words; below other hits only those of a trade among the words. */
  async function takeSome() {
    const fulfilled = isOne ? [] : phrases.words.map(clueOfMark);
    const clues = [...cluesOf(text, { stopWords, kinds }), ...fulfilled];
    const things = await Promise.all(
      clues.map(async ({ sayings, ...clue }) => ({
        sayings: await Promise.all(
          sayings.map(async ({ match, worth }) => ({ docIds: await retain(await postings.find(match)), worth })),
        ),
        ...clue,
      })),
    );
    const match = anyOf(clues.flatMap(({ sayings }) => sayings.map((saying) => saying.match)));
    const clearest = anyOf(clues.flatMap(({ sayings }) => sayings[0]?.match ?? []));
    const among = isEmpty() ? undefined : await postings.findTreeInWeightedFields(tradesOf(text, stopWords));
    for (const docIds of byEvidence(things, columns.length)) {
      if (among) docIds.intersectWith(among);
      if (!isFull()) await take('some', docIds, { match, added: [], exact: clearest });
    }
  }

  const steps = widenQuery(text, { stopWords, kinds });
  for (const step of steps) {
    if (!isFull()) await take(step.kind, await postings.findTreeInWeightedFields(step.match), step);
  }
  if (kinds.includes('occupation') && exactCount > 0 && !isFull()) {
    const best = (await index.rank(found, exact)).slice(0, mostLeading);
    const step = widenByTitles(await index.leadsOf(columns, best));
    if (step) await take(step.kind, await postings.findTreeInWeightedFields(step.match), step);
  }
  if (kinds.includes('some') && !isFull()) await takeSome();
  return { exact, documents: similar };
}

/** What a phrase of a search stands for tells as much as a word. */
function clueOfMark(mark: string): Clue {
  return { sayings: [{ match: { word: mark }, worth: 1 }], weight: 1, isTrade: false };
}

/** Which of the alternatives a document has, the first of them. */
async function namesOf(postings: Postings, added: readonly Alternative[]): Promise<(docId: number) => string | null> {
  const having: { name: string; docIds: DocSet }[] = [];
  for (const { name, match } of added) having.push({ name, docIds: await postings.findTreeInWeightedFields(match) });
  return (docId) => having.find(({ docIds }) => docIds.has(docId))?.name ?? null;
}

/** Hits and similar documents of a search together. */
export function withSimilar(hits: KeywordHits, similar: Similar | undefined): KeywordHits {
  if (!similar) return hits;
  const found = similar.exact.copy();
  for (const docId of similar.documents.keys()) found.add(docId);
  return { ...hits, found, count: found.count() };
}

/**
 * A page of hits, behind which the similar documents stand.
 * @param left those of both that filters leave
 */
export async function similarPage(
  left: DocSet,
  { exact, documents }: Similar,
  { page, inOrder, isRanked }: { page: Page; inOrder: InOrder; isRanked: boolean },
): Promise<{ docIds: number[]; similarCount: number }> {
  const all = { offset: 0, limit: fullPage + most };
  const hits = exact.copy();
  hits.intersectWith(left);
  const others = left.copy();
  others.removeSet(hits);
  const ranked = [...documents.keys()].filter((docId) => left.has(docId));
  const inAll = [...(await inOrder(hits, all)), ...(isRanked ? ranked : await inOrder(others, all))];
  return { docIds: inAll.slice(page.offset, page.offset + page.limit), similarCount: ranked.length };
}
