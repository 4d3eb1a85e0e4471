import { searchJobCondition } from '@jobblik/contract/jobs/job-search.api';
import pino from 'pino';
import { createApp } from '../../apps/server/src/app.ts';
import { type JobOptions, makeEmployer, makeJobs } from '../../apps/server/src/jobs/jobs.factory.ts';
import { seedLookups } from '../../apps/server/src/lookups/setup.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { readSettings } from '../../apps/server/src/platform/env.ts';
import { createCallInside } from '../../apps/server/src/platform/http/calls.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/postgres/index.ts';
import type { Services } from '../../apps/server/src/platform/services.ts';
import { temporaryFolder } from '../../support/data/folder.ts';

/** An ad with the key that identifies it in results. */
export type KeyedAd = Omit<JobOptions, 'userId' | 'companyId'> & { key: string };

/** A product whose only ads are the given ones. */
export interface AdsAlone {
  services: Services;
  call: ReturnType<typeof createCallInside>;
  /** Key of an ad by its id. */
  keyOf: (id: number) => string;
}

/** Results of searches whose only ads are the given ones: keys of the first page, for each of the queries. */
export async function searchAmong(ads: readonly KeyedAd[], queries: readonly string[]): Promise<string[][]> {
  return await withAds(ads, async ({ call, keyOf }) => {
    const answers: string[][] = [];
    for (const keyword of queries) {
      const answer = await call(searchJobCondition, { body: { keyword, location: [], similar: true } });
      answers.push(answer.jobs.map((job) => keyOf(job.id)));
    }
    return answers;
  });
}

/** Runs work with a product whose only ads are the given ones, in a separate database. */
export async function withAds<T>(ads: readonly KeyedAd[], work: (product: AdsAlone) => Promise<T>): Promise<T> {
  const folder = temporaryFolder();
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path, profile: 'throwaway' });
  try {
    await migrate(postgres.url);
    const settings = { NODE_ENV: 'test', PORT: '0', SOCKET_PORT: '0', DATA_DIR: folder.path, LOG_LEVEL: 'fatal' };
    const app = await createApp({
      env: readSettings(settings),
      databaseUrl: postgres.url,
      log: pino({ level: 'fatal' }),
    });
    try {
      const { services } = app;
      await seedLookups(services.db);
      const { user, company } = await makeEmployer(services.db, { company: { name: 'Fjordgruppen' } });
      const jobs = await makeJobs(
        services.db,
        ads.map(({ key: _key, ...ad }) => ({ ...ad, userId: user.id, companyId: company.id }) as JobOptions),
      );
      const keys = new Map(jobs.map((job, at) => [job.id, ads[at]?.key ?? '']));
      const call = createCallInside({ calls: app.calls, services });
      return await work({ services, call, keyOf: (id) => keys.get(id) ?? '' });
    } finally {
      await app.close();
    }
  } finally {
    await postgres.stop();
    folder.remove();
  }
}
