import type { UnreadCounts } from '@jobblik/contract/notices/unread';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { connect, type DatabaseConnection } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { createRealtime } from '../platform/realtime/create-realtime.ts';
import type { RealtimeServer } from '../platform/realtime/realtime.ts';
import type { Services } from '../platform/services.ts';
import { unreadMarks } from './unread.tables.ts';
import { clearUnread, forgetUnread, markUnread, pushUnread, readUnread, readUnreadByRef } from './unread.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
let connection: DatabaseConnection;
let realtime: RealtimeServer;
let services: Pick<Services, 'db' | 'realtime' | 'log'>;
let nextUser = 1000;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url);
  realtime = createRealtime({
    port: 0,
    host: '127.0.0.1',
    trusted: () => false,
    publicUrl: 'http://localhost',
    log,
    authenticate: async (token) => ({
      kind: 'user',
      userId: Number.parseInt(token, 10),
      role: 'seeker',
      demo: false,
      sessionId: token,
    }),
  });
  services = { db: connection.db, realtime, log };
  realtime.onConnect(async (who) => pushUnread(services, [who.userId]));
  await realtime.start();
});

afterAll(async () => {
  await realtime.close();
  await connection.close();
  await database.drop();
});

const newUser = () => nextUser++;
const mark = (userId: number, subjectId: number, refId = 1) =>
  inTransaction(services.db, (tx) => markUnread(tx, services, { userId, kind: 'message', refId, subjectId }));

/** A browser of this person, with every push that it has received. */
async function browserOf(userId: number): Promise<{ socket: Socket; pushes: UnreadCounts[] }> {
  const socket = io(`http://127.0.0.1:${realtime.port}`, {
    auth: { token: `${userId}`.padEnd(30, '-') },
    forceNew: true,
    transports: ['websocket'],
  });
  const pushes: UnreadCounts[] = [];
  socket.on('unread', (counts: UnreadCounts) => pushes.push(counts));
  await expect.poll(() => pushes.length, { interval: 5 }).toBeGreaterThan(0);
  return { socket, pushes };
}

