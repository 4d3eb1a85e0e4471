import { defineEvent } from '@jobblik/contract/kernel/event';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { connect, type Database, type DatabaseConnection } from '../db/db.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { createTasks, deadLetterQueue } from './create-tasks.ts';
import { defineTask, NonRetryableError, type Tasks } from './tasks.ts';

const numbered = z.object({ number: z.number() });
const happened = defineEvent('test.happened', numbered);
const unsubscribed = defineEvent('test.unsubscribed', numbered);
const plain = defineTask({ name: 'test.plain', payload: numbered });
const shaky = defineTask({ name: 'test.shaky', payload: numbered, retries: 3, retryDelay: 1 });
const broken = defineTask({ name: 'test.broken', payload: numbered, retries: 1, retryDelay: 1 });
const unusable = defineTask({ name: 'test.unusable', payload: numbered });
const keyed = defineTask({ name: 'test.keyed', payload: numbered });
const many = defineTask({ name: 'test.many', payload: numbered });
const nightly = defineTask({ name: 'test.nightly', payload: z.object({}), cron: '0 3 * * *' });

interface LogLine {
  level: number;
  msg: string;
  task?: string;
}

const lines: LogLine[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) });

const handled: Record<string, number[]> = {};
const note = (name: string, number: number) => {
  handled[name] = [...(handled[name] ?? []), number];
};
const runs: { id: string; attempt: number }[] = [];

let database: TestDatabase;
let connection: DatabaseConnection;
let db: Database;
let tasks: Tasks;

function createServer(): Tasks {
  const server = createTasks({ databaseUrl: database.url, log, pollSeconds: 1 });
  server.work(plain, async ({ number }) => note('plain', number));
  server.work(many, async ({ number }) => note('many', number));
  server.work(keyed, async ({ number }) => note('keyed', number));
  server.work(nightly, async () => {});
  server.work(shaky, async ({ number }, run) => {
    runs.push({ id: run.id, attempt: run.attempt });
    if (run.attempt < 3) throw new Error(`attempt ${run.attempt}`);
    note('shaky', number);
  });
  server.work(broken, async ({ number }) => {
    note('broken', number);
    throw new Error('always');
  });
  server.work(unusable, async ({ number }) => {
    note('unusable', number);
    throw new NonRetryableError('never');
  });
  server.subscribe(happened, 'test.first', async ({ number }) => note('first', number));
  server.subscribe(happened, 'test.second', async ({ number }) => note('second', number));
  return server;
}

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url);
  db = connection.db;
  tasks = createServer();
  await tasks.start();
});

afterAll(async () => {
  await tasks.stop();
  await connection.close();
  await database.drop();
});

