import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyCall, CallAnswer, CallInput } from '@jobblik/contract/kernel/call';
import { type ProblemBody, problemBody } from '@jobblik/contract/kernel/problem.schema';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type App, createApp } from '../src/app.ts';
import type { Clock } from '../src/platform/clock.ts';
import { readSettings } from '../src/platform/env.ts';
import type { BodyPace } from '../src/platform/http/body-pace.ts';
import { createLog } from '../src/platform/log.ts';
import { mailOutbox } from '../src/platform/mail/mail.tables.ts';
import type { Services } from '../src/platform/services.ts';
import { createTestDatabase } from './test-database.ts';

/** A clock that stands where a test puts it. */
export interface TestClock extends Clock {
  set(now: Date): void;
  minutesLater(minutes: number): void;
}

/** A clock that is fixed at an instant, the present one unless given. */
export function testClock(start: Date = new Date()): TestClock {
  let now = start;
  return {
    now: () => now,
    set: (instant) => {
      now = instant;
    },
    minutesLater: (minutes) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
  };
}

/**
 * A clock ahead of real time, by which tasks run: what is due in a moment waits for as long as a test needs, also on a slow machine.
 * `reset` puts it back to its start; call it after each test that moves it.
 */
export function clockAhead(): TestClock & { start: Date; reset(): void } {
  const start = new Date(Date.now() + 600_000);
  const clock = testClock(start);
  return { ...clock, start, reset: () => clock.set(start) };
}

const outbox = z.array(
  z.object({
    to: z.string(),
    replyTo: z.string().nullable(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    headers: z.record(z.string(), z.string()),
    attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), url: z.string() })),
  }),
);
export type TestMail = z.infer<typeof outbox>[number];

/** A file that a test sends in a multipart body. */
export interface TestFile {
  name: string;
  content: Buffer | string;
  type?: string;
}

type RequestBody = string | FormData | Buffer<ArrayBuffer>;

export interface Sent {
  token?: string | undefined;
  files?: Record<string, TestFile>;
  headers?: Record<string, string>;
}

export interface TestApp extends App {
  /** Where the server listens. */
  url: string;
  socketUrl: string;
  /** Makes a call over HTTP and returns the raw answer. */
  send<C extends AnyCall>(call: C, input: CallInput<C>, options?: Sent): Promise<Response>;
  /** Makes a call that must succeed. @throws Error with the problem when it does not */
  call<C extends AnyCall>(call: C, input: CallInput<C>, options?: Sent): Promise<CallAnswer<C>>;
  /** Makes a call that must be refused, and returns its status and problem. */
  refused<C extends AnyCall>(call: C, input: CallInput<C>, options?: Sent): Promise<ProblemBody>;
  /** Mails to an address, the newest first, after all waiting tasks have run; none to nobody. */
  mailsTo(email: string | null): Promise<TestMail[]>;
  /** Sends anything, for bad input that no typed call would send. */
  raw(
    method: string,
    path: string,
    init?: { token?: string | undefined; body?: RequestBody; headers?: Record<string, string> },
  ): Promise<Response>;
}

