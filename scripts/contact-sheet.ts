import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { makeUser, samplePassword } from '../apps/server/src/accounts/accounts.factory.ts';
import { loadApplications } from '../apps/server/src/applications/many-applications.factory.ts';
import { makeEmployer, makeJob } from '../apps/server/src/jobs/jobs.factory.ts';
import { loadAds } from '../apps/server/src/jobs/many-ads.factory.ts';
import { chromiumFlags, requireJourneyBrowser } from '../support/browsers/chromium.ts';
import { type BenchDatabase, withDatabase } from '../support/data/database.ts';
import { loadCvs } from '../support/data/load-cvs.ts';
import { asPerson, newEmployer, newSeeker, type Person, sampleEmployer } from '../support/journeys/people.ts';
import { type Walker, walk, walkers } from '../support/journeys/walk.ts';
import { type RunningProduct, startProduct } from '../support/product.ts';
import { root } from '../support/root.ts';
import { ensureWebBuild } from '../support/web-build.ts';

// npm run contact-sheet [-- "busy"]: takes screenshots of every screen that links lead to, for a guest, both roles, people without
// data, with long names and titles, and the demo; then for people with ten thousand of everything. In three widths and both colour
// schemes. One page shows the pictures side by side. Words as arguments: only people whose name contains one.

// Playwright clears `test-results` when journeys begin.
const folder = join(root, 'contact-sheet');
const widths = [390, 768, 1280];
const schemes = ['light', 'dark'] as const;
/** The longest name that the forms accept for a person. */
const longName = 'Anna-Margrethe Kristiansen Østergaard-Vestergaard Bjerregaard';
const longTitle =
  'Specialestuderende eller nyuddannet kvalitetssikringsmedarbejder til levnedsmiddelvirksomhed med skiftende arbejdstider';
const much = 10_000;

interface Shot {
  who: string;
  path: string;
  files: string[];
}

/** Words of the names of people to include; none for all. */
const only = process.argv.slice(2);

const shots: Shot[] = [];

/** The people of the journeys, people without any data, and an ad with a long title and an applicant with a long name. */
async function everybody(): Promise<Walker[]> {
  const seeker = await newSeeker(longName);
  const job = { title: longTitle, description_html: `<p>${longTitle}</p>`, location: [9000] };
  const { job_id, seo } = await call<{ job_id: number; seo: string }>(sampleEmployer, '/api/create_job', { job });
  await call(seeker, '/api/apply_job', { job_id, message: longTitle });
  const ad = [encodeURI(`/job/${job_id}/${seo}`), `/virksomhed/job/detalje/${job_id}/job_manage`];
  return [
    ...walkers,
    { who: 'a new job seeker', person: seeker, start: ['/kandidat/dashboard'], opens: /^\/kandidat\// },
    { who: 'a new employer', person: await newEmployer(), start: ['/virksomhed/dashboard'], opens: /^\/virksomhed\// },
    {
      who: 'an employer with a long title',
      person: sampleEmployer,
      start: ['/virksomhed/job/liste', ...ad],
      opens: /^$/,
    },
  ];
}

async function call<T>(person: Person, path: string, body: object): Promise<T> {
  const answer = await fetch(new URL(path, process.env.E2E_BASE_URL), {
    method: 'POST',
    headers: { ...(await asPerson(person)), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** An employer with that many ads, one of them with that many applications, and a job seeker who applied to all of them. */
async function busyPeople({ db }: BenchDatabase): Promise<Walker[]> {
  await loadCvs(db, much, new Date());
  await loadAds(db, much, new Date());
  const { user: employer, company } = await makeEmployer(db);
  const seeker = await makeUser(db);
  await db.execute(sql`update jobs set user_id = ${employer.id}, company_id = ${company.id}`);
  const { id } = await makeJob(db, { userId: employer.id, companyId: company.id, title: 'Kok' });
  await loadApplications(db, { jobId: id, employerId: employer.id, size: much });
  await db.execute(sql`
    insert into applications (job_id, user_id, employer_id, message, created_at)
    select id, ${seeker.id}, user_id, 'Jeg vil gerne høre mere.', now() - id * interval '1 minute' from jobs`);
  const as = ({ name, email }: typeof seeker) => ({ name, email: email ?? '', password: samplePassword });
  return [
    {
      who: 'a busy employer',
      person: as(employer),
      start: ['/virksomhed/dashboard', `/virksomhed/job/detalje/${id}/1`],
      opens: /^\/virksomhed\//,
    },
    {
      who: 'a busy job seeker',
      person: as(seeker),
      start: ['/kandidat/dashboard', '/find/job'],
      opens: /^\/kandidat\//,
    },
  ];
}

async function photograph(page: Page, name: string): Promise<string[]> {
  const files: string[] = [];
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 768 ? 844 : 800 });
      const file = `${name}-${width}-${scheme}.png`;
      await page.screenshot({ path: join(folder, file) });
      files.push(file);
    }
  }
  return files;
}

function sheetOf(shots: readonly Shot[]): string {
  const rows = shots.map(
    ({ who, path, files }) =>
      `<h2>${who}: ${decodeURI(path).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</h2><div>${files
        .map((file) => `<a href="${file}"><img src="${file}" alt="" loading="lazy"></a>`)
        .join('')}</div>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title>
<style>body{font:14px sans-serif;background:#ddd}div{display:flex;gap:8px;overflow-x:auto;align-items:start}img{height:420px}</style>
${rows.join('\n')}\n`;
}

/** Visits all screens as each of them and takes screenshots. */
async function photographFor(
  browser: Browser,
  product: RunningProduct,
  people: () => Promise<Walker[]>,
): Promise<void> {
  process.env.E2E_BASE_URL = product.url;
  for (const walker of await people()) {
    if (!only.every((word) => walker.who.includes(word))) continue;
    const context = await browser.newContext({
      baseURL: product.url,
      serviceWorkers: 'block',
      locale: 'da-DK',
      timezoneId: 'Europe/Copenhagen',
    });
    const page = await context.newPage();
    await walk(page, walker, async (path) => {
      shots.push({ who: walker.who, path, files: await photograph(page, `${shots.length + 1}`) });
    });
    await context.close();
    writeFileSync(join(folder, 'index.html'), sheetOf(shots));
  }
}

await ensureWebBuild();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: requireJourneyBrowser(), args: [...chromiumFlags] });
try {
  const sample = await startProduct();
  await photographFor(browser, sample, everybody).finally(() => sample.stop());
  await withDatabase(async (database) => {
    const people = await busyPeople(database);
    const full = await startProduct({
      DATABASE_URL: database.url,
      SAMPLE_DATA: 'off',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'post@jobblik.test',
      SANDBOX_PAYMENTS: 'on',
    });
    await photographFor(browser, full, async () => people).finally(() => full.stop());
  });
  console.log(`${shots.length} screens: ${join(folder, 'index.html')}`);
} finally {
  await browser.close();
}