async function deadLetters(source: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where name = ${deadLetterQueue} and source_name = ${source}`,
  );
  return rows[0]?.count ?? 0;
}

describe('an event', () => {
  it('reaches every subscriber once when its transaction commits', async () => {
    await inTransaction(db, (tx) => tasks.publish(tx, happened, { number: 1 }));
    await expect.poll(() => [handled.first, handled.second], { interval: 5 }).toEqual([[1], [1]]);
  });

  it('never fires when its transaction is rolled back', async () => {
    await expect(
      inTransaction(db, async (tx) => {
        await tasks.publish(tx, happened, { number: 2 });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    // A later event of the same queues would come after it.
    await inTransaction(db, (tx) => tasks.publish(tx, happened, { number: 3 }));
    await tasks.idle();
    expect(handled.first).not.toContain(2);
    expect(handled.first).toContain(3);
    expect(handled.second).toContain(3);
  });

  it('does not run before the commit', async () => {
    await inTransaction(db, async (tx) => {
      await tasks.publish(tx, happened, { number: 4 });
      await tasks.enqueue(db, plain, { number: 40 });
      await expect.poll(() => handled.plain).toContain(40);
      expect(handled.first).not.toContain(4);
    });
    await tasks.idle();
    expect(handled.first?.filter((number) => number === 4)).toHaveLength(1);
  });

  it('without subscribers is no error', async () => {
    await inTransaction(db, (tx) => tasks.publish(tx, unsubscribed, { number: 1 }));
  });
});

describe('a task', () => {
  it('that fails twice is tried a third time, under the same id', async () => {
    await tasks.enqueue(db, shaky, { number: 7 });
    await tasks.idle();
    expect(handled.shaky).toEqual([7]);
    expect(runs.map((run) => run.attempt)).toEqual([1, 2, 3]);
    expect(new Set(runs.map((run) => run.id)).size).toBe(1);
    expect(await deadLetters(shaky.name)).toBe(0);
  });

  it('that keeps failing is in the dead letter queue and in the log', async () => {
    await tasks.enqueue(db, broken, { number: 8 });
    await tasks.idle();
    expect(handled.broken).toEqual([8, 8]);
    expect(await deadLetters(broken.name)).toBe(1);
    const errors = lines.filter((line) => line.level === 50 && line.task === broken.name);
    expect(errors.map((line) => line.msg)).toEqual(['task failed for good']);
  });

  it('with a permanent error is not tried again', async () => {
    await tasks.enqueue(db, unusable, { number: 9 });
    await tasks.idle();
    expect(handled.unusable).toEqual([9]);
    expect(await deadLetters(unusable.name)).toBe(1);
  });

  it('with a wrong payload is refused where it is enqueued', async () => {
    await expect(tasks.enqueue(db, plain, { number: Number.NaN })).rejects.toThrow();
  });

  it('enqueued a thousand times at once runs a thousand times', async () => {
    await inTransaction(db, async (tx) => {
      for (let number = 0; number < 1000; number += 1) await tasks.enqueue(tx, many, { number });
    });
    await tasks.idle();
    expect(new Set(handled.many).size).toBe(1000);
    expect(handled.many).toHaveLength(1000);
  });

  it('without a handler cannot be enqueued', async () => {
    await expect(
      tasks.enqueue(db, defineTask({ name: 'test.nobody', payload: numbered }), { number: 1 }),
    ).rejects.toThrow('nobody');
  });
});

describe('a task with a key', () => {
  it('is added once while it waits, and takes over the newest payload', async () => {
    const later = new Date(Date.now() + 60_000);
    for (const number of [1, 2, 3])
      await tasks.enqueue(db, keyed, { number }, { singletonKey: 'one', startAfter: later });
    await tasks.enqueue(db, keyed, { number: 4 }, { singletonKey: 'one', startAfter: new Date(0) });
    await tasks.idle();
    expect(handled.keyed).toEqual([4]);
  });

  it('is added once by transactions that run at the same time', async () => {
    handled.keyed = [];
    const later = new Date(Date.now() + 60_000);
    await Promise.all(
      [10, 11, 12, 13].map((number) =>
        inTransaction(db, (tx) => tasks.enqueue(tx, keyed, { number }, { singletonKey: 'two', startAfter: later })),
      ),
    );
    await tasks.enqueue(db, keyed, { number: 14 }, { singletonKey: 'two', startAfter: new Date(0) });
    await tasks.idle();
    expect(handled.keyed).toEqual([14]);
  });

  it('that waits does not run on the state before the last enqueuing transaction commits', async () => {
    handled.keyed = [];
    // Late enough for a slow machine to begin the transaction first.
    const soon = new Date(Date.now() + 2000);
    await tasks.enqueue(db, keyed, { number: 20 }, { singletonKey: 'three', startAfter: soon });
    await inTransaction(db, async (tx) => {
      await tasks.enqueue(tx, keyed, { number: 21 }, { singletonKey: 'three', startAfter: soon });
      // Due in the meantime, while this transaction is open: another task of the queue runs, this one must not.
      await expect.poll(() => Date.now() - soon.getTime()).toBeGreaterThan(100);
      await tasks.enqueue(db, keyed, { number: 30 });
      await expect.poll(() => handled.keyed).toEqual([30]);
    });
    await expect.poll(() => handled.keyed).toEqual([30, 21]);
  });
});

it('follows the schedule of the code in the zone of the product', async () => {
  const { rows } = await db.execute(sql`select name, cron, timezone from pgboss.schedule`);
  expect(rows).toEqual([{ name: 'test.nightly', cron: '0 3 * * *', timezone: 'Europe/Copenhagen' }]);
});

describe('tasks of several people', () => {
  const owned = z.object({ owner: z.number() });

  it('take turns: one task does not wait for all tasks of another person', async () => {
    const turns = defineTask({ name: 'test.turns', payload: owned });
    const order: number[] = [];
    const server = createTasks({ databaseUrl: database.url, log, pollSeconds: 1 });
    server.work(turns, async ({ owner }) => void order.push(owner));
    await server.start();
    await inTransaction(db, async (tx) => {
      for (const owner of [1, 1, 1, 1, 2, 2, 3]) await server.enqueue(tx, turns, { owner }, { owner });
    });
    await server.idle();
    await server.stop();
    expect([order.slice(0, 3).sort(), order.slice(3, 5).sort(), order.slice(5)]).toEqual([
      [1, 2, 3],
      [1, 2],
      [1, 1],
    ]);
  });

  it('do not exceed the number of simultaneous tasks per person', async () => {
    const heavy = defineTask({ name: 'test.heavy', payload: owned, concurrency: 2, perOwner: 1 });
    const begun: number[] = [];
    const gate = Promise.withResolvers<void>();
    const server = createTasks({ databaseUrl: database.url, log, pollSeconds: 1 });
    server.work(heavy, async ({ owner }) => {
      begun.push(owner);
      if (owner === 1) await gate.promise;
    });
    await server.start();
    await inTransaction(db, async (tx) => {
      for (let n = 0; n < 3; n += 1) await server.enqueue(tx, heavy, { owner: 1 }, { owner: 1 });
    });
    await expect.poll(() => begun).toEqual([1]);
    await server.enqueue(db, heavy, { owner: 2 }, { owner: 2 });
    await expect.poll(() => begun).toEqual([1, 2]);
    gate.resolve();
    await server.idle();
    await server.stop();
    expect(begun).toEqual([1, 2, 1, 1]);
  });
});

it('finishes running handlers before it stops, and another server takes over what waits', async () => {
  const slow = defineTask({ name: 'test.slow', payload: numbered });
  const finished: string[] = [];
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const first = createTasks({ databaseUrl: database.url, log, pollSeconds: 1 });
  first.work(slow, async () => {
    begun.resolve();
    await gate.promise;
    finished.push('first');
  });
  await first.start();
  await first.enqueue(db, slow, { number: 1 });
  await begun.promise;
  await first.enqueue(db, slow, { number: 2 });
  const stopped = first.stop();
  gate.resolve();
  await stopped;
  expect(finished).toEqual(['first']);

  const second = createTasks({ databaseUrl: database.url, log, pollSeconds: 1 });
  second.work(slow, async () => void finished.push('second'));
  await second.start();
  await second.idle();
  await second.stop();
  expect(finished).toEqual(['first', 'second']);
});

it('reports the remaining tasks after a timeout', async () => {
  const stuck = defineTask({ name: 'test.stuck', payload: numbered });
  const server = createTasks({ databaseUrl: database.url, log, pollSeconds: 1 });
  const gate = Promise.withResolvers<void>();
  server.work(stuck, () => gate.promise);
  await server.start();
  await server.enqueue(db, stuck, { number: 1 });
  await expect(server.idle(300)).rejects.toThrow('test.stuck');
  gate.resolve();
  await server.stop();
});
