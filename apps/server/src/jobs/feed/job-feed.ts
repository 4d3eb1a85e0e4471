import { Readable } from 'node:stream';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { accountIsActive, users } from '../../accounts/index.ts';
import { companies } from '../../companies/index.ts';
import { publicUrl } from '../../platform/env.ts';
import { limited } from '../../platform/http/limits.ts';
import type { Services } from '../../platform/services.ts';
import { isLiveAt } from '../jobs.queries.ts';
import { jobs } from '../jobs.tables.ts';
import { showWith } from '../show.ts';
import { feedFooter, feedHeader, feedItem } from './job-feed.present.ts';

/** Ads in memory at the same time, for each reader. */
const batch = 200;
/** Job boards read the feed a few times a day. */
const feedLimit = { max: 30, seconds: 3600 };

/** `/feed/jobs.xml`: every live ad for other job boards, in the format of Indeed. */
export function registerJobFeed(app: FastifyInstance, services: Services): void {
  app.get('/feed/jobs.xml', { config: limited(feedLimit) }, (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(Readable.from(jobFeed(services))),
  );
}

/** The feed in chunks; the next ads are read when the reader has received the last ones. */
export async function* jobFeed(services: Services): AsyncGenerator<string> {
  const now = services.clock.now();
  const site = publicUrl(services.env);
  const show = showWith(services);
  yield feedHeader({ publicUrl: site, now });
  let after = 0;
  for (;;) {
    const rows = await readLiveAds(services, { now, after });
    if (rows.length > 0) yield rows.map((row) => feedItem({ ...row, visits: 0 }, show, site)).join('');
    const last = rows.at(-1);
    if (!last || rows.length < batch) break;
    after = last.job.id;
  }
  yield feedFooter;
}

async function readLiveAds({ readDb }: Services, { now, after }: { now: Date; after: number }) {
  return await readDb
    .select({ job: jobs, company: companies })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.userId))
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(gt(jobs.id, after), isLiveAt(now), accountIsActive()))
    .orderBy(asc(jobs.id))
    .limit(batch);
}
