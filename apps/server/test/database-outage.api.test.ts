import { once } from 'node:events';
import { type AddressInfo, connect as connectTo, createServer, type Socket } from 'node:net';
import { searchJobCondition } from '@jobblik/contract/jobs/job-search.api';
import { getLatestJobs, saveJob } from '@jobblik/contract/jobs/jobs.api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeUser, signInAs } from '../src/accounts/accounts.factory.ts';
import { makeEmployer, makeJob } from '../src/jobs/jobs.factory.ts';
import { connect, type DatabaseConnection } from '../src/platform/db/db.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** A way to the database that can be closed and opened again. */
interface Way {
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

let app: TestApp;
let way: Way;
let administration: DatabaseConnection;
let token: string;
let jobId: number;

beforeAll(async () => {
  app = await startTestApp({
    env: { TRUST_PROXY: '1' },
    through: async (url) => {
      administration = connect(url, { max: 1 });
      way = await openWay(url);
      return way.url;
    },
  });
  const { db } = app.services;
  const { user, company } = await makeEmployer(db);
  jobId = (await makeJob(db, { userId: user.id, companyId: company.id, title: 'Kok' })).id;
});
beforeEach(async () => {
  // Somebody who has not called too often yet.
  token = await signInAs(app.services.db, await makeUser(app.services.db));
});
afterAll(async () => {
  await app.close();
  await administration.close();
  await way.cut();
});

async function openWay(databaseUrl: string): Promise<Way> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connectTo(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    cut: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: async () => void (await listen(port)),
  };
}

let guests = 0;
/** Each guest has an address of their own, so that no limit is reached. */
const newGuest = () => {
  guests += 1;
  return { headers: { 'x-forwarded-for': `10.1.${guests >> 8}.${guests & 255}` } };
};
const upload = { 'upload-length': '3', 'upload-metadata': `kind ${btoa('image')},filename ${btoa('a.png')}` };

/** A read, a search, a transaction, a session, the state of the server, and the beginning of an upload. */
const calls = [
  () => app.send(getLatestJobs, {}, newGuest()),
  () => app.send(searchJobCondition, { body: { keyword: 'kok' } }, newGuest()),
  () => app.send(saveJob, { body: { job_id: jobId } }, { token }),
  () => app.raw('GET', '/api/user', { token }),
  () => app.raw('GET', '/api/health', newGuest()),
  () => app.raw('POST', '/api/uploads', { token, headers: { 'tus-resumable': '1.0.0', ...upload } }),
];

const failed = (response: Response) => response.status >= 500;

it('lives through the end of all its connections, under load, again and again', async () => {
  const rounds = 30;
  const wrong = new Set<string>();
  let answers = 0;
  let isOver = false;
  const callers = calls.map(async (call) => {
    while (!isOver) {
      const response = await call();
      answers += 1;
      await response.arrayBuffer();
      if (failed(response) && (response.status !== 503 || !response.headers.get('retry-after')))
        wrong.add(`${response.status} of ${new URL(response.url).pathname}`);
    }
  });
  for (let round = 0; round < rounds; round += 1) {
    const before = answers;
    await expect.poll(() => answers, { interval: 1 }).toBeGreaterThan(before + calls.length);
    await administration.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
    );
  }
  isOver = true;
  await Promise.all(callers);
  expect([...wrong]).toEqual([]);
  // More calls at once than there are connections: none of them is lost.
  token = await signInAs(app.services.db, await makeUser(app.services.db));
  const after = await Promise.all(
    Array.from({ length: 60 }, () => app.send(saveJob, { body: { job_id: jobId } }, { token })),
  );
  expect(new Set(after.map(({ status }) => status))).toEqual(new Set([200]));
});

it('answers 503 with Retry-After while the database is away, and is right again with the next call', async () => {
  const healthy = await Promise.all(calls.map(async (call) => (await call()).status));
  for (let round = 0; round < 2; round += 1) {
    await way.cut();
    for (const call of calls) {
      const response = await call();
      expect.soft([response.url, response.status]).toEqual([response.url, 503]);
      expect.soft(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect.soft(await response.json()).toMatchObject({ code: 'unavailable', status: 503 });
    }
    await way.mend();
    expect(await Promise.all(calls.map(async (call) => (await call()).status))).toEqual(healthy);
  }
});
