import {
  type Alternative,
  allOf,
  anyOf,
  conceptsOf,
  deniedOf,
  type Found,
  isOneMeaning,
  namesTrade,
  type QueryConcept,
  type QueryNode,
  type ReadPhrases,
  readSentence,
  tradesOf,
  trainingIn,
  type WideningKind,
  type WideningStep,
  widenByGroup,
  widenByTitles,
  widenQuery,
} from '../../danish/index.ts';
import { DocSet } from './doc-set.ts';
import { byEvidence } from './evidence.ts';
import type { InMemoryIndex } from './in-memory-index.ts';
import type { KeywordHits, Similar, Similarity } from './keyword-cache.ts';
import type { Page } from './page-by-key.ts';
import type { Postings } from './postings.ts';

/** Number of hits that fill a page, so that no similar documents are searched. */
const fullPage = 10;
/** Maximum number of similar documents. */
const most = 20;
/** Number of best hits whose titles are used to find similar occupations. */
const mostLeading = 3;

/** A query of a {@link WideningStep}. `exact`: the query for the first rank among its matches. */
type Reading = Pick<WideningStep, 'match' | 'added'> & { exact?: QueryNode };

type InOrder = (hits: DocSet, page: Page) => Promise<number[]>;

interface SimilarOptions {
  keyword: string;
  stopWords: ReadonlySet<string>;
  readPhrases?: ReadPhrases | undefined;
  /** Permitted kinds of query expansion. */
  kinds: readonly WideningKind[];
  /** Keeps the documents that pass the filters of the search. */
  retain: (docIds: DocSet) => Promise<DocSet>;
}

/**
 * Additional documents by query expansion of a keyword. Later steps only fill up the first page. Undefined if the hits fill it.
 */
export async function findSimilar(
  index: InMemoryIndex,
  found: Found<KeywordHits>,
  { keyword, stopWords, readPhrases, kinds, retain }: SimilarOptions,
): Promise<Similar | undefined> {
  const { postings, columns } = found.hits;
  const phrases = readPhrases?.(keyword) ?? { words: [], rest: keyword };
  // Phrases are not expanded, unless the whole query has one meaning; documents similar to the rest must also fulfil the phrases.
  const isOne = phrases.words.length === 0 || isOneMeaning(keyword);
  const text = isOne ? readSentence(keyword).keywords : readSentence(phrases.rest, true).keywords;
  const fulfilling = isOne ? undefined : await postings.find(allOf(phrases.words.map((one) => ({ word: one }))));
  const denied = await postings.findTreeInWeightedFields(deniedOf(keyword, { readPhrases }));
  const exact = found.isNear ? new DocSet(columns.length) : await retain(found.hits.found);
  if (exact.count() >= fullPage) return undefined;
  const isForTrade = !isOne && namesTrade(text, stopWords);
  const similar = new Map<number, Similarity>();
  const shown = exact.copy();
  const exactCount = exact.count();

  const isEmpty = () => exactCount === 0 && similar.size === 0;
  const isFull = () => exactCount + similar.size >= fullPage;

  async function take(kind: WideningKind, docIds: DocSet, { match, added, exact: best = match }: Reading) {
    docIds.removeSet(shown);
    docIds.removeSet(denied);
    // If no ad has everything, an ad may match the rest without fulfilling the wish.
    if (fulfilling && (kind !== 'some' || exactCount > 0)) docIds.intersectWith(fulfilling);
    const left = await retain(docIds);
    if (left.count() === 0) return;
    const fillsPage = kind === 'part' || kind === 'occupation' || kind === 'some';
    const room = (fillsPage ? fullPage - exactCount : most) - similar.size;
    const isSingle = left.count() === 1;
    const ranked = isSingle ? [] : await index.rank({ ...found, query: { match, exact: best, any: match } }, left);
    const chosen = columns.order.newestAfter(ranked, left, { offset: 0, limit: room });
    const names = await namesOf(postings, added, chosen);
    for (const docId of chosen) {
      similar.set(docId, { kind, name: names.get(docId) ?? null });
      shown.add(docId);
    }
  }

  /** Adds documents with some of the words; if there are other hits, only documents of a trade among the words. */
  async function takeSome() {
    const fulfilled = isOne ? [] : phrases.words.map(conceptOfMark);
    const own = conceptsOf(text, { stopWords, kinds, isAlone: fulfilled.length === 0 });
    const typed = [...own, ...fulfilled];
    const match = matchOf(typed);
    const training = trainingIn(text);
    const trades = isEmpty() ? undefined : tradesOf(text, stopWords);
    await postings.load({ anywhere: [match], inWeightedFields: trades ? [training, trades] : [training] });
    const concepts = await Promise.all(
      typed.map(async ({ variants, ...concept }) => ({
        variants: await Promise.all(
          variants.map(async ({ match, score }) => ({ docIds: await retain(await postings.find(match)), score })),
        ),
        ...concept,
      })),
    );
    const clearest = anyOf(typed.flatMap(({ variants }) => variants[0]?.match ?? []));
    const among = trades && (await postings.findTreeInWeightedFields(trades));
    // If a trade was typed, a document that only fulfils the wish is not relevant.
    const ofTrade = isForTrade ? await postings.find(matchOf(own)) : undefined;
    const learners = await postings.findTreeInWeightedFields(training);
    const groups = byEvidence(concepts, columns.length);
    const isForLearners = groups.some((docIds) => {
      const some = docIds.copy();
      some.intersectWith(learners);
      return some.count() > 0;
    });
    for (const docIds of groups) {
      if (among) docIds.intersectWith(among);
      if (ofTrade) docIds.intersectWith(ofTrade);
      if (isForLearners) docIds.intersectWith(learners);
      if (!isFull()) await take('some', docIds, { match, added: [], exact: clearest });
    }
  }

  const steps = widenQuery(text, { stopWords, kinds });
  const group = kinds.includes('occupation') && exactCount === 0 ? widenByGroup(text) : undefined;
  await postings.load({ inWeightedFields: [...steps, ...(group ? [group] : [])].map((step) => step.match) });
  for (const step of steps) {
    if (!isFull()) await take(step.kind, await postings.findTreeInWeightedFields(step.match), step);
  }
  if (kinds.includes('occupation') && !isFull()) {
    const best = exactCount > 0 ? (await index.rank(found, exact)).slice(0, mostLeading) : [];
    const step = isEmpty() ? group : widenByTitles(await index.leadsOf(columns, best));
    if (step) await take(step.kind, await postings.findTreeInWeightedFields(step.match), step);
  }
  if (kinds.includes('some') && !isFull()) await takeSome();
  // Other words beside a wish are optional if they name no trade: "udearbejde i frisk luft".
  if (kinds.includes('some') && fulfilling && !isForTrade && !isFull()) {
    const best = anyOf((phrases.best ?? phrases.words).map((one) => ({ word: one })));
    await take('some', fulfilling, { match: best, added: [] });
  }
  return { exact, documents: similar };
}

