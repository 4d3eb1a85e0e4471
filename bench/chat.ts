import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { io, type Socket } from 'socket.io-client';
import { withDatabase } from '../support/data/database.ts';
import { Random } from '../support/data/random.ts';
import { root } from '../support/root.ts';
import { type ChatPair, makeChatPairs } from './support/chat-pairs.ts';
import { cpuSecondsOf, OwnProduct } from './support/own-product.ts';
import { ms, say } from './support/report.ts';

// npm run bench:chat: many connected people write to each other; measures how long a message takes from one browser to the other,
// compared with a relay of the same library that checks and stores nothing. In both cases the browsers run in this process.
const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '2000' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
  },
});
const [sockets, rate, seconds] = [Number(values.sockets), Number(values.rate), Number(values.seconds)];

interface Browser {
  id: number;
  contactId: number;
  socket: Socket;
}

interface Seen {
  delivery: number[];
  lost: number;
  cpu: number;
}

/** Sends messages at the given rate for the given time; measures from the emit to the arrival in the receiver's browser. */
async function run(browsers: readonly Browser[], cpuSeconds: () => number): Promise<Seen> {
  const sentAt = new Map<string, number>();
  const delivery: number[] = [];
  for (const { id, socket } of browsers) {
    socket.on('chat_message', ({ uuid, receiver }: { uuid: string; receiver: number }) => {
      const start = receiver === id ? sentAt.get(uuid) : undefined;
      if (start === undefined) return;
      sentAt.delete(uuid);
      delivery.push(performance.now() - start);
    });
  }
  const random = new Random(7);
  const cpuBefore = cpuSeconds();
  const begin = performance.now();
  const refused: unknown[] = [];
  for (let index = 0; index < rate * seconds; index += 1) {
    const wait = begin + (index * 1000) / rate - performance.now();
    if (wait > 1) await delay(wait);
    const { socket, contactId } = random.pick(browsers);
    const uuid = randomUUID();
    sentAt.set(uuid, performance.now());
    socket.emit(
      'chat_message',
      { uuid, receiver: contactId, action: 'message', message: 'Hej, passer det dig at tale sammen i morgen kl. 10?' },
      (answer: { code?: string }) => {
        if (answer.code) refused.push(answer.code);
      },
    );
  }
  const cpu = ((cpuSeconds() - cpuBefore) / (performance.now() - begin)) * 1000;
  const end = performance.now() + 10_000;
  while (sentAt.size > 0 && performance.now() < end) await delay(20);
  if (refused.length > 0) say('refused', `${refused.length} (${[...new Set(refused)].join()})`);
  return { delivery: delivery.toSorted((a, b) => a - b), lost: sentAt.size, cpu };
}

async function connectAll(
  url: string,
  pairs: readonly ChatPair[],
  authOf: (person: ChatPair['seeker']) => object,
): Promise<Browser[]> {
  const browsers: Browser[] = [];
  const people = pairs.flatMap(({ seeker, employer }) => [
    { person: seeker, contact: employer },
    { person: employer, contact: seeker },
  ]);
  for (let start = 0; start < people.length; start += 50) {
    await Promise.all(
      people.slice(start, start + 50).map(async ({ person, contact }, at) => {
        const index = start + at;
        const socket = io(url, {
          auth: authOf(person),
          forceNew: true,
          transports: ['websocket'],
          // A separate address for each browser; one address may open a thousand connections.
          extraHeaders: { 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` },
        });
        await new Promise<void>((resolve, reject) => {
          socket.once('connect', resolve);
          socket.once('connect_error', reject);
        });
        browsers.push({ id: person.id, contactId: contact.id, socket });
      }),
    );
  }
  // Waits until the events caused by connecting are over.
  await delay(3000);
  return browsers;
}

function sayRun(name: string, { delivery, lost, cpu }: Seen): number {
  const at = (share: number) => delivery[Math.min(delivery.length - 1, Math.floor(delivery.length * share))] ?? 0;
  for (const share of [0.5, 0.95, 0.99]) say(`${name} delivery p${share * 100}`, ms(at(share)));
  say(`${name} messages`, delivery.length);
  say(`${name} lost`, lost);
  say(`${name} processors used by the server`, cpu.toFixed(2));
  return at(0.99);
}

async function startRelay(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [join(root, 'bench/chat-relay.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [data] = (await once(child.stdout as NonNullable<typeof child.stdout>, 'data')) as [Buffer];
  return { child, url: `http://127.0.0.1:${data.toString().trim()}` };
}

await withDatabase(async ({ db, url }) => {
  const pairs = await makeChatPairs(db, Math.ceil(sockets / 2));
  say('sockets', sockets);
  say('messages/s', rate);
  const relay = await startRelay();
  const bare = await connectAll(relay.url, pairs, ({ id }) => ({ id }));
  const bareP99 = sayRun('bare relay', await run(bare, () => cpuSecondsOf(relay.child.pid ?? 0)));
  for (const { socket } of bare) socket.disconnect();
  relay.child.kill();

  const product = await OwnProduct.start(url);
  const browsers = await connectAll(product.socketUrl, pairs, ({ token }) => ({ token }));
  const p99 = sayRun('product', await run(browsers, () => product.cpuSeconds()));
  say('p99 / bare relay p99', (p99 / bareP99).toFixed(2));
  for (const { socket } of browsers) socket.disconnect();
  await product.stop();
});
