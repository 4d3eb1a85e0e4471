import { reportBrowserError } from '@jobblik/contract/browser-errors/browser-errors.api';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp, testClock } from '../../test/test-app.ts';
import { makeUser, signInAs } from '../accounts/accounts.factory.ts';
import { createLog } from '../platform/log.ts';

const clock = testClock();
let app: TestApp;
let lines: string[] = [];

beforeAll(async () => {
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  app = await startTestApp({ env: { TRUST_PROXY: '1' }, clock, log });
});
afterAll(() => app.close());
beforeEach(() => {
  lines = [];
  clock.minutesLater(2);
});

const error = {
  kind: 'render' as const,
  route: 'applications/inbox/inbox.page',
  type: 'TypeError',
  message: "Cannot read properties of undefined (reading 'Karen Holm')",
  stack: 'TypeError: x\n    at Inbox (https://jobblik.test/assets/inbox-Bx1.js?q=karen@example.dk:12:345)',
};
let addresses = 0;
const somebody = () => {
  addresses += 1;
  return { headers: { 'x-forwarded-for': `203.0.113.${addresses}` } };
};
const written = () =>
  lines.map((line) => z.object({ browser: z.record(z.string(), z.unknown()) }).parse(JSON.parse(line)));

it('an error of a page is one line of the log: where and what, and nothing that anybody typed', async () => {
  expect(await app.call(reportBrowserError, { body: error }, somebody())).toEqual({ result: 'success' });
  expect(written().map(({ browser }) => browser)).toEqual([
    {
      kind: 'render',
      route: 'applications/inbox/inbox.page',
      type: 'TypeError',
      message: 'Cannot read properties of undefined (reading …',
      stack: 'Inbox inbox-Bx1.js:12:345',
      role: 'guest',
    },
  ]);
  expect(lines.join()).not.toMatch(/karen/i);
});

it('of who met it the line has the role alone', async () => {
  const seeker = await makeUser(app.services.db, { role: 'seeker' });
  const token = await signInAs(app.services.db, seeker);
  await app.call(reportBrowserError, { body: error }, { token });
  expect(written()[0]?.browser.role).toBe('seeker');
});

it('a kind that does not exist is refused', async () => {
  const answer = await app.refused(reportBrowserError, { body: { ...error, kind: 'x' as never } }, somebody());
  expect(answer).toMatchObject({ status: 400, code: 'invalid_input' });
  expect(lines).toEqual([]);
});

it('one address is refused after twenty, and another one is still heard', async () => {
  const one = somebody();
  const statuses = new Set<number>();
  for (let at = 0; at < 20; at += 1) statuses.add((await app.send(reportBrowserError, { body: error }, one)).status);
  expect([...statuses]).toEqual([200]);
  expect((await app.send(reportBrowserError, { body: error }, one)).status).toBe(429);
  expect((await app.send(reportBrowserError, { body: error }, somebody())).status).toBe(200);
  expect(lines).toHaveLength(21);
});

it('many addresses together write thirty lines a minute, and the next minute says how many were left out', async () => {
  for (let at = 0; at < 40; at += 1) await app.call(reportBrowserError, { body: error }, somebody());
  expect(lines).toHaveLength(30);
  clock.minutesLater(1);
  await app.call(reportBrowserError, { body: error }, somebody());
  expect(written().at(-1)?.browser.leftOut).toBe(10);
});
