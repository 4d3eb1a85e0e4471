import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { getUser, logout, mainLogin, removeAccount } from '@jobblik/contract/accounts/accounts.api';
import { applyJob } from '@jobblik/contract/applications/applications.api';
import { saveJob } from '@jobblik/contract/jobs/jobs.api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser, samplePassword, signInAs } from '../src/accounts/accounts.factory.ts';
import type { User } from '../src/accounts/index.ts';
import { makeEmployer, makeJob } from '../src/jobs/jobs.factory.ts';
import { createLog } from '../src/platform/log.ts';
import { mailOutbox } from '../src/platform/mail/mail.tables.ts';
import { sampleBody, sampleValues } from './body-samples.ts';
import { type WebBuild, writeWebBuild } from './smallest-web-build.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { Callers, callersOf, pathOf } from './walk.ts';

let app: TestApp;
let web: WebBuild;
let callers: Callers;
let employer: User;
let jobId = 0;
/** Somebody who has applied to the ad of {@link employer}, for nobody else to see. */
let applicant: User;

beforeAll(async () => {
  web = await writeWebBuild(['assets/root-C0ffee12.js', 'favicon.svg', 'worker.js']);
  app = await startTestApp({ env: { TRUST_PROXY: '1' }, webBuild: web.folder });
  const { db } = app.services;
  const made = await makeEmployer(db, { name: 'Ejgil Arbejdsgiver', company: { name: 'Kajens Køkken' } });
  employer = made.user;
  jobId = (await makeJob(db, { userId: employer.id, companyId: made.company.id, title: 'Kok' })).id;
  applicant = await makeUser(db, { name: 'Ane Ansøgersen', email: 'ane.privat@example.dk', phone: '51627384' });
  await app.call(
    applyJob,
    { body: { job_id: jobId, message: 'Kun for køkkenet' } },
    { token: await signInAs(db, applicant) },
  );
  await app.services.tasks.idle();
  callers = new Callers(app, { ...sampleValues(), company_id: made.company.id, application_id: 1, keyword: '' });
});
afterAll(async () => {
  callers.close();
  await app.close();
  await web.remove();
});

describe('what answers carry', () => {
  it('is never a secret, nor anything private of other people', async () => {
    const { rows } = await app.services.db.execute<{ hash: string }>(
      sql`select password_hash as hash from users where password_hash is not null
        union select token_hash::text from sessions`,
    );
    const secrets = [
      ...new Set(rows.map(({ hash }) => hash)),
      ...[employer.email, applicant.email, applicant.phone, applicant.name, 'Kun for køkkenet'],
    ].filter((secret) => secret !== null && secret !== '') as string[];
    for (const { call } of app.calls) {
      if (call.path === removeAccount.path || call.path === logout.path) continue;
      for (const caller of callersOf(call)) {
        const { status, text } = await callers.send(caller, (known) => {
          // The one ad that all callers ask for, no matter who they are.
          const ids = { ...known, id: jobId, job_id: jobId };
          const body = call.body ? sampleBody(call, ids) : {};
          return {
            method: call.method,
            path: pathOf(call, ids),
            ...(call.method === 'POST' && {
              body: JSON.stringify(body),
              headers: { 'content-type': 'application/json' },
            }),
          };
        });
        const where = `${call.path} as ${caller} (${status})`;
        expect
          .soft(
            secrets.filter((secret) => text.includes(secret)),
            where,
          )
          .toEqual([]);
        expect.soft(text, where).not.toMatch(/password_?hash|token_?hash|argon2|_at_ip/i);
        // A seeker's own CV says when they were born; nobody else sees it.
        if (caller !== 'seeker') expect.soft(text, where).not.toMatch(/birth/i);
      }
    }
  });

  it('is a token only where somebody signs in', async () => {
    const { email } = await makeUser(app.services.db);
    const session = await app.call(mainLogin, { body: { email: email ?? '', password: samplePassword } });
    expect(session.token).toMatch(/^[\w-]{43}$/);
    const { rows } = await app.services.db.execute<{ n: number }>(
      sql`select count(*)::int n from sessions where token_hash::text like ${`%${session.token}%`}`,
    );
    expect(rows[0]?.n).toBe(0);
    const { user } = await app.call(getUser, {}, { token: session.token });
    expect(Object.keys(user).filter((key) => /token|hash/.test(key))).toEqual([]);
  });
});

