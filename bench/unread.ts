import { makeManyUsers, signInAs } from '../apps/server/src/accounts/accounts.factory.ts';
import { makeUnreadNotifications } from '../apps/server/src/notifications/many-notifications.factory.ts';
import { getUnreadCnt } from '../packages/contract/src/notifications/notifications.api.ts';
import { type BenchDatabase, vacuum, withDatabase } from '../support/data/database.ts';
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
async function load({ db, pool }: BenchDatabase): Promise<void> {
  for (let first = firstId; first < firstId + people; first += portion) {
    await makeManyUsers(db, { role: 'employer', firstId: first, count: portion });
    await makeUnreadNotifications(db, { firstId: first, count: portion, each });
  }
  await vacuum(pool);
}

await withDatabase(async (database) => {
  await load(database);
  const { db, url } = database;
  const tokens = async (demo: boolean) => {
    const ids = Array.from({ length: callers }, (_, at) => firstId + at);
    return await Promise.all(ids.map((id) => signInAs(db, { id }, { demo })));
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
