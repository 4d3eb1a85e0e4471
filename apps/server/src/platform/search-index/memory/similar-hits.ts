import { type Alternative, type Found, type WideningKind, type WideningStep, widenQuery } from '../../danish/index.ts';
import { DocSet } from './doc-set.ts';
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

/** Hits of a keyword, and what is only similar to it. */
export interface Similar {
  exact: DocSet;
  documents: SimilarHits;
}

type InOrder = (hits: DocSet, page: Page) => Promise<number[]>;

interface SimilarOptions {
  keyword: string;
  stopWords: ReadonlySet<string>;
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
  { keyword, stopWords, kinds, retain }: SimilarOptions,
): Promise<Similar | undefined> {
  const { postings, columns } = found.hits;
  const exact = found.isNear ? new DocSet(columns.length) : await retain(found.hits.found);
  if (exact.count() >= fullPage) return undefined;
  const similar = new Map<number, Similarity>();
  const shown = exact.copy();
  const exactCount = exact.count();

  async function take(kind: WideningKind, docIds: DocSet, { match, added }: Pick<WideningStep, 'match' | 'added'>) {
    docIds.removeSet(shown);
    const left = await retain(docIds);
    if (left.count() === 0) return;
    const fillsPage = kind === 'part' || kind === 'occupation';
    const room = (fillsPage ? fullPage - exactCount : most) - similar.size;
    const ranked = await index.rank({ ...found, query: { match, exact: match, any: match } }, left);
    const chosen = columns.order.newestAfter(ranked, left, { offset: 0, limit: room });
    const nameOf = await namesOf(postings, added);
    for (const docId of chosen) {
      similar.set(docId, { kind, name: nameOf(docId) });
      shown.add(docId);
    }
  }

  // Some of the words say little; they help only where nothing else does.
  const isEmpty = () => exactCount === 0 && similar.size === 0;
  for (const step of widenQuery(keyword, { stopWords, kinds })) {
    if (exactCount + similar.size >= fullPage) break;
    if (step.kind !== 'some' || isEmpty())
      await take(step.kind, await postings.findTreeInWeightedFields(step.match), step);
  }
  if (found.isNear && kinds.includes('some') && isEmpty())
    await take('some', found.hits.found.copy(), { match: found.query.match, added: [] });
  return { exact, documents: similar };
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
