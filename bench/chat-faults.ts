import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { withDatabase } from '../support/data/database.ts';
import { Random } from '../support/data/random.ts';
import { ChatClient, type SeenMessage } from './support/chat-client.ts';
import { makeChatPairs } from './support/chat-pairs.ts';
import { OwnProduct } from './support/own-product.ts';
import { say } from './support/report.ts';

// npm run bench:chat-faults: two people write to each other while connections break at random and the server is killed (SIGKILL) and
// restarted. 10,000 messages take about ten minutes, since one person may send ten a second; `--messages 1000 --kills 5` is a quick run.
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: '7' },
  },
});
const [messages, kills] = [Number(values.messages), Number(values.kills)];

/** One message of this many loses its connection after it was sent and before its acknowledgement. */
const breakEvery = 25;

await withDatabase(async ({ db, url, pool }) => {
  const [pair] = await makeChatPairs(db, 1);
  if (!pair) throw new Error('no pair was made');
  const product = await OwnProduct.start(url);
  const random = new Random(Number(values.seed));
  const people = [
    new ChatClient(product, pair.seeker, pair.employer),
    new ChatClient(product, pair.employer, pair.seeker),
  ] as const;
  const each = Math.floor(messages / 2);
  let breaks = 0;
  let written = 0;

  const write = async (client: ChatClient) => {
    for (let index = 0; index < each; index += 1) {
      const breaking = random.below(breakEvery) === 0;
      await client.write(`${index}`, () => {
        if (!breaking) return;
        breaks += 1;
        client.socket.disconnect();
        client.socket.connect();
      });
      written += 1;
    }
  };
  const killing = async () => {
    for (let kill = 1; kill <= kills; kill += 1) {
      while (written < (kill * 2 * each) / (kills + 1)) await delay(5);
      await product.end('SIGKILL');
      await product.startAgain();
    }
  };
  const start = performance.now();
  await Promise.all([...people.map(write), killing()]);
  const seconds = (performance.now() - start) / 1000;
  // Everything is acknowledged; waits for the last pushes and fetches.
  const total = 2 * each;
  const end = performance.now() + 30_000;
  for (const client of people) {
    while (client.seen.length < total && performance.now() < end) {
      client.fetchMissed();
      await delay(50);
    }
  }
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from chat_messages');
  say('messages', total);
  say('seconds', seconds.toFixed(0));
  say('connections broken', breaks);
  say('server killed', kills);
  say('sent again', people[0].retries + people[1].retries);
  say('stored', rows[0]?.count ?? 0);
  const faults = people.map((client, at) =>
    faultsOf(
      client.seen,
      people.map((one) => one.written),
      at,
      each,
    ),
  );
  for (const name of ['lost', 'doubled', 'out of order'] as const)
    say(
      name,
      faults.reduce((sum, fault) => sum + fault[name], 0),
    );
  if (faults.some((fault) => fault.lost + fault.doubled + fault['out of order'] > 0)) process.exitCode = 1;
  for (const { socket } of people) socket.disconnect();
  await product.stop();
});

/** Differences between the messages that one person sees and those that both wrote. */
function faultsOf(seen: readonly SeenMessage[], written: readonly (readonly string[])[], at: number, each: number) {
  const uuids = new Set(seen.map(({ uuid }) => uuid));
  const lost = written.flat().filter((uuid) => !uuids.has(uuid)).length;
  let disorder = seen.filter(({ seq }, index) => seq !== index + 1).length;
  for (const isOwn of [true, false]) {
    const wrote = written[isOwn ? at : 1 - at] ?? [];
    const texts = seen.filter((message) => message.isOwn === isOwn);
    disorder += texts.filter(({ uuid, text }, index) => text !== `${index}` || uuid !== wrote[index]).length;
    if (texts.length !== each) disorder += Math.abs(texts.length - each);
  }
  return { lost, doubled: seen.length - uuids.size, 'out of order': disorder };
}
