import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeBlogs } from '../src/content/content.factory.ts';
import { contentSource } from '../src/content/sitemap.ts';
import { makeEmployer, makeJob } from '../src/jobs/jobs.factory.ts';
import { categoryTree } from '../src/lookups/index.ts';
import { numberedParts, sitemapFile } from '../src/platform/http/sitemap.ts';
import { startTestApp, type TestApp, testClock } from './test-app.ts';

const now = new Date('2026-05-20T10:00:00Z');
const clock = testClock(now);
let app: TestApp;
let base: { userId: number; companyId: number };

beforeAll(async () => {
  app = await startTestApp({ clock });
  const { user, company } = await makeEmployer(app.services.db, {
    now,
    company: { name: 'Fjordklinikken', aboutHtml: '<p>Vi passer på tænder.</p>' },
  });
  base = { userId: user.id, companyId: company.id };
});
afterAll(() => app.close());
beforeEach(() => clock.set(now));

async function read(path: string): Promise<string> {
  const answer = await app.raw('GET', path);
  expect(answer.status, path).toBe(200);
  return await answer.text();
}

/** Paths that a file names. */
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '');

/** Paths of all pages, by way of the index, as a search engine goes. */
async function everyPage(): Promise<string[]> {
  const files = locations(await read('/sitemap.xml'));
  const lists = await Promise.all(files.map(async (file) => locations(await read(new URL(file).pathname))));
  return lists.flat();
}

const ad = (change: Partial<Parameters<typeof makeJob>[1]> = {}) =>
  makeJob(app.services.db, { title: 'Jordemoder på Ærø', cityIds: [7400], ...base, ...change }, now);

const post = {
  name: 'Løn uden rødme',
  teaser: 'Sig det højt.',
  minutes: 3,
  cover: 'cover-1',
  seoTitle: 'Løn',
  seoDescription: 'Om løn',
  seoKeywords: 'løn',
  bodyHtml: '<p>Find dit tal.</p>',
  publishedAt: now,
};