/** The whole product on free ports over a database and a data folder of its own. Close it in `afterAll`. */
export async function startTestApp(
  options: {
    clock?: Clock;
    env?: Record<string, string>;
    prepare?: (databaseUrl: string) => Promise<void>;
    /** Gives the product another way to its database. */
    through?: (databaseUrl: string) => Promise<string>;
    /** For subscribing to events before the tasks start. */
    beforeStart?: (services: Services) => void;
    pace?: BodyPace;
    /** Folder of a built web app. */
    webBuild?: string;
    /** For looking at what is logged. */
    log?: Logger;
  } = {},
): Promise<TestApp> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'jobblik-app-'));
  await options.prepare?.(database.url);
  const env = readSettings({
    NODE_ENV: 'test',
    PORT: '0',
    SOCKET_PORT: '0',
    LISTEN_HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
    ...options.env,
  });
  const undeclared = new Set<string>();
  const app = await createApp({
    env,
    databaseUrl: (await options.through?.(database.url)) ?? database.url,
    log: options.log ?? createLog(env.LOG_LEVEL),
    onUndeclared: ({ method, path }, { code }) => undeclared.add(`${method} ${path}: ${code}`),
    ...(options.clock && { clock: options.clock }),
    ...(options.pace && { pace: options.pace }),
    ...(options.webBuild && { web: { build: options.webBuild } }),
  });
  options.beforeStart?.(app.services);
  const ports = await app.listen();
  const url = `http://${env.LISTEN_HOST}:${ports.port}`;

  const raw: TestApp['raw'] = (method, path, init = {}) =>
    fetch(url + path, {
      method,
      headers: { ...(init.token && { authorization: `Bearer ${init.token}` }), ...init.headers },
      ...(init.body !== undefined && { body: init.body }),
      redirect: 'manual',
    });
  const send: TestApp['send'] = (call, input, sent = {}) => {
    const { body, headers } = bodyOf(call, (input as { body?: unknown }).body, sent.files);
    return raw(call.method, pathOf(call, input as object), {
      token: sent.token,
      headers: { ...headers, ...sent.headers },
      ...(body !== undefined && { body }),
    });
  };
  return {
    ...app,
    url,
    socketUrl: `http://${env.LISTEN_HOST}:${ports.socketPort}`,
    raw,
    send,
    async call(call, input, sent) {
      const response = await send(call, input, sent);
      if (!response.ok) throw new Error(`${call.path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as CallAnswer<typeof call>;
    },
    async refused(call, input, sent) {
      const response = await send(call, input, sent);
      if (response.ok) throw new Error(`${call.path} was not refused: ${await response.text()}`);
      return problemBody.parse(await response.json());
    },
    async mailsTo(email) {
      await app.services.tasks.idle();
      return outbox.parse(await (await raw('GET', `/dev/outbox.json?to=${encodeURIComponent(email ?? '')}`)).json());
    },
    async close() {
      // A test that cuts the way to the database may have left it cut.
      const unclear = options.through ? [] : await timesWithoutZone(app.services);
      await app.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
      if (undeclared.size > 0)
        throw new Error(`Refusals that the calls do not declare in \`problems\`: ${[...undeclared].join(', ')}`);
      if (unclear.length > 0) throw new Error(`Mails with a time that does not name its zone: ${unclear.join(' | ')}`);
    },
  };
}

/** The sentences of all mails so far that name a clock time and not whose it is: a mail is read in every zone. */
async function timesWithoutZone({ db }: Services): Promise<string[]> {
  const mails = await db.select({ text: mailOutbox.text }).from(mailOutbox);
  return mails.flatMap(({ text }) => {
    const times = text
      .replaceAll(/\s+/g, ' ')
      .matchAll(/\b(?:kl\.|at) \d\d[.:]\d\d(?:–\d\d[.:]\d\d)?(?<after>.{0,12})/g);
    return [...times]
      .filter(({ groups }) => !/^ (?:dansk tid|Danish time)/.test(groups?.after ?? ''))
      .map(([part]) => part);
  });
}

function pathOf(call: AnyCall, input: object): string {
  const { params = {}, query = {} } = input as { params?: Record<string, unknown>; query?: Record<string, string> };
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}

function bodyOf(
  call: AnyCall,
  body: unknown,
  files: Record<string, TestFile> = {},
): { body?: RequestBody; headers?: Record<string, string> } {
  if (call.method === 'GET') return {};
  if (!call.files) return { body: JSON.stringify(body ?? {}), headers: { 'content-type': 'application/json' } };
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  for (const [name, file] of Object.entries(files)) {
    form.append(
      name,
      new Blob([new Uint8Array(Buffer.from(file.content))], { type: file.type ?? 'application/octet-stream' }),
      file.name,
    );
  }
  return { body: form };
}
