import { sql } from 'drizzle-orm';
import { makeManyUsers, makeUser, signInAs } from '../apps/server/src/accounts/accounts.factory.ts';
import { countOverlaps, makeRequests } from '../apps/server/src/interviews/many-interviews.factory.ts';
import { makeEmployer, makeJob } from '../apps/server/src/jobs/jobs.factory.ts';
import {
  acceptInterview,
  setInterviewRequestEmailToSeeker,
} from '../packages/contract/src/interviews/interviews.api.ts';
import { localDateOf, shiftDate } from '../packages/contract/src/kernel/local-time.rules.ts';
import { type BenchDatabase, withDatabase } from '../support/data/database.ts';
import { startProduct } from '../support/product.ts';
import { HttpClient } from './support/http-client.ts';
import { say } from './support/report.ts';

// npm run bench:slots [-- --people 1000 --rounds 3]: one employer asks that many applicants in parallel for an interview at the
// same time; and one seeker accepts that many employers' overlapping requests in parallel. Exactly one of each may succeed.

const option = (name: string, otherwise: number) => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? otherwise : Number(process.argv[at + 1]);
};
const people = option('people', 1000);
const rounds = option('rounds', 3);
const firstId = 1_000_000;

interface Round {
  success: number;
  error: number;
  others: number;
  ms: number;
}

/** Sends everything at once. Responses without a result, such as a 500, count as other. */
async function all(client: HttpClient, path: string, bodies: readonly object[], token: string): Promise<Round> {
  const begin = performance.now();
  const results = await Promise.all(
    bodies.map(async (body) => {
      try {
        const text = await client.post(path, body, { authorization: `Bearer ${token}` });
        return (JSON.parse(text) as { result: string }).result;
      } catch (error) {
        return String(error);
      }
    }),
  );
  const count = (word: string) => results.filter((result) => result === word).length;
  const [success, error] = [count('success'), count('error')];
  const others = results.length - success - error;
  if (others > 0) say('another answer', results.find((result) => !['success', 'error'].includes(result)) ?? '');
  return { success, error, others, ms: performance.now() - begin };
}

/** An employer with that many applicants; every round has the same people. */
async function newEmployer({ db }: BenchDatabase) {
  const { user, company } = await makeEmployer(db, { plan: 3 });
  const job = await makeJob(db, { userId: user.id, companyId: company.id, title: 'Kok' });
  const { rows } = await db.execute<{ id: number; user_id: number }>(sql`
    insert into applications (job_id, user_id, employer_id, message)
    select ${job.id}, n, ${user.id}, '' from generate_series(${firstId}::int, ${firstId + people - 1}::int) n
    returning id, user_id`);
  return { token: await signInAs(db, user), applications: rows };
}

async function requests(database: BenchDatabase, client: HttpClient, days: number): Promise<Round> {
  const { token, applications } = await newEmployer(database);
  const schedule = { startDate: shiftDate(localDateOf(new Date()), days), start_time: '10:00', end_time: '10:30' };
  const about = { title: 'Samtale', description: 'Om jobbet', schedule };
  const bodies = applications.map(({ id, user_id }) => ({ app_id: id, seeker: user_id, ...about }));
  return await all(client, setInterviewRequestEmailToSeeker.path, bodies, token);
}

async function acceptances({ db }: BenchDatabase, client: HttpClient, days: number): Promise<Round> {
  const seeker = await makeUser(db, { name: 'Signe Holm' });
  const from = firstId + people;
  const requested = await makeRequests(db, { seekerId: seeker.id, firstEmployerId: from, count: people, inDays: days });
  return await all(client, acceptInterview.path, requested, await signInAs(db, seeker));
}

await withDatabase(async (database) => {
  const { db, url } = database;
  await makeManyUsers(db, { role: 'seeker', firstId, count: people, isVerified: true });
  await makeManyUsers(db, { role: 'employer', firstId: firstId + people, count: people, isVerified: true });
  // No mails are sent: they stay in the queue, and nothing else is queued.
  const product = await startProduct({
    DATABASE_URL: url,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'a@bench.test',
    SANDBOX_PAYMENTS: 'on',
    TRUST_PROXY: '1',
  });
  const client = new HttpClient(product.url, people);
  let isRight = true;
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const [name, run] of [
        ['requests for one time', () => requests(database, client, 2 + round)],
        ['acceptances of one time', () => acceptances(database, client, 2 + round)],
      ] as const) {
        const { success, error, others, ms } = await run();
        isRight &&= success === 1 && error === people - 1;
        say(
          `${name}, round ${round}`,
          `${success} success, ${error} error, ${others} others in ${(ms / 1000).toFixed(1)} s`,
        );
      }
    }
    isRight &&= (await countOverlaps(db)) === 0;
    say('goals', isRight ? 'reached' : 'missed (exactly one success, everything else error)');
  } finally {
    client.close();
    await product.stop();
  }
  process.exitCode = isRight ? 0 : 1;
});
