import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { getUserCheck, mainLogin, updateProfile } from '@jobblik/contract/accounts/accounts.api';
import type { AnyCall } from '@jobblik/contract/kernel/call';
import { resumable } from '@jobblik/contract/kernel/uploads.rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser, signInAs } from '../src/accounts/accounts.factory.ts';
import { makeOperator } from '../src/admin/operators/operators.factory.ts';
import { limitOf } from '../src/platform/http/calls.ts';
import { type WebBuild, writeWebBuild } from './smallest-web-build.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { callersOf } from './walk.ts';

/** Bodies have to keep a pace that a test can fall behind in no time. */
const pace = { bytesPerSecond: 2000, patienceSeconds: 0.6 };
let web: WebBuild;
let app: TestApp;
let addresses = 0;

beforeAll(async () => {
  web = await writeWebBuild();
  app = await startTestApp({ env: { TRUST_PROXY: '1' }, pace, webBuild: web.folder });
});
afterAll(async () => {
  await app.close();
  await web.remove();
});

/** The header of a visitor whom nobody has counted yet. */
function newcomer(): { 'x-forwarded-for': string } {
  addresses += 1;
  return { 'x-forwarded-for': `203.0.${addresses >> 8}.${addresses & 255}` };
}

/** An empty call of somebody new: limits count before the input is read. */
async function firstAnswer(call: AnyCall): Promise<Response> {
  const [caller] = callersOf(call);
  const { db } = app.services;
  const token =
    caller === undefined || caller === 'guest' || caller === 'demo'
      ? undefined
      : await signInAs(db, caller === 'admin' ? await makeOperator(db) : await makeUser(db, { role: caller }));
  const path = call.path.replaceAll(/:\w+/g, '1');
  const body = call.method === 'POST' ? { body: '{}' } : {};
  return await app.raw(call.method, path, {
    token,
    ...body,
    headers: { ...newcomer(), ...(call.method === 'POST' && { 'content-type': 'application/json' }) },
  });
}

const nameOf = ({ method, path }: AnyCall) => `${method} ${path}`;
const calls = () => app.calls.map(({ call }) => call);

describe('the limit of every call', () => {
  it('is the declared one, and counts', async () => {
    for (const call of calls()) {
      const { headers } = await firstAnswer(call);
      const { max, seconds } = limitOf(call);
      expect.soft(headers.get('x-ratelimit-limit'), nameOf(call)).toBe(`${max}`);
      expect.soft(headers.get('x-ratelimit-remaining'), nameOf(call)).toBe(`${max - 1}`);
      expect.soft(Number(headers.get('x-ratelimit-reset')), nameOf(call)).toBeGreaterThan(seconds - 5);
      expect.soft(Number(headers.get('x-ratelimit-reset')), nameOf(call)).toBeLessThanOrEqual(seconds);
    }
  });

  it('is declared where files come along', () => {
    expect(
      calls()
        .filter(({ files, limit }) => files && !limit)
        .map(nameOf),
    ).toEqual([]);
  });

  it('is declared where guests may write', () => {
    const open = calls().filter(({ access, method, limit }) => access === 'guest' && method === 'POST' && !limit);
    expect(open.map(nameOf)).toEqual([]);
  });

  it.each([
    ['signing in', mainLogin],
    ['asking who has an account', getUserCheck],
  ])('stops %s, whatever stands before the address of the proxy', async (_what, call) => {
    const { max } = limitOf(call);
    // A body that is refused counts too, and reaches neither a password nor the bounds of accounts.
    const attempt = async (headers: Record<string, string>) =>
      await app.raw('POST', call.path, { body: '{}', headers: { ...headers, 'content-type': 'application/json' } });
    const own = newcomer()['x-forwarded-for'];
    for (let made = 0; made < max; made += 1) {
      expect((await attempt({ 'x-forwarded-for': `198.51.100.${made % 250}, ${own}` })).status).not.toBe(429);
    }
    const refused = await attempt({ 'x-forwarded-for': `198.51.100.251, ${own}` });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
    expect((await attempt(newcomer())).status).not.toBe(429);
  });
});