describe('a session', () => {
  it('is opened by the bearer header alone', async () => {
    const token = await signInAs(app.services.db, await makeUser(app.services.db));
    const globals = encodeURIComponent(JSON.stringify({ token, logged_in: true }));
    for (const headers of [
      { cookie: `globals=${globals}; token=${token}` },
      { 'x-access-token': token },
      { authorization: token },
      { authorization: `Basic ${token}` },
    ] as Record<string, string>[]) {
      expect((await app.raw('GET', '/api/user', { headers })).status).toBe(401);
    }
    expect((await app.raw('GET', `/api/user?token=${token}`)).status).toBe(401);
    expect((await app.raw('GET', '/api/user', { token })).status).toBe(200);
  });

  it('does not lend its person a bound of its own', async () => {
    const { db } = app.services;
    const seeker = await makeUser(db);
    const spend = async (count: number) => {
      const token = await signInAs(db, seeker);
      const statuses = await Promise.all(
        Array.from(
          { length: count },
          async () => (await app.send(saveJob, { body: { job_id: jobId } }, { token })).status,
        ),
      );
      return new Set(statuses);
    };
    expect([...(await spend(600))]).toEqual([200]);
    expect([...(await spend(2))]).toEqual([429]);
  });
});

describe('every answer', () => {
  const places = ['/api/get_latest_jobs', '/api/openapi.json', '/api/unknown', '/dev/outbox', '/nothing/here'];

  it.each(places)('%s forbids sniffing, framing by others and scripts without a nonce', async (path) => {
    const { headers } = await app.raw('GET', path);
    const policy = headers.get('content-security-policy') ?? '';
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
    expect(scripts).toMatch(/^'self' 'nonce-[\w+/]{22}=='$/);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    const allowed = (headers.get('permissions-policy') ?? '').split(', ').filter((one) => !one.endsWith('=()'));
    expect(allowed).toEqual(
      [
        'camera',
        'microphone',
        'display-capture',
        'autoplay',
        'fullscreen',
        'picture-in-picture',
        'clipboard-write',
        'publickey-credentials-create',
        'publickey-credentials-get',
      ].map((name) => `${name}=(self)`),
    );
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
  });

  it('has a nonce of its own', async () => {
    const nonces = await Promise.all(
      Array.from(
        { length: 5 },
        async () =>
          /nonce-([^']+)/.exec((await app.raw('GET', '/dev/outbox')).headers.get('content-security-policy') ?? '')?.[1],
      ),
    );
    expect(new Set(nonces).size).toBe(5);
  });

  it('is kept by no cache unless it is for everybody', async () => {
    const token = await signInAs(app.services.db, await makeUser(app.services.db));
    const { headers } = await app.raw('GET', '/api/user', { token });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['/assets/root-C0ffee12.js', 'public, max-age=31536000, immutable'],
    ['/favicon.svg', 'public, max-age=3600'],
    ['/sw.js', 'no-cache'],
  ])('is kept by browsers as long as its file cannot change: %s is %s', async (path, caching) => {
    const { status, headers } = await app.raw('GET', path);
    expect([status, headers.get('cache-control')]).toEqual([200, caching]);
  });

  it('is readable by no page of another site', async () => {
    const origin = 'https://ond.example';
    const token = await signInAs(app.services.db, await makeUser(app.services.db));
    for (const [method, path] of [
      ['GET', '/api/user'],
      ['GET', '/api/get_latest_jobs'],
      ['OPTIONS', '/api/main_login'],
      ['OPTIONS', '/api/uploads'],
      ['GET', '/dev/outbox.json'],
    ] as const) {
      const { headers } = await app.raw(method, path, {
        token,
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
      });
      const granted = [...headers.keys()].filter((name) => name.startsWith('access-control-allow'));
      expect.soft(granted, `${method} ${path}`).toEqual([]);
    }
  });
});

describe('the documentation', () => {
  it('is served for programs and for people', async () => {
    const document = (await (await app.raw('GET', '/api/openapi.json')).json()) as { openapi: string; paths: object };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths).length).toBeGreaterThanOrEqual(50);
    expect(document.paths).toHaveProperty([
      '/api/view_documents/{token}',
      'get',
      'responses',
      '200',
      'content',
      'text/html',
    ]);
    const page = await app.raw('GET', '/api/docs');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  });

  it('describes nothing of the database', async () => {
    const text = await (await app.raw('GET', '/api/openapi.json')).text();
    expect(text).not.toMatch(/password_?hash|token_?hash|sha256/i);
  });
});

