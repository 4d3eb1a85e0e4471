import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time';

/** Work that ends on request, and the values it was started with. */
function slowWork() {
  let ends: PromiseWithResolvers<void>[] = [];
  const seen: string[] = [];
  let word = '';
  const ask = oneAtATime(() => {
    seen.push(word);
    const end = Promise.withResolvers<void>();
    ends.push(end);
    return end.promise;
  });
  return {
    seen,
    type(next: string) {
      word = next;
      ask();
    },
    async end(how: 'resolve' | 'reject' = 'resolve') {
      const [running, ...others] = ends;
      ends = others;
      if (how === 'resolve') running?.resolve();
      else running?.reject(new Error('the disk is full'));
      await new Promise((later) => setTimeout(later));
    },
  };
}

test('calls during a run cause one more run, with the newest values', async () => {
  const work = slowWork();
  for (const word of ['a', 'ab', 'abc', 'abcd']) work.type(word);
  expect(work.seen).toEqual(['a']);
  await work.end();
  expect(work.seen).toEqual(['a', 'abcd']);
  await work.end();
  expect(work.seen).toEqual(['a', 'abcd']);
});

test('a failed run does not prevent the next one', async () => {
  const work = slowWork();
  work.type('a');
  work.type('ab');
  await work.end('reject');
  expect(work.seen).toEqual(['a', 'ab']);
  await work.end('reject');
  work.type('abc');
  expect(work.seen).toEqual(['a', 'ab', 'abc']);
});
