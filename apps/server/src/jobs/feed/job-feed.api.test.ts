import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { categoryTree } from '../../lookups/index.ts';
import { makeEmployer, makeJob, makeJobs } from '../jobs.factory.ts';

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

async function read(): Promise<Map<string, string>[]> {
  const answer = await app.raw('GET', '/feed/jobs.xml');
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
