import type { Alternative, Expansion, ExpansionKind, ExpansionStep, QueryConcept } from '../expansion.ts';
import { anyOf, type QueryNode } from '../query-tree.ts';
import type { Found } from '../searchable-texts.ts';
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
/** Number of best hits whose titles are used to find neighbours. */
const mostLeading = 3;

/** A query of a {@link ExpansionStep}. `exact`: the query for the first rank among its matches. */
type Reading = Pick<ExpansionStep, 'match' | 'added'> & { exact?: QueryNode };

type InOrder = (hits: DocSet, page: Page) => Promise<number[]>;

interface SimilarOptions {
  /** The wider readings of the keyword. */
  expand: () => Expansion;
  /** Permitted kinds of query expansion. */
  kinds: readonly ExpansionKind[];
  /** Keeps the documents that pass the filters of the search. */
  retain: (docIds: DocSet) => Promise<DocSet>;
}

/**
 * Additional documents by query expansion of a keyword. Later steps only fill up the first page. Undefined if the hits fill it.
 */
export async function findSimilar(
  index: InMemoryIndex,
  found: Found<KeywordHits>,
  { expand, kinds, retain }: SimilarOptions,
): Promise<Similar | undefined> {
  const { postings, columns } = found.hits;
  const exact = found.isNear ? new DocSet(columns.length) : await retain(found.hits.found);
  if (exact.count() >= fullPage) return undefined;
  const expansion = expand();
  const { required, needsWords, steps } = expansion;
  const fulfilling = required && (await postings.find(required));
  const denied = await postings.findTreeInWeightedFields(expansion.denied);
  const similar = new Map<number, Similarity>();
  const shown = exact.copy();
  const exactCount = exact.count();

  const isEmpty = () => exactCount === 0 && similar.size === 0;
  const isFull = () => exactCount + similar.size >= fullPage;

  async function take(kind: ExpansionKind, docIds: DocSet, { match, added, exact: best = match }: Reading) {
    docIds.removeSet(shown);
    docIds.removeSet(denied);
    // If no document has everything, one may match the other words without the required tags.
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

  /** Adds documents with some of the words; if there are other hits, only documents with the essential ones. */
  async function takeSome() {
    const { own, required: tags } = expansion.concepts();
    const all = [...own, ...tags];
    const match = matchOf(all);
    const exclusive = expansion.exclusive();
    const essential = isEmpty() ? undefined : expansion.essential();
    await postings.load({ anywhere: [match], inWeightedFields: essential ? [exclusive, essential] : [exclusive] });
    const concepts = await Promise.all(
      all.map(async ({ variants, ...concept }) => ({
        variants: await Promise.all(
          variants.map(async ({ match, score }) => ({ docIds: await retain(await postings.find(match)), score })),
        ),
        ...concept,
      })),
    );
    const clearest = anyOf(all.flatMap(({ variants }) => variants[0]?.match ?? []));
    const among = essential && (await postings.findTreeInWeightedFields(essential));
    const withWords = needsWords ? await postings.find(matchOf(own)) : undefined;
    const only = await postings.findTreeInWeightedFields(exclusive);
    const groups = byEvidence(concepts, columns.length);
    const isExclusive = groups.some((docIds) => {
      const some = docIds.copy();
      some.intersectWith(only);
      return some.count() > 0;
    });
    for (const docIds of groups) {
      if (among) docIds.intersectWith(among);
      if (withWords) docIds.intersectWith(withWords);
      if (isExclusive) docIds.intersectWith(only);
      if (!isFull()) await take('some', docIds, { match, added: [], exact: clearest });
    }
  }

  const neighbours = exactCount === 0 ? expansion.neighbours() : undefined;
  await postings.load({ inWeightedFields: [...steps, ...(neighbours ? [neighbours] : [])].map((step) => step.match) });
  for (const step of steps) {
    if (!isFull()) await take(step.kind, await postings.findTreeInWeightedFields(step.match), step);
  }
  if (kinds.includes('occupation') && !isFull()) {
    const best = exactCount > 0 ? (await index.rank(found, exact)).slice(0, mostLeading) : [];
    const step = isEmpty() ? neighbours : expansion.neighboursOf(await index.leadsOf(columns, best));
    if (step) await take(step.kind, await postings.findTreeInWeightedFields(step.match), step);
  }
  if (kinds.includes('some') && !isFull()) await takeSome();
  // Words beside a phrase are optional, unless they are needed: "udearbejde i frisk luft".
  if (kinds.includes('some') && fulfilling && !needsWords && !isFull())
    await take('some', fulfilling, { match: expansion.bestRequired, added: [] });
  return { exact, documents: similar };
}

function matchOf(concepts: readonly QueryConcept[]): QueryNode {
  return anyOf(concepts.flatMap(({ variants }) => variants.map(({ match }) => match)));
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
