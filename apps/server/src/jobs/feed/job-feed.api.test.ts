import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { eq, max } from 'drizzle-orm';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { companies } from '../../companies/index.ts';
import { categoryTree } from '../../lookups/index.ts';
import { makeEmployer, makeJob, makeJobs } from '../jobs.factory.ts';
import { jobs as jobRows } from '../jobs.tables.ts';
import { writeFeed } from './write-feed.ts';

const now = new Date('2026-05-20T10:00:00Z');
const clock = testClock(now);
let app: TestApp;
let base: { userId: number; companyId: number };

beforeAll(async () => {
  app = await startTestApp({ clock });
  const { user, company } = await makeEmployer(app.services.db, { now, company: { name: 'Salt & Peber' } });
  base = { userId: user.id, companyId: company.id };
});
afterAll(() => app.close());
beforeEach(() => clock.set(now));

const ad = (change: Partial<Parameters<typeof makeJob>[1]> = {}) =>
  makeJob(app.services.db, { title: 'Kok', cityIds: [5000], ...base, ...change }, now);

/** The elements of each `<job>`, parsed by a strict parser. */
function jobsIn(xml: string): Map<string, string>[] {
  const path: string[] = [];
  const found: Map<string, string>[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    if (path.length === 0) expect(name).toBe('source');
    if (path.length === 1 && name === 'job') found.push(new Map());
    path.push(name);
  });
  parser.on('closetag', () => void path.pop());
  const collect = (text: string) => {
    const job = found.at(-1);
    const name = path.at(-1);
    if (path[1] === 'job' && path.length === 3 && job && name) job.set(name, (job.get(name) ?? '') + text);
  };
  parser.on('text', collect);
  parser.on('cdata', collect);
  parser.write(xml).close();
  return found;
}

/** The feed after the next writing. */
async function read(): Promise<Map<string, string>[]> {
  await writeFeed(app.services);
  return await readAt('/feed/jobs.xml');
}
async function readAt(path: string): Promise<Map<string, string>[]> {
  const answer = await app.raw('GET', path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  return jobsIn(await answer.text());
}
const find = async (id: number) => (await read()).find((job) => job.get('referencenumber') === String(id));

/** Elements that Indeed requires of each ad, and optional ones. */
const required = ['title', 'date', 'referencenumber', 'requisitionid', 'url', 'company', 'country', 'description'];
const known = [
  ...required,
  ...['sourcename', 'city', 'state', 'postalcode', 'streetaddress', 'email', 'salary', 'education', 'jobtype'],
  ...['category', 'experience', 'expirationdate', 'remotetype', 'lastactivitydate'],
];

describe('the feed of all ads', () => {
  test('is written at the first request, which is told to come back', async () => {
    const { id } = await ad();
    const answer = await app.raw('GET', '/feed/jobs.xml');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
    await app.services.tasks.idle();
    expect((await readAt('/feed/jobs.xml')).map((job) => job.get('referencenumber'))).toContain(String(id));
  });

  test('has every live ad once with the required elements, and no other', async () => {
    const [category] = categoryTree();
    const full = await ad({
      title: 'Kok <til> "havnen" & byen ]]>',
      descriptionHtml: '<p>Vi laver mad &amp; kaffe.</p>',
      address: 'Havnegade 4',
      categoryIds: [category?.id ?? 0],
      payFrom: 3_200_000,
      payTo: 3_600_000,
      payUnit: 'month',
      remote: 'hybrid',
      experience: 2,
      educationId: 2,
      jobDeadlineDate: '2026-06-01',
    });
    const gone = [
      await ad({ isActive: false }),
      await ad({ deletedAt: now }),
      await ad({ jobDeadlineDate: '2026-05-19' }),
      await ad({ endsAt: now }),
    ];
    const jobs = await read();
    const ids = jobs.map((job) => job.get('referencenumber'));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id } of gone) expect(ids).not.toContain(String(id));
    for (const job of jobs) {
      for (const name of required) expect(job.get(name), name).toBeTruthy();
      expect([...job.keys()].filter((name) => !known.includes(name))).toEqual([]);
    }
    expect(Object.fromEntries(jobs.find((job) => job.get('referencenumber') === String(full.id)) ?? [])).toMatchObject({
      title: 'Kok <til> "havnen" & byen ]]>',
      date: now.toISOString(),
      company: 'Salt & Peber',
      city: 'Odense C',
      postalcode: '5000',
      state: 'Syddanmark',
      country: 'DK',
      streetaddress: 'Havnegade 4',
      description: '<p>Vi laver mad &amp; kaffe.</p>',
      salary: expect.stringMatching(/^32\.000–36\.000 kr\. pr\.\småned$/),
      education: 'Erhvervsfaglig uddannelse',
      jobtype: 'fulltime',
      category: category?.name,
      experience: '1–3 år',
      expirationdate: '2026-06-01T22:00:00.000Z',
      remotetype: 'Hybrid remote',
      url: expect.stringMatching(new RegExp(`/job/${full.id}/[\\x21-\\x7e]+$`)),
    });
  });

  test('does not contain hidden pay', async () => {
    const { id } = await ad({ payFrom: 3_200_000, payUnit: 'month', payHidden: true });
    expect((await find(id))?.has('salary')).toBe(false);
  });

  test('continues over more ads than are in memory at once', async () => {
    const made = await makeJobs(
      app.services.db,
      Array.from({ length: 450 }, (_, at) => ({ title: `Kok ${at}`, cityIds: [5000], ...base })),
      now,
    );
    const ids = new Set((await read()).map((job) => Number(job.get('referencenumber'))));
    expect(made.filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  test('is a feed without ads when all of them have expired', async () => {
    clock.set(new Date('2026-08-01T10:00:00Z'));
    expect(await read()).toEqual([]);
  });
});

/** An answer with its bytes as they were sent. */
async function sent(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    request(app.url + path, { method, headers }, resolve)
      .once('error', reject)
      .end(),
  );
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

describe('caches and encodings', () => {
  test('a reader gets it compressed or not, and once only', async () => {
    await ad({ title: 'Smørrebrødsjomfru' });
    await writeFeed(app.services);
    const plain = await sent('/feed/jobs.xml');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toContain('Smørrebrødsjomfru');
    const packed = await sent('/feed/jobs.xml', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(packed.body)).toEqual(plain.body);
    const { etag = '', 'last-modified': modified = '' } = plain.headers;
    expect(packed.headers.etag).toBe(etag);
    expect(modified).toBe(now.toUTCString());
    for (const headers of [
      { 'if-none-match': etag },
      { 'if-none-match': `"x", ${etag}` },
      { 'if-modified-since': modified },
    ]) {
      const again = await sent('/feed/jobs.xml', headers);
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    }
    const other = { 'if-none-match': 'W/"other"', 'if-modified-since': modified };
    expect((await sent('/feed/jobs.xml', other)).status).toBe(200);
    const head = await sent('/feed/jobs.xml', { 'accept-encoding': 'gzip' }, 'HEAD');
    expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, etag]);
  });

  test('it is written again only when an ad changes, begins or ends, or its company is called otherwise', async () => {
    const own = await makeEmployer(app.services.db, { now, company: { name: 'Vestvind ApS' } });
    const { id } = await ad({ userId: own.user.id, companyId: own.company.id, jobDeadlineDate: '2026-05-25' });
    expect(await writeFeed(app.services)).toBe('written');
    expect(await writeFeed(app.services)).toBe('unchanged');
    await app.services.db.update(companies).set({ name: 'Østvind ApS' }).where(eq(companies.id, own.company.id));
    expect(await writeFeed(app.services)).toBe('written');
    expect((await find(id))?.get('company')).toBe('Østvind ApS');
    clock.set(new Date('2026-05-26T10:00:00Z'));
    expect(await writeFeed(app.services)).toBe('written');
    expect(
      await readAt('/feed/jobs.xml').then((all) => all.some((job) => job.get('referencenumber') === `${id}`)),
    ).toBe(false);
  });

  test('a part that the storage has lost is written again', async () => {
    await writeFeed(app.services);
    const { storage } = app.services;
    for (const key of ['job-feed-0-a', 'job-feed-0-b']) await storage.remove(key);
    expect(await writeFeed(app.services)).toBe('written');
    expect((await readAt('/feed/jobs.xml')).length).toBeGreaterThan(0);
  });

  test('of two processes at the same time one writes', async () => {
    await ad();
    const results = await Promise.all([writeFeed(app.services), writeFeed(app.services)]);
    expect(results).toContain('written');
    expect(results).not.toEqual(['written', 'written']);
  });
});

