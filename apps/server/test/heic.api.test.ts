import { acceptsPictures } from '@jobblik/contract/kernel/uploads.rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testLimit } from '../../../support/test-limits.ts';
import { heicFile } from '../src/platform/files/files.factory.ts';
import { sampleValues } from './body-samples.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { Callers, callersOf, pathOf } from './walk.ts';

let app: TestApp;
let callers: Callers;

beforeAll(async () => {
  app = await startTestApp({ env: { TRUST_PROXY: '1' } });
  callers = new Callers(app, sampleValues());
});
afterAll(async () => {
  callers.close();
  await app.close();
});

const boundary = 'b';

/** The photo of an iPhone, named as if it were another picture. */
function formWith(field: string): Buffer {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="IMG_0001.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), heicFile(), Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

it('every call that takes a picture refuses HEIC with the same code', { timeout: testLimit(3) }, async () => {
  const fields = app.calls.flatMap(({ call }) =>
    Object.entries(call.files ?? {}).flatMap(([field, kind]) => (acceptsPictures(kind) ? [{ call, field }] : [])),
  );
  expect(fields.length).toBeGreaterThan(8);
  for (const { call, field } of fields) {
    const { status, text } = await callers.send(callersOf(call)[0] ?? 'guest', (known) => ({
      method: call.method,
      path: pathOf(call, known),
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: formWith(field),
    }));
    const { code } = JSON.parse(text) as { code: string };
    expect(`${call.path}, ${field}: ${status} ${code}`).toBe(`${call.path}, ${field}: 415 heic_picture`);
  }
});
