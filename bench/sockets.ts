import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { io, type Socket } from 'socket.io-client';
import { withDatabase } from '../support/data/database.ts';
import { type ChatPair, type ChatPerson, makeChatPairs } from './support/chat-pairs.ts';
import { OwnProduct } from './support/own-product.ts';
import { ms, say } from './support/report.ts';

// npm run bench:sockets: one person opens many sockets and reports typing on all of them, as fast as a stuck page or a script does.
// Measures how long a call of somebody else takes meanwhile.
const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '30' },
    rate: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '20' },
  },
});
const [sockets, rate, seconds] = [Number(values.sockets), Number(values.rate), Number(values.seconds)];

/** Milliseconds of a call of a person, several times a second, for the given time. */
async function timesOfCalls(product: OwnProduct, { token }: ChatPerson): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const start = performance.now();
    const response = await fetch(`${product.url}/api/getChatContact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: '{}',
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`A call was answered with ${response.status}.`);
    times.push(performance.now() - start);
    await delay(100);
  }
  return times.toSorted((a, b) => a - b);
}

function sayTimes(name: string, times: readonly number[]): void {
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  say(`${name} p50`, ms(at(0.5)));
  say(`${name} p95`, ms(at(0.95)));
  say(`${name} calls`, times.length);
}

/** Reports typing on many sockets of one person until it is stopped; a socket that was closed is opened again. */
async function flood(product: OwnProduct, { seeker, employer }: ChatPair) {
  const opened: Socket[] = [];
  const answers = new Map<string, number>();
  const count = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1);
  for (let index = 0; index < sockets; index += 1) {
    const socket = io(product.socketUrl, {
      auth: { token: seeker.token },
      forceNew: true,
      transports: ['websocket'],
      extraHeaders: { 'x-forwarded-for': '10.1.0.1' },
    });
    socket.on('disconnect', (reason) => {
      count(`closed (${reason})`);
      if (reason === 'io server disconnect') socket.connect();
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    opened.push(socket);
  }
  const timer = setInterval(() => {
    for (const socket of opened)
      if (socket.connected)
        socket.emit('typing_notification', { receiver: employer.id, run: 1 }, ({ code }: { code?: string }) =>
          count(code ?? 'handled'),
        );
  }, 1000 / rate);
  return () => {
    clearInterval(timer);
    say('answers', [...answers].map(([name, number]) => `${number} ${name}`).join(', '));
    for (const socket of opened) socket.disconnect();
  };
}

await withDatabase(async ({ db, url }) => {
  const [loud, quiet] = await makeChatPairs(db, 2);
  if (!loud || !quiet) throw new Error('The people were not made.');
  const product = await OwnProduct.start(url);
  await timesOfCalls(product, quiet.employer);
  sayTimes('alone', await timesOfCalls(product, quiet.employer));
  const stop = await flood(product, loud);
  const cpuBefore = product.cpuSeconds();
  const start = performance.now();
  sayTimes(`beside ${sockets} × ${rate} events/s`, await timesOfCalls(product, quiet.employer));
  say(
    'processors used by the server',
    (((product.cpuSeconds() - cpuBefore) / (performance.now() - start)) * 1000).toFixed(2),
  );
  stop();
  await product.stop();
});
