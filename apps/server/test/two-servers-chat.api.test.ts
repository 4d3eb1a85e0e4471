import { randomUUID } from 'node:crypto';
import { getChatContact, getMessageHistoryWithContact } from '@jobblik/contract/chat/chat.api';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningProduct, startProduct } from '../../../support/product.ts';
import { type RunningRedis, startRedis } from '../../../support/redis.ts';
import { testLimit } from '../../../support/test-limits.ts';
import { makeUser, signInAs } from '../src/accounts/accounts.factory.ts';
import { ports } from '../src/app-ports.ts';
import { makeCv } from '../src/cv/cv.factory.ts';
import { makeEmployer } from '../src/jobs/jobs.factory.ts';
import { seedLookups } from '../src/lookups/setup.ts';
import { connect } from '../src/platform/db/db.ts';
import type { Services } from '../src/platform/services.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let redis: RunningRedis;
let servers: RunningProduct[] = [];
const people = { seeker: { id: 0, token: '' }, employer: { id: 0, token: '' } };
const sockets: Socket[] = [];

/** Two processes behind one PostgreSQL and one Redis; the seeker's browser is at the first, the employer's at the second. */
beforeAll(async () => {
  database = await createTestDatabase();
  const { db, close } = connect(database.url, { max: 2 });
  await seedLookups(db);
  const { user: employer } = await makeEmployer(db, { plan: 3, company: { name: 'Tovejs ApS' } });
  const seeker = await makeUser(db, { name: 'Signe Holm' });
  people.seeker = { id: seeker.id, token: await signInAs(db, seeker) };
  people.employer = { id: employer.id, token: await signInAs(db, employer) };
  await makeCv({ db, ports, clock: { now: () => new Date() } } as Services, { userId: seeker.id });
  await close();
  redis = await startRedis();
  const settings = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    SAMPLE_DATA: 'off',
    FIRST_ADS_WAIT: 'off',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'job@jobblik.test',
    SANDBOX_PAYMENTS: 'on',
  };
  servers = await Promise.all([startProduct(settings), startProduct(settings)]);
}, testLimit(12));
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await Promise.all(servers.map((server) => server.stop()));
  await redis.stop();
  await database.drop();
});

async function browserAt(at: number, { token }: { token: string }) {
  const socket = io(servers[at]?.socketUrl ?? '', { auth: { token }, forceNew: true, transports: ['websocket'] });
  sockets.push(socket);
  const received: { event: string; payload: Record<string, unknown> }[] = [];
  socket.onAny((event: string, payload) => received.push({ event, payload }));
  await expect.poll(() => received.some(({ event }) => event === 'unread')).toBe(true);
  return { socket, of: (event: string) => received.filter((one) => one.event === event).map(({ payload }) => payload) };
}

async function call(at: number, path: string, { token }: { token: string }, body: object = {}) {
  const response = await fetch(`${servers[at]?.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return await response.json();
}

test('a user on each: messages, typing, presence, reading and counters go from one to the other', async () => {
  const { seeker, employer } = people;
  const office = await browserAt(1, employer);
  const say = (socket: Socket, receiver: number, message: string) =>
    socket.emitWithAck('chat_message', { uuid: randomUUID(), receiver, action: 'message', message });
  expect(await say(office.socket, seeker.id, 'Hej Signe')).toMatchObject({ seq: 1 });

  const phone = await browserAt(0, seeker);
  await expect.poll(() => office.of('chat_presence')).toEqual([{ user_id: seeker.id, active: true }]);
  expect(await say(office.socket, seeker.id, 'Er du der?')).toMatchObject({ seq: 2 });
  await expect.poll(() => phone.of('chat_message')).toMatchObject([{ message: 'Er du der?', userid: employer.id }]);
  await expect.poll(() => phone.of('unread').at(-1)).toMatchObject({ unread_message_cnt: 2 });
  await phone.socket.emitWithAck('typing_notification', { receiver: employer.id, run: 1 });
  await expect.poll(() => office.of('typing_notification')).toMatchObject([{ sender: seeker.id, run: 1 }]);
  await call(0, '/api/confirmUnread', seeker, { contact_users: employer.id });
  await expect.poll(() => office.of('chat_read')).toEqual([{ userid: seeker.id, receiver: employer.id, seq: 2 }]);

  // Both write at the same time through different servers.
  const burst = Array.from({ length: 8 }, (_, index) => index);
  await Promise.all(
    burst.flatMap((index) => [say(phone.socket, employer.id, `s${index}`), say(office.socket, seeker.id, `e${index}`)]),
  );
  const history = await call(1, getMessageHistoryWithContact.path, seeker, { contact_users: employer.id, limit: 200 });
  const rows = getMessageHistoryWithContact.response.parse(history).result_message_json;
  expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
  const own = (letter: string) =>
    rows.map(({ message }) => message).filter((text) => new RegExp(`^${letter}\\d`).test(text));
  expect(own('s')).toEqual(burst.map((index) => `s${index}`));
  expect(own('e')).toEqual(burst.map((index) => `e${index}`));
  await expect.poll(() => phone.of('chat_message').length).toBe(17);

  phone.socket.disconnect();
  await expect.poll(() => office.of('chat_presence').at(-1)).toEqual({ user_id: seeker.id, active: false });
  await expect.poll(() => office.of('typing_notification').at(-1)).toMatchObject({ run: 0 });
  const contacts = getChatContact.response.parse(await call(0, getChatContact.path, employer));
  expect(contacts).toMatchObject([{ user_id: seeker.id, active: false, last_seq: 18 }]);
});
