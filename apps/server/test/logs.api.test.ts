import { logout, removeAccount, userDefaultRegister } from '@jobblik/contract/accounts/accounts.api';
import type { AnyCall } from '@jobblik/contract/kernel/call';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeUser } from '../src/accounts/accounts.factory.ts';
import { makeEmployer, makeJob } from '../src/jobs/jobs.factory.ts';
import { createLog } from '../src/platform/log.ts';
import { sampleBody, sampleValues } from './body-samples.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { Callers, callersOf, pathOf } from './walk.ts';

const name = 'Plantine Ansøgersen';
const text = 'Min smagsprøve af en tekst';
const address = 'plantet@example.dk';
const planted = ['Plantine', 'smagspr', 'plantet', encodeURIComponent(text), 'argon2', 'example.dk'];

let app: TestApp;
let callers: Callers;
const lines: string[] = [];

beforeAll(async () => {
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  app = await startTestApp({ env: { TRUST_PROXY: '1' }, log });
  const { db } = app.services;
  const { user, company } = await makeEmployer(db);
  const { id } = await makeJob(db, { userId: user.id, companyId: company.id, title: 'Kok' });
  callers = new Callers(app, { ...sampleValues(), id, job_id: id });
});
afterAll(async () => {
  callers.close();
  await app.close();
});
beforeEach(async () => {
  // Everybody has a session before the database fails.
  for (const caller of ['guest', 'seeker', 'employer', 'admin', 'demo'] as const)
    await callers.send(caller, () => ({ method: 'GET', path: '/api/health' }));
  lines.length = 0;
});

/** The sample with a name, an address or a text in each field that takes any. */
function plant(value: unknown, place = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => plant(one, place));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plant(one, key)]));
  if (typeof value !== 'string') return value;
  if (/^\S+@\S+$/.test(value)) return address;
  if (/name/.test(place)) return name;
  return /\p{L}{3}/u.test(value) && !/^(https?:|[\w-]+$)/.test(value) ? text : value;
}

/** Those that end a session come last. */
function everyCall(): AnyCall[] {
  const last = [removeAccount.path, logout.path] as string[];
  const calls = app.calls.map(({ call }) => call);
  return calls.toSorted((one, other) => last.indexOf(one.path) - last.indexOf(other.path));
}

/** Makes every call as the one it is for. @returns the number of answers with 500 */
async function walk(): Promise<number> {
  let failed = 0;
  for (const call of everyCall()) {
    const { status } = await callers.send(callersOf(call)[0] ?? 'guest', (known) => {
      const ofWords = { keyword: text, token: encodeURIComponent(text), email: address };
      const path = pathOf(call, known, ofWords);
      const query = call.query
        ? `?${new URLSearchParams(plant(sampleBody({ ...call, body: call.query }, { ...known, keyword: text })) as Record<string, string>)}`
        : '';
      const headers = { 'user-agent': text, referer: `https://example.dk/${name}`, cookie: `globals=${name}` };
      return {
        method: call.method,
        path: `${path}${query}`,
        headers: Object.fromEntries(
          Object.entries({ ...headers, 'content-type': 'application/json' }).map(([key, value]) => [
            key,
            encodeURI(value),
          ]),
        ),
        ...(call.method === 'POST' && { body: JSON.stringify(call.body ? plant(sampleBody(call, known)) : {}) }),
      };
    });
    if (status >= 500) failed += 1;
  }
  return failed;
}

function expectNothingPlanted(): void {
  const found = lines.filter((line) => planted.some((one) => line.includes(one)));
  expect(found.slice(0, 3)).toEqual([]);
}

it('hold nothing of what people sent where no statement may read', async () => {
  const { db } = app.services;
  await db.execute(sql`revoke select on all tables in schema public from current_user`);
  await db.execute(sql`grant select on users, sessions to current_user`);
  const failed = await walk();
  await db.execute(sql`grant select on all tables in schema public to current_user`);
  expect(failed).toBeGreaterThan(80);
  expect(lines.filter((line) => line.includes('"code":"42501"')).length).toBeGreaterThanOrEqual(80);
  expectNothingPlanted();
});

it('hold nothing of it where each row that is written comes back in an error', async () => {
  const { db } = app.services;
  await db.execute(sql`
    create function fail_loudly() returns trigger language plpgsql as $$
    begin raise exception 'row %', new using detail = coalesce(new, old)::text, constraint = tg_name; end $$`);
  await db.execute(sql`
    do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'sessions' loop
        execute format('create trigger fail_loudly before insert or update or delete on %I
          for each row execute function fail_loudly()', name);
      end loop; end $$`);
  const failed = await walk();
  await db.execute(sql`drop function fail_loudly() cascade`);
  expect(failed).toBeGreaterThan(20);
  expect(lines.filter((line) => line.includes('"constraint":"fail_loudly"')).length).toBeGreaterThanOrEqual(20);
  expectNothingPlanted();
});

it('hold nothing of a taken address, which is an expected answer', async () => {
  const warnings: Error[] = [];
  const listen = (warning: Error) => warnings.push(warning);
  process.on('warning', listen);
  // Not the address that the walks have registered.
  const taken = `taget.${address}`;
  await makeUser(app.services.db, { email: taken });
  const body = { ...sampleBody(userDefaultRegister, sampleValues()), user_email: taken.toUpperCase() };
  const { status, text: answer } = await callers.send('guest', () => ({
    method: 'POST',
    path: userDefaultRegister.path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }));
  expect([status, JSON.parse(answer)]).toEqual([200, { result: 'error' }]);
  // A warning is emitted in the next turn.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', listen);
  expect([lines, warnings]).toEqual([[], []]);
});
