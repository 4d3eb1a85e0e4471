import { afterEach, expect, test } from 'vitest';
import { WorkThread } from './work-thread.ts';

/** Answers after so many milliseconds of work, then so many of waiting. */
const program = `
import { parentPort } from 'node:worker_threads';
const used = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
parentPort.on('message', ({ work = 0, wait = 0 }) => {
  const end = used() + work;
  while (used() < end);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait);
  parentPort.postMessage({ answer: 'done' });
});
parentPort.postMessage({ ready: true });
`;
const time = 1000;
const thread = new WorkThread<{ work?: number; wait?: number }, string>(
  new URL(`data:text/javascript,${encodeURIComponent(program)}`),
  { time, heap: 64 },
);

afterEach(() => thread.close());

test('an order that works longer than its time is ended, and the next one is answered', async () => {
  expect(await thread.run({ work: Number.POSITIVE_INFINITY })).toBeUndefined();
  expect(await thread.run({})).toBe('done');
});

test('an order that has to wait, as on a busy machine, may take longer than its time', async () => {
  expect(await thread.run({ wait: 2 * time })).toBe('done');
});

test('an order that waits forever is ended', async () => {
  expect(await thread.run({ wait: Number.POSITIVE_INFINITY })).toBeUndefined();
  expect(await thread.run({})).toBe('done');
});

test('what earlier orders have used does not count', async () => {
  for (let order = 0; order < 5; order += 1) expect(await thread.run({ work: 0.3 * time })).toBe('done');
});

test('an order whose caller has gone is ended', async () => {
  const caller = new AbortController();
  const answer = thread.run({ work: Number.POSITIVE_INFINITY }, caller.signal);
  caller.abort(new Error('gone'));
  await expect(answer).rejects.toThrow('gone');
  expect(await thread.run({})).toBe('done');
});
