import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { z } from 'zod';
import { productZone } from '../clock.ts';
import type { Database, Transaction } from '../db/db.ts';
import { describeError } from '../describe-error.ts';
import { type EnqueueOptions, NonRetryableError, type TaskDefinition, type TaskHandler, type Tasks } from './tasks.ts';

/** The queue of tasks that failed in every attempt; stored for an operator to inspect and retry. */
export const deadLetterQueue = 'dead-letter';

export interface TasksOptions {
  databaseUrl: string;
  log: Logger;
  /**
   * Seconds between two checks for retries and deferred work, which have no notification; default 5. The commit announces new work
   * (LISTEN/NOTIFY), which starts at once.
   */
  pollSeconds?: number;
}

interface Registration {
  task: TaskDefinition;
  handler: TaskHandler<z.ZodType>;
}

/** Tasks on pg-boss, in the schema `pgboss` of the product's own database. */
export function createTasks({ databaseUrl, log, pollSeconds = 5 }: TasksOptions): Tasks {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'jobblik-tasks',
    max: 6,
    useListenNotify: true,
    // A killed process leaves running tasks; this is the interval of the search for them (see heartbeatSeconds).
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  });
  boss.on('error', (error) => log.error({ err: error }, 'task queue'));
  // Its data can be parts of a task.
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'task queue'));

  const registrations = new Map<string, Registration>();
  const subscribers = new Map<string, TaskDefinition[]>();
  let started = false;

  function register<S extends z.ZodType>(task: TaskDefinition<S>, handler: TaskHandler<S>): void {
    if (started) throw new Error(`${task.name}: handlers are registered before the start`);
    if (registrations.has(task.name)) throw new Error(`${task.name} has a handler already`);
    registrations.set(task.name, {
      task,
      handler: (payload, run) => handler(payload as z.output<S>, run),
    });
  }

  async function send(
    tx: Transaction | Database,
    task: TaskDefinition,
    payload: unknown,
    options: EnqueueOptions,
  ): Promise<void> {
    if (!started) throw new Error(`${task.name}: tasks have not been started`);
    if (!registrations.has(task.name)) throw new Error(`nobody works on the task ${task.name}`);
    // Parsed in its stored form: a value that JSON loses (a Date, a Map) is detected here and not in the handler.
    const data = z.record(z.string(), z.unknown()).parse(JSON.parse(JSON.stringify(payload)));
    task.payload.parse(data);
    const db = fromDrizzle(tx, sql);
    const { startAfter, singletonKey, owner } = options;
    const turn = { db, ...(startAfter && { startAfter }), ...(owner !== undefined && (await turnOf(tx, task, owner))) };
    // Editing the waiting task (rather than leaving it unchanged) locks it until this transaction ends, so a worker cannot run it
    // on the state before the commit.
    if (singletonKey) await boss.upsert(task.name, data, { ...turn, singletonKey });
    else await boss.send(task.name, data, { ...turn, singletonKey: randomUUID() });
  }

  async function run({ task, handler }: Registration, job: JobWithMetadata): Promise<JobResult> {
    const about = { task: task.name, id: job.id, attempt: job.retryCount + 1 };
    const payload = task.payload.safeParse(job.data);
    if (!payload.success) {
      log.error({ ...about, err: payload.error }, 'task with a payload that its schema refuses');
      return { id: job.id, status: 'deadletter', output: describeError(payload.error) };
    }
    try {
      await handler(payload.data, { id: job.id, attempt: about.attempt, signal: job.signal });
      return { id: job.id, status: 'completed' };
    } catch (error) {
      const last = error instanceof NonRetryableError || job.retryCount >= job.retryLimit;
      if (last) log.error({ ...about, err: error }, 'task failed for good');
      else log.warn({ ...about, err: error }, 'task failed, will be tried again');
      return {
        id: job.id,
        status: error instanceof NonRetryableError ? 'deadletter' : 'failed',
        output: describeError(error),
      };
    }
  }

  async function beginWorking(registration: Registration): Promise<void> {
    const { task } = registration;
    for (let worker = 0; worker < (task.concurrency ?? 1); worker += 1) {
      const id: string = await boss.work<object, unknown, { includeMetadata: true; perJobResults: true }>(
        task.name,
        {
          includeMetadata: true,
          perJobResults: true,
          ...polling(pollSeconds),
          ...(task.perOwner !== undefined && { localGroupConcurrency: task.perOwner }),
        },
        async ([job]) => {
          if (!job) return [];
          const outcome = await run(registration, job);
          // One notification can represent many tasks of one transaction: check again until none is left.
          boss.notifyWorker(id);
          return [outcome];
        },
      );
    }
  }

  return {
    work: register,
    subscribe(event, subscriber, handler) {
      const task: TaskDefinition = { name: `${event.name}/${subscriber}`, payload: event.payload };
      register({ ...task, payload: event.payload }, handler);
      subscribers.set(event.name, [...(subscribers.get(event.name) ?? []), task]);
    },
    enqueue: (tx, task, payload, options = {}) => send(tx, task, payload, options),
    async publish(tx, event, payload) {
      for (const task of subscribers.get(event.name) ?? []) await send(tx, task, payload, {});
    },
    async start() {
      await boss.start();
      const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      if (!existing.has(deadLetterQueue)) await boss.createQueue(deadLetterQueue, { retentionSeconds: 60 * day });
      for (const { task } of registrations.values()) {
        const options = queueOptions(task);
        const stored = existing.get(task.name);
        if (!stored) await boss.createQueue(task.name, { ...options, policy: 'short' });
        else if (!hasOptions(stored, options)) await boss.updateQueue(task.name, options);
      }
      started = true;
      for (const registration of registrations.values()) await beginWorking(registration);
      await schedule(
        boss,
        [...registrations.values()].map(({ task }) => task),
      );
    },
    async stop() {
      // Before any await: pg-boss closes its listener first and would accept one more task in the meantime.
      await Promise.all([...registrations.keys()].map((name) => boss.offWork(name, { wait: false })));
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
    async idle(timeoutMs = 180_000) {
      const end = Date.now() + timeoutMs;
      for (;;) {
        const left = await unfinished(boss, [...registrations.keys()]);
        if (left.length === 0) return;
        if (Date.now() > end) throw new Error(`tasks are still at work: ${left.join(', ')}`);
        await pause(15);
      }
    },
  };
}

