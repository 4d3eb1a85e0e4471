import { sendSignInLink } from '@jobblik/contract/accounts/accounts.api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningRedis, startRedis } from '../../../../../support/redis.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { limitOf } from './calls.ts';

let redis: RunningRedis;
let servers: TestApp[] = [];
let isStopped = false;

beforeAll(async () => {
  redis = await startRedis();
  const start = () => startTestApp({ env: { TRUST_PROXY: '1', REDIS_URL: redis.url } });
  servers = [await start(), await start()];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  if (!isStopped) await redis.stop();
});

const { max } = limitOf(sendSignInLink);

/** A call of one address at one of the servers. */
async function ask(server: number, address: string) {
  const headers = { 'x-forwarded-for': address };
  const answer = await servers[server]?.send(sendSignInLink, { body: { email: 'nobody@jobblik.test' } }, { headers });
  return { status: answer?.status, left: Number(answer?.headers.get('x-ratelimit-remaining')) };
}

it('counts the calls of an address at all servers together', async () => {
  const seen: number[] = [];
  for (let call = 0; call < max; call += 1) seen.push((await ask(call % 2, '203.0.113.1')).left);
  expect(seen).toEqual(Array.from({ length: max }, (_, call) => max - 1 - call));
  expect([await ask(0, '203.0.113.1'), await ask(1, '203.0.113.1')]).toMatchObject([{ status: 429 }, { status: 429 }]);
  expect((await ask(0, '203.0.113.2')).status).toBe(200);
});

it('counts for itself while nobody else can be asked', async () => {
  await redis.stop();
  isStopped = true;
  for (const server of [0, 1]) {
    for (let call = 0; call < max; call += 1) expect((await ask(server, '203.0.113.3')).status).toBe(200);
    expect((await ask(server, '203.0.113.3')).status).toBe(429);
  }
});
