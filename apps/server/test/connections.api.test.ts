import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type WebBuild, writeWebBuild } from './smallest-web-build.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let web: WebBuild;
const most = 12;

beforeAll(async () => {
  web = await writeWebBuild();
  app = await startTestApp({
    env: { MAX_CONNECTIONS: String(most), PUBLIC_URL: 'https://jobblik.example', OUTBOX_PAGE: 'on' },
    webBuild: web.folder,
  });
});
afterAll(async () => {
  await app.close();
  await web.remove();
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
}

/** fetch sends neither TRACE nor another Host. Each request has a connection of its own. */
function ask(method: string, url: string, host?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent: false, ...(host && { headers: { host } }) }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('a method that an address does not have', () => {
  it.each([
    ['TRACE', '/', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
    ['TRACE', '/api/get_latest_jobs', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
    ['PROPFIND', '/', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
    ['DELETE', '/api/get_latest_jobs', 'GET, HEAD'],
    ['GET', '/api/main_login', 'POST'],
  ])('%s %s is answered with 405 and the methods that it has', async (method, path, allow) => {
    const { status, headers } = await ask(method, app.url + path);
    expect([status, headers.allow]).toEqual([405, allow]);
    expect(headers['content-type']).toMatch(/^application\/problem\+json/);
  });

  it('is refused at the port of the sockets as well', async () => {
    const { status, headers } = await ask('TRACE', `${app.socketUrl}/`);
    expect([status, headers.allow]).toEqual([405, 'GET, POST, OPTIONS']);
  });
});

describe('a connection', () => {
  const open: Socket[] = [];
  const opened = (url: string) =>
    new Promise<Socket>((resolve) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () => resolve(socket));
      socket.on('error', () => undefined);
      open.push(socket);
    });
  const ended = (socket: Socket) =>
    new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (chunk: Buffer) => {
        text += chunk;
      });
      socket.on('close', () => resolve(text));
    });
  const addresses = () => [app.url, app.socketUrl];

  it('whose headers do not end is closed, on both ports', async () => {
    const answers = addresses().map(async (url) => {
      const socket = await opened(url);
      socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
      return await ended(socket);
    });
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('beyond the maximum is closed, on both ports, and its place is free again later', async () => {
    for (const url of addresses()) {
      const within = [];
      for (let at = 0; at < most; at += 1) within.push(await opened(url));
      const surplus = await Promise.all([opened(url), opened(url)]);
      await Promise.all(surplus.map(ended));
      expect(within.filter(({ destroyed }) => destroyed)).toEqual([]);
      await Promise.all(
        within.map((socket) => {
          const closed = ended(socket);
          socket.destroy();
          return closed;
        }),
      );
      await expect
        .poll(() =>
          ask('GET', url).then(
            ({ status }) => status,
            () => 0,
          ),
        )
        .toBeGreaterThan(0);
    }
  });

  afterAll(() => {
    for (const socket of open) socket.destroy();
  });
});

describe('the name by which a request arrives', () => {
  const policyFor = async (host: string) =>
    String((await ask('GET', `${app.url}/api/health`, host)).headers['content-security-policy']);

  it.each([
    ['jobblik.example', 'jobblik.example'],
    ['localhost:8080', 'localhost'],
    ['127.0.0.1:8080', '127.0.0.1'],
    ['ond.example:8080', 'jobblik.example'],
    ['192.168.1.20:8080', 'jobblik.example'],
  ])('%s gives the policy the sockets of %s', async (host, name) => {
    const policy = await policyFor(host);
    const sockets = /connect-src ([^;]+)/
      .exec(policy)?.[1]
      ?.split(' ')
      .filter((one) => one.startsWith('wss:'));
    expect(sockets).toEqual([`wss://${name}:0`]);
    expect(policy).not.toMatch(/ond\.example|192\.168/);
  });

  it.each(['', '.json', '/6d7558f9-1ecc-4208-ad4d-e1c7205e6c97', '/6d7558f9-1ecc-4208-ad4d-e1c7205e6c97/html'])(
    'opens the mails of /dev/outbox%s only where it is an own one',
    async (path) => {
      const statusFor = async (host: string) => (await ask('GET', `${app.url}/dev/outbox${path}`, host)).status;
      const found = path.startsWith('/') ? 404 : 200;
      expect(await statusFor('localhost:8080')).toBe(found);
      expect(await statusFor('jobblik.example')).toBe(found);
      expect(await statusFor('ond.example')).toBe(403);
      expect(await statusFor('192.168.1.20:8080')).toBe(403);
    },
  );

  it('over https asks browsers to stay there', async () => {
    const { headers } = await ask('GET', `${app.url}/api/health`);
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d+/);
  });
});

describe('a server in production with a database of its own, on http', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ env: { API_DOCS: 'off' } });
  });
  afterAll(() => server.close());

  it.each(['/api/docs', '/api/docs/', '/api/openapi.json'])('has no %s', async (path) => {
    expect((await ask('GET', server.url + path)).status).toBe(404);
  });

  it('does not ask for https', async () => {
    expect((await ask('GET', `${server.url}/api/health`)).headers['strict-transport-security']).toBeUndefined();
  });
});