describe('an unread mark', () => {
  it('counts once, even if it is set several times', async () => {
    const userId = newUser();
    await mark(userId, 1);
    await mark(userId, 1);
    await inTransaction(services.db, (tx) =>
      markUnread(tx, services, [
        { userId, kind: 'message', refId: 1, subjectId: 1 },
        { userId, kind: 'message', refId: 1, subjectId: 2 },
      ]),
    );
    expect((await readUnread(services.db, userId)).unread_message_cnt).toBe(2);
  });

  it('is counted correctly when many are set and cleared at the same time', async () => {
    const userId = newUser();
    await Promise.all(Array.from({ length: 60 }, (_, index) => mark(userId, index, index % 3)));
    expect(await readUnreadByRef(services.db, userId, 'message')).toEqual(
      new Map([
        [0, 20],
        [1, 20],
        [2, 20],
      ]),
    );
    await Promise.all([
      ...Array.from({ length: 10 }, (_, index) => mark(userId, 100 + index, 5)),
      inTransaction(services.db, (tx) => clearUnread(tx, services, { userId, kind: 'message', refId: 0 })),
      inTransaction(services.db, (tx) =>
        clearUnread(tx, services, { userId, kind: 'message', refId: 1, subjectId: [1, 4] }),
      ),
    ]);
    expect((await readUnread(services.db, userId)).unread_message_cnt).toBe(60 - 20 - 2 + 10);
  });

  it('of a rolled back transaction is not counted or pushed', async () => {
    const userId = newUser();
    const { socket, pushes } = await browserOf(userId);
    await expect(
      inTransaction(services.db, async (tx) => {
        await markUnread(tx, services, { userId, kind: 'notification', subjectId: 1 });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await mark(userId, 9);
    await expect.poll(() => pushes.at(-1)?.unread_message_cnt).toBe(1);
    expect(pushes.map((counts) => counts.unread_notification_cnt)).toEqual([0, 0]);
    socket.disconnect();
  });

  it('is cleared with those of several refs, with any number of ids', async () => {
    const userId = newUser();
    await inTransaction(services.db, (tx) =>
      markUnread(
        tx,
        services,
        [1, 2, 3].map((refId) => ({ userId, kind: 'job_agent', refId, subjectId: 88 })),
      ),
    );
    const refId = [1, 3, ...Array.from({ length: 70_000 }, (_, index) => 1000 + index)];
    await inTransaction(services.db, (tx) => clearUnread(tx, services, { kind: 'job_agent', refId, subjectId: 88 }));
    expect((await readUnread(services.db, userId)).unread_job_agent_cnt_arr).toEqual({ '2': 1 });
  });

  it('belongs to one person and one kind', async () => {
    const [mine, other] = [newUser(), newUser()];
    await inTransaction(services.db, (tx) =>
      markUnread(tx, services, [
        { userId: mine, kind: 'application', refId: 3, subjectId: 1 },
        { userId: mine, kind: 'notification', subjectId: 1 },
        { userId: other, kind: 'application', refId: 3, subjectId: 1 },
      ]),
    );
    await inTransaction(services.db, (tx) => clearUnread(tx, services, { userId: mine, kind: 'application' }));
    expect(await readUnread(services.db, mine)).toMatchObject({
      unread_apply_total_cnt: 0,
      unread_apply_cnt_arr: {},
      unread_notification_cnt: 1,
    });
    expect(await readUnread(services.db, other)).toMatchObject({
      unread_apply_total_cnt: 1,
      unread_apply_cnt_arr: { '3': 1 },
    });
  });

  it('is removed for everybody with its subject, and with a removed person', async () => {
    const [first, second] = [newUser(), newUser()];
    await inTransaction(services.db, (tx) =>
      markUnread(
        tx,
        services,
        [first, second].map((userId) => ({ userId, kind: 'job_agent' as const, refId: userId, subjectId: 77 })),
      ),
    );
    await inTransaction(services.db, (tx) => clearUnread(tx, services, { kind: 'job_agent', subjectId: 77 }));
    expect((await readUnread(services.db, first)).unread_job_agent_total_cnt).toBe(0);
    await mark(second, 1);
    await inTransaction(services.db, (tx) => forgetUnread(tx, second));
    expect((await readUnread(services.db, second)).unread_message_cnt).toBe(0);
  });

  it('can be set for ten thousand people at once', async () => {
    const marks = Array.from({ length: 10_000 }, (_, index) => ({
      userId: 1_000_000 + index,
      kind: 'job_agent' as const,
      refId: 1,
      subjectId: 5,
    }));
    await inTransaction(services.db, (tx) => markUnread(tx, services, marks));
    expect((await readUnread(services.db, 1_009_999)).unread_job_agent_total_cnt).toBe(1);
  });
});

describe('the push of counters', () => {
  it('is sent when a browser connects and after a change', async () => {
    const userId = newUser();
    await mark(userId, 1);
    const { socket, pushes } = await browserOf(userId);
    expect(pushes[0]?.unread_message_cnt).toBe(1);
    await mark(userId, 2);
    await expect.poll(() => pushes.at(-1)?.unread_message_cnt, { interval: 5 }).toBe(2);
    socket.disconnect();
  });

  it('ends with the correct count after overlapping changes, and never decreases while marks are only set', async () => {
    const userId = newUser();
    const { socket, pushes } = await browserOf(userId);
    await Promise.all(Array.from({ length: 40 }, (_, index) => mark(userId, index)));
    await expect.poll(() => pushes.at(-1)?.unread_message_cnt).toBe(40);
    const counts = pushes.map((push) => push.unread_message_cnt);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    socket.disconnect();
  });

  it('is not sent without a change', async () => {
    const userId = newUser();
    await mark(userId, 1);
    const { socket, pushes } = await browserOf(userId);
    const before = pushes.length;
    await mark(userId, 1);
    await inTransaction(services.db, (tx) => clearUnread(tx, services, { userId, kind: 'notification' }));
    await mark(userId, 2);
    await expect.poll(() => pushes.at(-1)?.unread_message_cnt).toBe(2);
    expect(pushes.length - before).toBe(1);
    socket.disconnect();
  });
});

it('reads every counter of a person by the primary key alone', async () => {
  const userId = newUser();
  await services.db.execute(sql`analyze ${unreadMarks}`);
  const { rows } = await services.db.execute<{ 'QUERY PLAN': string }>(
    sql`explain select user_id, kind, ref_id, count(*) from ${unreadMarks} where user_id in (${userId}) group by 1, 2, 3`,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Only Scan using unread_marks_/);
});