describe('the site map', () => {
  test('leads from robots.txt by way of an index to every kind of page', async () => {
    const robots = await read('/robots.txt');
    const index = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '';
    expect(new URL(index).pathname).toBe('/sitemap.xml');
    expect(robots).toMatch(/^Disallow: \/api\/$/m);
    expect(robots, 'robots have to read that the demo says noindex').not.toContain('/demo');
    await makeBlogs(app.services.db, [post]);
    const { id } = await ad();
    const paths = (await everyPage()).map((address) => new URL(address).pathname);
    expect(paths).toContain('/home');
    expect(paths).toContain('/find/job');
    expect(paths.some((path) => /^\/blog\/\d+\//.test(path))).toBe(true);
    expect(paths).toContain('/virksomheder');
    expect(paths).toContain(`/company/${base.companyId}`);
    expect(paths.some((path) => path.startsWith(`/job/${id}/`))).toBe(true);
  });

  test('names an ad by its encoded address, and leaves out ads that are over, deleted, resting or past their deadline', async () => {
    const live = await ad();
    const inactive = await ad({ isActive: false });
    const deleted = await ad({ deletedAt: now });
    const past = await ad({ jobDeadlineDate: '2026-05-19' });
    const last = await ad({ jobDeadlineDate: '2026-05-20' });
    const xml = await read('/sitemap/jobs-1.xml');
    expect(xml).toContain(`/job/${live.id}/${encodeURIComponent(live.seo)}</loc><lastmod>`);
    expect(xml).toContain(`/job/${last.id}/`);
    for (const { id } of [inactive, deleted, past]) expect(xml).not.toContain(`/job/${id}/`);
    clock.set(new Date('2026-06-21T10:00:00Z'));
    expect(locations(await read('/sitemap/jobs-1.xml'))).toEqual([]);
  });

  test('says of each file when anything in it was last changed', async () => {
    const late = await ad({ updatedAt: new Date('2026-05-19T12:00:00Z') });
    const index = await read('/sitemap.xml');
    expect(index).toMatch(
      /<sitemap><loc>[^<]+\/jobs-1\.xml<\/loc><lastmod>2026-05-20T10:00:00\.000Z<\/lastmod><\/sitemap>/,
    );
    expect(index).toMatch(/companies-1\.xml<\/loc><lastmod>/);
    expect(await read('/sitemap/jobs-1.xml')).toMatch(
      new RegExp(`/job/${late.id}/[^<]+</loc><lastmod>2026-05-19T12:00:00\\.000Z<`),
    );
  });

  test('puts ads and companies into files by their numbers, and every page of the footer into one', async () => {
    expect(numberedParts(0, 20_000, [])).toEqual([]);
    expect(numberedParts(40_001, 20_000, [{ number: 2, changed: now }])).toEqual([
      { number: 1 },
      { number: 2, changed: now },
      { number: 3 },
    ]);
    const content = await read('/sitemap/content-1.xml');
    for (const path of ['/tilgaengelighed', '/smart-rekruttering', '/videopr%C3%A6sentation'])
      expect(content).toContain(`${path}</loc>`);
  });

  test('fills another file where the pages of a source do not fit into one, and loses none', async () => {
    const names = ['Fjord', 'Klit', 'Hede', 'Mose', 'Bakke'];
    await makeBlogs(
      app.services.db,
      names.map((name) => ({ ...post, name })),
    );
    const source = contentSource(2);
    const files = await source.parts(app.services);
    const pages = await Promise.all(files.map(({ number }) => source.read(app.services, number)));
    expect(files.length).toBeGreaterThan(2);
    for (const later of pages.slice(1)) expect(later.length).toBeLessThanOrEqual(2);
    const paths = pages.flat().map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const name of names) expect(paths.filter((path) => path.endsWith(`/${name.toLowerCase()}`))).toHaveLength(1);
  });

  test('refuses a file with more pages than search engines read, instead of leaving some out', () => {
    const entries = [{ path: '/a' }, { path: '/b' }, { path: '/c' }];
    expect(locations(sitemapFile('https://jobblik.test', entries, 3))).toHaveLength(3);
    expect(() => sitemapFile('https://jobblik.test', entries, 2)).toThrow(/holds 2 pages, not 3/);
  });

  test('says of every search and every page to read when it was last changed', async () => {
    const [category] = categoryTree();
    const [below] = category?.children ?? [];
    clock.set(new Date('2026-05-21T10:00:00Z'));
    await ad({ categoryIds: [below?.id ?? 0], updatedAt: new Date('2026-05-21T09:00:00Z') });
    const searches = await read('/sitemap/search-1.xml');
    expect(searches).toMatch(
      new RegExp(`job_category=${category?.seo}</loc><lastmod>2026-05-21T09:00:00\\.000Z</lastmod>`),
    );
    expect(await read('/sitemap.xml')).toMatch(/search-1\.xml<\/loc><lastmod>2026-05-21T09:00:00\.000Z</);
    await makeBlogs(app.services.db, [post]);
    for (const file of ['search', 'content', 'companies'])
      expect(await read(`/sitemap/${file}-1.xml`)).not.toMatch(/<\/loc><\/url>/);
  });

  test('names the searches that find something and the companies that tell of themselves', async () => {
    const [category, empty] = categoryTree();
    await ad({ categoryIds: [category?.id ?? 0] });
    const searches = await read('/sitemap/search-1.xml');
    expect(searches).toContain(`job_category=${category?.seo}<`);
    expect(searches).not.toContain(`job_category=${empty?.seo}<`);
    const silent = await makeEmployer(app.services.db, { now, company: { name: 'Tavs', aboutHtml: '' } });
    const paths = locations(await read('/sitemap/companies-1.xml')).map((address) => new URL(address).pathname);
    expect(paths).toContain(`/company/${base.companyId}`);
    expect(paths).not.toContain(`/company/${silent.company.id}`);
  });

  test.each([
    '/sitemap/jobs-99.xml',
    '/sitemap/jobs-0.xml',
    '/sitemap/nothing-1.xml',
    '/sitemap/jobs-1.xml%00',
    '/sitemap/x',
  ])('has no file %s', async (path) => {
    expect((await app.raw('GET', path)).status).toBeGreaterThanOrEqual(400);
  });
});
