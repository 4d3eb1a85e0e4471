import { getAllBlogs } from '@jobblik/contract/content/content.api';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../src/accounts/index.ts';
import { makeBlogs } from '../src/content/content.factory.ts';
import { jobs } from '../src/jobs/index.ts';
import { makeEmployer, makeJob } from '../src/jobs/jobs.factory.ts';
import { startTestApp, type TestApp, testClock } from './test-app.ts';

const now = new Date('2026-05-20T10:00:00Z');
const clock = testClock(now);
let app: TestApp;
let base: { userId: number; companyId: number };

beforeAll(async () => {
  app = await startTestApp({ clock });
  const { user, company } = await makeEmployer(app.services.db, { now, company: { name: 'Fjordklinikken' } });
  base = { userId: user.id, companyId: company.id };
});
afterAll(() => app.close());

const ad = (change: Partial<Parameters<typeof makeJob>[1]> = {}) =>
  makeJob(app.services.db, { title: 'Jordemoder på Ærø', cityIds: [7400], ...base, ...change }, now);

async function picture(path: string): Promise<Buffer> {
  const answer = await app.raw('GET', path);
  expect(answer.status, path).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cache-control')).toContain('max-age');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(bytes.length).toBeLessThan(150_000);
  return bytes;
}
const missing = async (path: string) => expect((await app.raw('GET', path)).status, path).toBe(404);

describe('the card beside a link', () => {
  test('is drawn of ads, companies, blog posts and pages, each with its own words', async () => {
    const { id } = await ad();
    await makeBlogs(app.services.db, [
      {
        name: 'Løn uden rødme',
        teaser: 'Sig det højt.',
        minutes: 3,
        cover: 'cover-1',
        seoTitle: 'Løn',
        seoDescription: 'Om løn',
        seoKeywords: 'løn',
        bodyHtml: '<p>Find dit tal.</p>',
        publishedAt: now,
      },
    ]);
    const [post] = (await app.call(getAllBlogs, { params: { scope: '1' } })).blogs;
    const cards = [
      await picture(`/social/job-${id}.png?v=1`),
      await picture(`/social/company-${base.companyId}.png`),
      await picture(`/social/blog-${post?.id}.png`),
      await picture('/social/page-employer.png'),
      await picture('/social/page-search.png'),
    ];
    expect(new Set(cards.map((bytes) => bytes.toString('base64'))).size).toBe(cards.length);
  });

  test('says what the ad says now', async () => {
    const { id } = await ad();
    const before = await picture(`/social/job-${id}.png`);
    expect((await picture(`/social/job-${id}.png`)).equals(before)).toBe(true);
    await app.services.db.update(jobs).set({ title: 'Sygeplejerske' }).where(eq(jobs.id, id));
    expect((await picture(`/social/job-${id}.png`)).equals(before)).toBe(false);
  });

  test.each([
    '<span foreground="red">&amp;',
    'x'.repeat(5000),
    'a\u0001b\u202Ec',
    '👩‍🍳'.repeat(200),
    'مطلوب طباخ',
    ']]>',
  ])('can be drawn of any title: %j', async (title) => {
    const { id } = await ad();
    await app.services.db.update(jobs).set({ title }).where(eq(jobs.id, id));
    await picture(`/social/job-${id}.png`);
  });

  test('stays with an ad that is over, and is not there for what nobody may see', async () => {
    const over = await ad({ endsAt: now });
    await picture(`/social/job-${over.id}.png`);
    for (const hidden of [await ad({ deletedAt: now }), await ad({ isActive: false })])
      await missing(`/social/job-${hidden.id}.png`);
    const other = await makeEmployer(app.services.db, { now, company: { name: 'Tavs' } });
    await app.services.db.update(users).set({ deactivatedAt: now }).where(eq(users.id, other.user.id));
    await missing(`/social/company-${other.company.id}.png`);
  });

  test.each([
    '/social/job-999999999.png',
    '/social/job-99999999999999.png',
    '/social/job-0.png',
    '/social/job-1;drop.png',
    '/social/job-.png',
    '/social/page-nothing.png',
    '/social/page-__proto__.png',
    '/social/nothing-1.png',
    '/social/job-1.svg',
    '/social/..%2f..%2fetc.png',
  ])('has no file %s', missing);
});
