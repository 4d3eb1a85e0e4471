import { readdirSync, readFileSync } from 'node:fs';
import { isOneMeaning } from '../apps/server/src/search/setup.ts';
import { makeCorpus } from './relevance-corpus.ts';
import { type Grades, mean, ndcgAt10, recallAt10, usefulAt10 } from './relevance-metrics.ts';
import { laterSearchSets, readEverydayAds, readEverydaySearches, type SearchSet } from './support/everyday-queries.ts';
import { say } from './support/report.ts';
import { type KeyedAd, searchAmong } from './support/search-answers.ts';

// npm run bench:relevance: relevance of the job search for labelled Danish queries. The sets: bench/queries over generated ads for
// all job titles of the lookups; bench/queries/everyday over realistic ads, with half of the searches held out;
// bench/queries/fresh, second, third and fourth over other realistic ads; bench/queries/fifth, if it exists, over further ads, with
// half of the searches held out. Searches that are a phrase in data/everyday are counted separately, because they do not measure how
// the search generalises. --weak also lists the weak queries (never a held-out one), with found and missed ads. --set fifth runs
// only that set.

/** A labelled query of the first set: grade by title (3 exact, 2 good, 1 related); with a town only ads there count. */
interface LabelledQuery {
  query: string;
  relevant: Record<string, number>;
  town?: string;
}

interface Labelled {
  kind: string;
  query: string;
  grades: Grades;
  traps: readonly string[];
  isHeldOut: boolean;
}

interface Answered extends Labelled {
  found: string[];
  recall: number | undefined;
  ndcg: number;
  /** Traps among the first ten hits. */
  fallenInto: string[];
}

const day = 86_400_000;
const page = 10;

function titleAds(): KeyedAd[] {
  return makeCorpus().map(({ key, title, cityId, descriptionHtml, daysOld }) => {
    return { key, title, cityIds: [cityId], descriptionHtml, publishedAt: new Date(Date.now() - daysOld * day) };
  });
}

function titleQueries(): Labelled[] {
  const corpus = makeCorpus();
  const folder = new URL('./queries/', import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const queries: LabelledQuery[] = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
      return queries.map(({ query, relevant, town }) => {
        const ads = corpus.filter((ad) => (town === undefined || ad.town === town) && relevant[ad.title]);
        const grades = new Map(ads.map((ad) => [ad.key, relevant[ad.title] ?? 0]));
        return { kind: file.replace('.json', ''), query, grades, traps: [], isHeldOut: false };
      });
    });
}

function everydayAds(set: SearchSet): KeyedAd[] {
  return readEverydayAds(set).map(({ key, text, cityId, ...ad }, at) => {
    const publishedAt = new Date(Date.now() - (at % 25) * day);
    return { ...ad, key, cityIds: [cityId], descriptionHtml: `<p>${text}</p>`, publishedAt };
  });
}

async function answer(ads: readonly KeyedAd[], labelled: readonly Labelled[]): Promise<Answered[]> {
  const answers = await searchAmong(
    ads,
    labelled.map(({ query }) => query),
  );
  return labelled.map((one, at) => {
    const found = answers[at] ?? [];
    const fallenInto = one.traps.filter((key) => found.slice(0, page).includes(key));
    return {
      ...one,
      found,
      fallenInto,
      recall: recallAt10(found, one.grades),
      ndcg: ndcgAt10(found, one.grades),
    };
  });
}

function print(name: string, answered: readonly Answered[]): void {
  say(`${name} queries`, answered.length);
  say(`${name} recall@10`, mean(answered.flatMap(({ recall }) => recall ?? [])).toFixed(3));
  say(`${name} nDCG@10`, mean(answered.map(({ ndcg }) => ndcg)).toFixed(3));
  say(`${name} useful share`, mean(answered.flatMap((one) => usefulAt10(one.found, one.grades) ?? [])).toFixed(3));
  const traps = answered.flatMap((one) => one.traps).length;
  if (traps > 0) say(`${name} traps fallen into`, `${answered.flatMap((one) => one.fallenInto).length} of ${traps}`);
}

function printKinds(name: string, answered: readonly Answered[]): void {
  for (const kind of new Set(answered.map((one) => one.kind))) {
    const list = answered.filter((one) => one.kind === kind);
    const [recall, ndcg] = [mean(list.flatMap((one) => one.recall ?? [])), mean(list.map((one) => one.ndcg))];
    say(`${name} ${kind} (${list.length})`, `${recall.toFixed(3)} ${ndcg.toFixed(3)}`);
  }
}

function printWeak(answered: readonly Answered[]): void {
  const weak = answered.filter((one) => one.ndcg < 0.8 || one.fallenInto.length > 0);
  for (const { kind, query, ndcg, found, grades, fallenInto } of weak.filter((one) => !one.isHeldOut)) {
    const missed = [...grades].filter(([key]) => !found.includes(key)).map(([key, grade]) => `${key} (${grade})`);
    console.log(`${kind} "${query}" ${ndcg.toFixed(2)}`);
    console.log(`  found: ${found.map((key) => `${key}${grades.has(key) ? ` (${grades.get(key)})` : ''}`).join(', ')}`);
    console.log(`  missed: ${missed.slice(0, page).join(', ')}`);
    if (fallenInto.length > 0) console.log(`  traps: ${fallenInto.join(', ')}`);
  }
}

function printWithPhrases(name: string, answered: readonly Answered[]): void {
  const isListed = ({ query }: Answered) => isOneMeaning(query);
  print(name, answered);
  print(`${name}, in data/everyday`, answered.filter(isListed));
  print(
    `${name}, not in data/everyday`,
    answered.filter((one) => !isListed(one)),
  );
}

const only = process.argv.includes('--set') ? process.argv[process.argv.indexOf('--set') + 1] : undefined;
const isAsked = (set: string) => only === undefined || only === set;

async function answerSet(set: SearchSet): Promise<Answered[]> {
  return isAsked(set) ? await answer(everydayAds(set), readEverydaySearches(set)) : [];
}

const titles = isAsked('titles') ? await answer(titleAds(), titleQueries()) : [];
const sets = new Map<SearchSet, Answered[]>();
for (const set of ['everyday', ...laterSearchSets()] as const) sets.set(set, await answerSet(set));
if (process.argv.includes('--weak')) printWeak([...titles, ...[...sets.values()].flat()]);
printKinds('titles', titles);
if (titles.length > 0) print('titles', titles);
for (const [set, answered] of sets) {
  if (answered.length === 0) continue;
  const heldOut = answered.filter((one) => one.isHeldOut);
  const tuned = answered.filter((one) => !one.isHeldOut);
  if (heldOut.length === 0) printWithPhrases(set, answered);
  else {
    printKinds(set, tuned);
    print(set, answered);
    print(`${set} looked at`, tuned);
    printWithPhrases(`${set} held out`, heldOut);
  }
}