function matchOf(concepts: readonly QueryConcept[]): QueryNode {
  return anyOf(concepts.flatMap(({ variants }) => variants.map(({ match }) => match)));
}

/** A concept for a marker term, with the weight of a word. */
function conceptOfMark(mark: string): QueryConcept {
  return { variants: [{ match: { word: mark }, score: 1 }], weight: 1, isTrade: false };
}

/** The first alternative that each document has. */
async function namesOf(
  postings: Postings,
  added: readonly Alternative[],
  docIds: readonly number[],
): Promise<Map<number, string>> {
  const names = new Map<number, string>();
  for (const { name, match } of added) {
    if (names.size === docIds.length) break;
    const having = await postings.findTreeInWeightedFields(match);
    for (const docId of docIds) if (!names.has(docId) && having.has(docId)) names.set(docId, name);
  }
  return names;
}

/** The union of hits and similar documents. */
export function withSimilar(hits: KeywordHits, similar: Similar | undefined): KeywordHits {
  if (!similar) return hits;
  const found = similar.exact.copy();
  for (const docId of similar.documents.keys()) found.add(docId);
  return { ...hits, found, count: found.count() };
}

/**
 * A page of hits, followed by the similar documents.
 * @param left hits and similar documents that pass the filters
 */
export async function similarPage(
  left: DocSet,
  { exact, documents }: Similar,
  { page, inOrder, isRanked }: { page: Page; inOrder: InOrder; isRanked: boolean },
): Promise<{ docIds: number[]; similarCount: number }> {
  const all = { offset: 0, limit: fullPage + most };
  const some = exact.copy();
  some.intersectWith(left);
  // The unchanged set is used where possible, because its order is cached.
  const hits = some.count() === exact.count() ? exact : some;
  const others = left.copy();
  others.removeSet(hits);
  const ranked = [...documents.keys()].filter((docId) => left.has(docId));
  const inAll = [...(await inOrder(hits, all)), ...(isRanked ? ranked : await inOrder(others, all))];
  return { docIds: inAll.slice(page.offset, page.offset + page.limit), similarCount: ranked.length };
}