describe('what is no call', () => {
  it.each([
    ['GET', '/api/health', 1200],
    ['GET', '/api/openapi.json', 1200],
    ['GET', '/robots.txt', 1200],
    ['GET', '/sitemap.xml', 1200],
    ['GET', '/dev/outbox', 1200],
    ['GET', '/home', 1200],
    ['GET', '/dev/outbox.json', 1200],
    ['GET', '/files/1', 3000],
    ['GET', '/api/view_documents/1', 120],
  ])('%s %s has a limit for each address', async (method, path, max) => {
    const { headers } = await app.raw(method, path, { headers: newcomer() });
    expect(headers.get('x-ratelimit-limit')).toBe(`${max}`);
  });

  it('shows people a Danish page and programs a problem', async () => {
    const visitor = newcomer();
    const open = (accept: string) => app.raw('GET', '/home', { headers: { ...visitor, accept } });
    for (let opened = 0; opened < 1200; opened += 100)
      await Promise.all(Array.from({ length: 100 }, () => open('*/*')));
    const page = await open('text/html,*/*;q=0.8');
    expect(page.status).toBe(429);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await page.text()).toContain('Vent et øjeblik, og prøv igen.');
    expect(await (await open('*/*')).json()).toMatchObject({ code: 'too_many_requests', status: 429 });
  });

  it('counts uploads by person', async () => {
    const { db } = app.services;
    const token = await signInAs(db, await makeUser(db));
    const begin = () => app.raw('POST', resumable.path, { token, headers: newcomer() });
    expect((await begin()).headers.get('x-ratelimit-remaining')).toBe('239');
    expect((await begin()).headers.get('x-ratelimit-remaining')).toBe('238');
    const piece = await app.raw('HEAD', `${resumable.path}/${crypto.randomUUID()}`, { token });
    expect(piece.headers.get('x-ratelimit-limit')).toBe('1200');
  });
});

/** Sends a head and then pieces of a body, one every 100 ms, until all are gone or the server has had enough. */
async function sendSlowly(head: string, pieces: readonly (string | Buffer)[]): Promise<string> {
  const socket: Socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  let answer = '';
  let gone = false;
  socket.on('data', (data: Buffer) => {
    answer += data.toString();
  });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.once('close', () => {
    gone = true;
  });
  // The server may cut the connection while a piece is on its way.
  socket.on('error', () => undefined);
  socket.write(`${head}host: localhost\r\nconnection: close\r\n\r\n`);
  for (const piece of pieces) {
    if (gone) break;
    socket.write(piece);
    await delay(100);
  }
  await closed;
  return answer;
}

describe('a body that hardly moves', () => {
  const trickle = Array.from({ length: 100 }, () => ' ');

  it.each([
    ['JSON', getUserCheck, 'application/json'],
    ['a form', updateProfile, 'multipart/form-data; boundary=b'],
  ])('is cut: %s', async (_what, { path }, type) => {
    const token = await signInAs(app.services.db, await makeUser(app.services.db));
    const head = `POST ${path} HTTP/1.1\r\nauthorization: Bearer ${token}\r\ncontent-type: ${type}\r\n`;
    const answer = await sendSlowly(`${head}content-length: 9000\r\n`, trickle);
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain('application/problem+json');
  });

  it('is cut in an upload, which goes on from there; one that is slow but moves is taken', async () => {
    const { db } = app.services;
    const token = await signInAs(db, await makeUser(db));
    const size = 12_000;
    const metadata = `kind ${Buffer.from('document').toString('base64')},filename ${Buffer.from('cv.pdf').toString('base64')}`;
    const begun = await app.raw('POST', resumable.path, {
      token,
      headers: { 'tus-resumable': '1.0.0', 'upload-length': `${size}`, 'upload-metadata': metadata },
    });
    expect(begun.status).toBe(201);
    const path = new URL(begun.headers.get('location') ?? '', app.url).pathname;
    const headOf = (offset: number, length: number) =>
      `PATCH ${path} HTTP/1.1\r\nauthorization: Bearer ${token}\r\ntus-resumable: 1.0.0\r\nupload-offset: ${offset}\r\n` +
      `content-type: application/offset+octet-stream\r\ncontent-length: ${length}\r\n`;
    const offset = async () =>
      Number(
        (await app.raw('HEAD', path, { token, headers: { 'tus-resumable': '1.0.0' } })).headers.get('upload-offset'),
      );

    expect(await sendSlowly(headOf(0, size), [Buffer.alloc(1000), ...trickle])).toMatch(/^(HTTP\/1.1 408 |$)/);
    const at = await offset();
    expect(at).toBeGreaterThanOrEqual(1000);
    expect(at).toBeLessThan(1100);

    const pieces = Array.from({ length: 14 }, () => Buffer.alloc(400));
    const answer = await sendSlowly(headOf(at, 14 * 400), pieces);
    expect(answer).toMatch(/^HTTP\/1.1 204 /);
    expect(await offset()).toBe(at + 14 * 400);
  });
});
