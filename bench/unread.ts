import { sql } from 'drizzle-orm';
import { signInAs } from '../apps/server/src/accounts/accounts.factory.ts';
import { users } from '../apps/server/src/accounts/accounts.tables.ts';
import { unreadMarks } from '../apps/server/src/notices/unread.tables.ts';
import { notifications } from '../apps/server/src/notifications/notifications.tables.ts';
import { getUnreadCnt } from '../packages/contract/src/notifications/notifications.api.ts';
import { type BenchDatabase, withDatabase } from '../support/data/database.ts';
import { startProduct } from '../support/product.ts';
import { HttpClient } from './support/http-client.ts';
import { measure } from './support/measure.ts';
import { say, sayFigures } from './support/report.ts';

// npm run bench:unread: get_unread_cnt over HTTP for 10,000 people with 200 notifications each, all unread, compared with the same
// call by demo visitors, which opens the session and reads nothing else.

const people = 10_000;
const each = 200;
const callers = 200;
const connections = 8;
const rounds = 6_000;
const goal = 0.5;
const firstId = 1_000_000;
const portion = 500;

/** In batches, since statements have a timeout. */
async function load({ db }: BenchDatabase): Promise<void> {
  for (let first = firstId; first < firstId + people; first += portion) {
    const ids = sql`generate_series(${first}::int, ${first + portion - 1}::int) n`;
    await db.execute(sql`
      insert into ${users} (id, type, email, name) select n, 2, 'bench-' || n || '@jobblik.test', 'Bench Person' from ${ids}`);
    await db.execute(sql`
      insert into ${notifications} (user_id, type, name, link)
      select n, 11, 'Job ' || m, '/virksomhed/job/liste' from ${ids}, generate_series(1, ${each}::int) m`);
    await db.execute(sql`
      insert into ${unreadMarks} (user_id, kind, ref_id, subject_id)
      select user_id, 'notification', 0, id from ${notifications}
      where user_id between ${first} and ${first + portion - 1}`);
  }
  await db.execute(sql`vacuum analyze ${unreadMarks}`);
}

await withDatabase(async (database) => {
  await load(database);
  const { db, url } = database;
  const tokens = async (demo: boolean) => {
    const rows = await db.select().from(users).where(sql`${users.id} >= ${firstId}`).limit(callers);
    return await Promise.all(rows.map((user) => signInAs(db, user, { demo })));
  };
  const [own, demo] = [await tokens(false), await tokens(true)];
  const product = await startProduct({
    DATABASE_URL: url,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'a@bench.test',
    SANDBOX_PAYMENTS: 'on',
    TRUST_PROXY: '1',
  });
  try {
    const client = new HttpClient(product.url, connections);
    const ask = (token: string) => client.get(getUnreadCnt.path, { authorization: `Bearer ${token}` });
    const [counted] = [JSON.parse(await ask(own[0] ?? '')) as { unread_notification_cnt: number }];
    if (counted.unread_notification_cnt !== each)
      throw new Error(`${counted.unread_notification_cnt} instead of ${each}`);
    const run = (list: readonly string[], count: number) =>
      measure(
        Array.from({ length: count }, (_, at) => ({ kind: 'call', token: list[at % list.length] ?? '' })),
        connections,
        ({ token }) => ask(token),
      );
    await run(demo, rounds / 4);
    await run(own, rounds / 4);
    const empty = await run(demo, rounds);
    const unread = await run(own, rounds);
    sayFigures('a call that reads nothing', empty, 'requests');
    sayFigures(`get_unread_cnt, ${each} unread`, unread, 'requests');
    const ratio = unread.perSecond / empty.perSecond;
    say('get_unread_cnt / nothing', ratio.toFixed(2));
    say('goals', ratio >= goal ? 'reached' : `missed (${goal})`);
    client.close();
  } finally {
    await product.stop();
  }
});
