import { sql } from 'drizzle-orm';
import { signInAs } from '../apps/server/src/accounts/accounts.factory.ts';
import { loadApplications } from '../apps/server/src/applications/many-applications.factory.ts';
import { makeEmployer, makeJob } from '../apps/server/src/jobs/jobs.factory.ts';
import type { Database } from '../apps/server/src/platform/db/db.ts';
import { searchJobApply } from '../packages/contract/src/applications/applicant-review.api.ts';
import { type BenchDatabase, withDatabase } from '../support/data/database.ts';
import { loadCvs } from '../support/data/load-cvs.ts';
import { startProduct } from '../support/product.ts';
import { HttpClient } from './support/http-client.ts';
import { measure } from './support/measure.ts';
import { ms, say } from './support/report.ts';

// npm run bench:applicants: opens an ad with many applications over HTTP on the real server, compared with an ad with few. Reads
// the first rows as the screen does; all applicants have published CVs.

const sizes = [20, 2000, 10_000];
/** The first page of the screen, and a page with as many rows as the smallest ad has: the same work for every ad. */
const pages = { 'first page (50)': 50, 'as many rows (20)': 20 };
/** With the first requests of each page this makes 300: the limit of one employer per minute. */
const rounds = 40;
const firstRequests = 30;

/** An ad of one employer to which the first `size` people have applied. */
async function makeAd(db: Database, owner: { userId: number; companyId: number }, size: number): Promise<number> {
  const { id } = await makeJob(db, { ...owner, title: `Kok ${size}` });
  await loadApplications(db, { jobId: id, employerId: owner.userId, size });
  return id;
}

/** Opens the ads in turn, so that they are measured under the same load, and compares them with the smallest. */
async function measurePage(page: string, openAd: (size: number) => Promise<unknown>): Promise<void> {
  const requests = Array.from({ length: rounds * sizes.length }, (_, at) => {
    const size = sizes[at % sizes.length] as number;
    return { kind: `${size}`, size };
  });
  await measure(requests.slice(0, firstRequests), 1, ({ size }) => openAd(size));
  const { byKind } = await measure(requests, 1, ({ size }) => openAd(size));
  const least = byKind.get(`${sizes[0]}`) ?? Number.NaN;
  for (const [size, median] of byKind) {
    say(`${page}, an ad with ${size} applications, p50`, ms(median));
    say(`${page}, ${size} / ${sizes[0]}`, (median / least).toFixed(2));
  }
}

async function measureAll({ db, url }: BenchDatabase): Promise<void> {
  await loadCvs(db, Math.max(...sizes), new Date());
  const { user, company } = await makeEmployer(db);
  const ads = new Map<number, number>();
  for (const size of sizes) ads.set(size, await makeAd(db, { userId: user.id, companyId: company.id }, size));
  await db.execute(sql`analyze`);
  const headers = { authorization: `Bearer ${await signInAs(db, user)}` };
  const product = await startProduct({
    DATABASE_URL: url,
    SAMPLE_DATA: 'off',
    FIRST_ADS_WAIT: 'off',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'post@jobblik.test',
    SANDBOX_PAYMENTS: 'on',
    TRUST_PROXY: '1',
  });
  const client = new HttpClient(product.url, 1);
  try {
    for (const [page, pagePerSize] of Object.entries(pages)) {
      await measurePage(page, (size) =>
        client.post(searchJobApply.path, { job_id: ads.get(size), pagePerSize, sort: 'rating' }, headers),
      );
    }
  } finally {
    client.close();
    await product.stop();
  }
}

await withDatabase(measureAll);
