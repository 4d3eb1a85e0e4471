import { parseArgs } from 'node:util';
import { searchJobCondition } from '@jobblik/contract/jobs/job-search.api';
import { loadAds } from '../apps/server/src/jobs/many-ads.factory.ts';
import { jobIndex, liveAt } from '../apps/server/src/jobs/search/index.ts';
import { categoryOfTitle } from '../apps/server/src/lookups/index.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { readSettings } from '../apps/server/src/platform/env.ts';
import type { Services } from '../apps/server/src/platform/services.ts';
import { attributesOfCv, noTaste, rankAds } from '../apps/server/src/recommendations/setup.ts';
import { vacuum, withDatabase } from '../support/data/database.ts';
import { mean, ndcgAt10 } from './relevance-metrics.ts';
import { inEnglish, type LabelledCv, matchedAds, readLabelledCvs } from './support/labelled-matches.ts';
import { type Figures, measure } from './support/measure.ts';
import { say, sayFigures } from './support/report.ts';
import { withAds } from './support/search-answers.ts';

// npm run bench:recommend [-- --ads 100000,1000000]: how good recommended ads are for labelled CVs, compared with what people
// would find otherwise; then how long it takes to find the best of that many ads, one CV after the other. --ads 0 skips the second part,
// --weak lists the CVs with poor results.

const { values } = parseArgs({
  options: {
    ads: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '5' },
    weak: { type: 'boolean', default: false },
  },
});
const most = 10;
/** More ads are copies of these: a million texts would take an hour. */
const mostMade = 100_000;
const nothing = { taste: noTaste, hidden: new Set<number>(), most };

async function judge(group: string, cvs: readonly LabelledCv[]): Promise<void> {
  const found = await withAds(matchedAds(), async ({ services, call, keyOf }) => {
    const answers = [];
    for (const { title, content } of cvs) {
      const ranked = await rankAds(services, seekerOf(content), nothing);
      const searched = await call(searchJobCondition, { body: { keyword: title, location: [], similar: true } });
      answers.push({
        recommended: ranked.map(({ id }) => keyOf(id)),
        searched: searched.jobs.map(({ id }) => keyOf(id)),
        newest: (await newestOfCategory(services, title)).map(keyOf),
      });
    }
    return answers;
  });
  const score = (list: 'recommended' | 'searched' | 'newest') =>
    mean(cvs.map(({ grades }, at) => ndcgAt10(found[at]?.[list] ?? [], grades))).toFixed(3);
  say(`${group}, CVs`, cvs.length);
  say(`${group}, nDCG@10, recommended`, score('recommended'));
  say(`${group}, nDCG@10, search for the title`, score('searched'));
  say(`${group}, nDCG@10, newest of the category`, score('newest'));
  if (!values.weak) return;
  for (const [at, { title, content, grades }] of cvs.entries()) {
    const keys = found[at]?.recommended ?? [];
    const ndcg = ndcgAt10(keys, grades);
    if (ndcg >= 0.8) continue;
    console.log(`${title} ${content.cv_city} ${ndcg.toFixed(2)}`);
    console.log(`  found: ${keys.map((key) => `${key}${grades.has(key) ? ` (${grades.get(key)})` : ''}`).join(', ')}`);
    console.log(
      `  missed: ${[...grades]
        .filter(([key]) => !keys.includes(key))
        .map((label) => label.join(':'))
        .join(' ')}`,
    );
  }
}

function seekerOf(content: LabelledCv['content']) {
  const today = new Date().toISOString().slice(0, 10);
  const all = { cv_category: [], cv_language: [], cv_wish: [], cv_skill: [], cv_experience: [], cv_education: [] };
  const cv = { ...all, cv_city: null, jobtype: null, ...content };
  return { attributes: attributesOfCv(cv, { changedAt: new Date(), today }), homeCityId: cv.cv_city };
}

async function newestOfCategory(services: Services, title: string): Promise<number[]> {
  const category = categoryOfTitle(title);
  if (category === undefined) return [];
  const now = new Date();
  const filters = { ...liveAt(now), categories: [category] };
  return (await jobIndex.search(services, { filters, order: 'newest', page: { offset: 0, limit: most }, now })).ids;
}

/** Recommends ads to each of the CVs several times, after a warm-up round. */
async function time(cvs: readonly LabelledCv[], ads: number): Promise<Figures> {
  return await withDatabase(async ({ db, pool }) => {
    say('ads', ads);
    const made = Math.min(ads, mostMade);
    say('loaded in', `${(await loadAds(db, ads, new Date(), made)).toFixed(0)} s`);
    await vacuum(pool);
    const env = readSettings({ NODE_ENV: 'test', DATA_DIR: '.' });
    const services = { db, readDb: db, env, clock: systemClock } as Services;
    const recommend = ({ content }: LabelledCv) => rankAds(services, seekerOf(content), nothing);
    for (const cv of cvs) await recommend(cv);
    const rounds = Array.from({ length: Number(values.rounds) }, () => cvs.map((cv) => ({ kind: 'cv', cv }))).flat();
    const figures = await measure(rounds, 1, ({ cv }) => recommend(cv));
    sayFigures(`${ads} ads, one CV`, figures, 'CVs');
    return figures;
  });
}

const cvs = readLabelledCvs();
say('labelled against ads', matchedAds().length);
await judge('Danish titles', cvs);
await judge('English titles, typed', inEnglish(cvs));
const sizes = values.ads
  .split(',')
  .map(Number)
  .filter((ads) => ads > 0);
const results: Figures[] = [];
for (const ads of sizes) results.push(await time(cvs, ads));
const [first, last] = [results[0], results.at(-1)];
if (first && last && first !== last) say(`p95 at ${sizes.at(-1)} / at ${sizes[0]}`, (last.p95 / first.p95).toFixed(2));