/** The place of a person's task in the order: each waiting task of the person moves it behind one more round of the others. */
async function turnOf(tx: Transaction | Database, task: TaskDefinition, owner: number) {
  const group = { id: String(owner) };
  const { rows } = await tx.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from pgboss.job
        where name = ${task.name} and group_id = ${group.id} and state < 'active'`,
  );
  return { group, priority: -(rows[0]?.waiting ?? 0) };
}

const day = 24 * 60 * 60;

function polling(seconds: number) {
  return { pollingIntervalSeconds: Math.min(seconds, 1), notifyPollingIntervalSeconds: Math.max(seconds, 1) };
}

function queueOptions(task: TaskDefinition) {
  return {
    retryLimit: task.retries ?? 5,
    retryDelay: task.retryDelay ?? 2,
    retryBackoff: true,
    retryDelayMax: 60 * 60,
    expireInSeconds: task.timeout ?? 15 * 60,
    heartbeatSeconds: 30,
    deleteAfterSeconds: 7 * day,
    deadLetter: deadLetterQueue,
    notify: true,
  };
}

/** Whether a stored queue has these options already: most starts change none of about eighty queues. */
function hasOptions(stored: object, options: ReturnType<typeof queueOptions>): boolean {
  const values = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(options).every(([name, value]) => values.get(name) === value);
}

/** Makes the stored schedule equal to that of the code. Runs missed while the server was down happen once afterwards. */
async function schedule(boss: PgBoss, tasks: TaskDefinition[]): Promise<void> {
  const scheduled = new Set(tasks.filter((task) => task.cron).map((task) => task.name));
  for (const { name, key } of await boss.getSchedules()) {
    if (!scheduled.has(name)) await boss.unschedule(name, key);
  }
  for (const { name, cron } of tasks) {
    if (cron) await boss.schedule(name, cron, {}, { tz: productZone, missed: 'once' });
  }
}

const unfinishedRow = z.object({ name: z.string(), state: z.string(), count: z.number() });

async function unfinished(boss: PgBoss, names: string[]): Promise<string[]> {
  const { rows } = await boss.getDb().executeSql(
    `select name, state::text as state, count(*)::int as count from pgboss.job
     where name = any($1) and (state in ('active', 'retry') or (state = 'created' and start_after <= now()))
     group by name, state`,
    [names],
  );
  return z
    .array(unfinishedRow)
    .parse(rows)
    .map(({ name, state, count }) => `${name} (${count} ${state})`);
}