describe('more ads than fit one document', () => {
  const most = 3;
  /** Addresses of the parts, by the index. */
  async function readIndex() {
    const answer = await sent('/feed/jobs.xml');
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    const text = answer.body.toString();
    expect(text).toContain('<feedindex>');
    const found = [...text.matchAll(/<feed><loc>(.+?)<\/loc><lastmod>(.+?)<\/lastmod><\/feed>/g)];
    return { etag: answer.headers.etag ?? '', parts: found.map(([, loc = '']) => new URL(loc).pathname) };
  }

  test('are parts with an index; each ad is in one of them, and only a changed part is written again', async () => {
    const [{ last } = { last: 0 }] = await app.services.db.select({ last: max(jobRows.id) }).from(jobRows);
    const made = await makeJobs(
      app.services.db,
      Array.from({ length: 12 }, (_, at) => ({ title: `Tjener ${at}`, cityIds: [5000], ...base })),
      now,
    );
    expect(await writeFeed(app.services, { most })).toBe('written');
    const index = await readIndex();
    const all = (await Promise.all(index.parts.map(readAt))).flat().map((job) => Number(job.get('referencenumber')));
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(expect.arrayContaining(made.map(({ id }) => id)));
    expect(await sent('/feed/jobs.xml', { 'if-none-match': index.etag })).toMatchObject({ status: 304 });

    const tags = async () => await Promise.all(index.parts.map(async (path) => (await sent(path)).headers.etag));
    const before = await tags();
    const [, gone] = made;
    const at = index.parts.indexOf(`/feed/jobs/${Math.floor(((gone?.id ?? 0) - 1) / most) + 1}.xml`);
    await app.services.db
      .update(jobRows)
      .set({ deletedAt: now })
      .where(eq(jobRows.id, gone?.id ?? 0));
    clock.set(new Date('2026-05-20T10:10:00Z'));
    expect(await writeFeed(app.services, { most })).toBe('written');
    const after = await tags();
    expect(after.flatMap((tag, part) => (tag === before[part] ? [] : [part]))).toEqual([at]);
    expect((await readIndex()).etag).not.toBe(index.etag);
    expect(last).toBeLessThan(gone?.id ?? 0);

    // They fit one document again: the parts are gone.
    expect(await writeFeed(app.services)).toBe('written');
    expect((await sent(index.parts[0] ?? '')).status).toBe(404);
    expect((await readAt('/feed/jobs.xml')).length).toBe(all.length - 1);
  });

  test.each(['0', '01', '-1', '1e1', '999999999', 'x'])('part %s does not exist', async (part) => {
    await writeFeed(app.services);
    expect((await sent(`/feed/jobs/${part}.xml`)).status).toBe(404);
  });
});