describe('a server that sends its mails and knows of no proxy', () => {
  let server: TestApp;
  const lines: string[] = [];
  beforeAll(async () => {
    server = await startTestApp({
      env: { LISTEN_HOST: '127.0.0.2', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'post@jobblik.test' },
      log: createLog('trace', { write: (line) => void lines.push(line) }),
    });
  });
  afterAll(() => server.close());

  it('has no page of mails', async () => {
    const texts = { sender: 'a@b.test', recipient: 'a@b.test', subject: 'Nyt kodeord', html: 'x', text: 'x' };
    const mail = { id: randomUUID(), messageId: randomUUID(), ...texts, headers: {}, attachments: [] };
    await server.services.db.insert(mailOutbox).values(mail);
    for (const path of ['', '.json', `/${mail.id}`, `/${mail.id}/html`, `/${mail.id}/attachments/0`])
      expect.soft((await server.raw('GET', `/dev/outbox${path}`)).status, path).toBe(404);
  });

  it('answers at LISTEN_HOST and at no other address of the machine, on both ports', async () => {
    const answerOf = (host: string, port: string) =>
      new Promise<string>((resolve) => {
        const socket = connect({ host, port: Number(port) }, () => resolve('connected'));
        socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
        socket.on('connect', () => socket.end());
      });
    for (const { port } of [new URL(server.url), new URL(server.socketUrl)]) {
      expect(await answerOf('127.0.0.2', port)).toBe('connected');
      // Not 127.0.0.1, where another program may have the same port.
      expect(await answerOf('127.0.0.3', port)).toBe('ECONNREFUSED');
    }
  });

  it('counts visitors by their connection, whatever they write into X-Forwarded-For', async () => {
    const left = [];
    for (const address of ['203.0.113.1', '203.0.113.2']) {
      const { headers } = await server.raw('GET', '/api/get_latest_jobs', { headers: { 'x-forwarded-for': address } });
      left.push(Number(headers.get('x-ratelimit-remaining')));
    }
    expect(left[1]).toBe((left[0] ?? 0) - 1);
  });

  it('logs neither bearer tokens nor cookies, when it fails or refuses', async () => {
    const { db } = server.services;
    const token = await signInAs(db, await makeUser(db));
    const cookie = `globals=${encodeURIComponent(JSON.stringify({ token, secret: 'smagsprøve' }))}`;
    const ask = async (given: string) =>
      (await server.raw('GET', '/api/user', { token: given, headers: { cookie } })).status;
    lines.length = 0;
    await db.execute(sql`alter table sessions rename to sessions_away`);
    expect(await ask(token)).toBe(500);
    await db.execute(sql`alter table sessions_away rename to sessions`);
    expect(lines.join()).toContain('call failed');
    expect(await ask(`${token}x`)).toBe(401);
    expect(lines.filter((line) => [token, 'globals', 'smagspr'].some((secret) => line.includes(secret)))).toEqual([]);
  });
});
