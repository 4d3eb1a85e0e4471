import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { uploadPhotoDashboard } from '@jobblik/contract/cv/cv-pages.api';
import { problemBody } from '@jobblik/contract/kernel/problem.schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser, signInAs } from '../src/accounts/accounts.factory.ts';
import { picture } from '../src/platform/files/files.factory.ts';
import { files } from '../src/platform/files/files.tables.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;

/** A port on which nobody listens. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

beforeAll(async () => {
  app = await startTestApp({
    env: {
      S3_BUCKET: 'jobblik',
      S3_ENDPOINT: `http://127.0.0.1:${await closedPort()}`,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
  });
});
afterAll(() => app.close());

it('a storage that is away answers 503 with the time to try again, and nothing stays half-written', async () => {
  const user = await makeUser(app.services.db);
  const token = await signInAs(app.services.db, user);
  const photo = { name: 'mig.png', content: await picture('png') };
  const answer = await app.send(uploadPhotoDashboard, {}, { token, files: { upload_photo_file: photo } });
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(problemBody.parse(await answer.json()).code).toBe('unavailable');
  expect(await app.services.db.select().from(files).where(eq(files.userId, user.id))).toEqual([]);
});
