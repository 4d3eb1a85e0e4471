import { expect, it } from 'vitest';
import { createLimiter } from './limiter.ts';

it('never runs more at a time than its bound, all of them in the end, also after failures', async () => {
  const limited = createLimiter(2);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (n: number) =>
    limited(async () => {
      running += 1;
      most = Math.max(most, running);
      order.push(n);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (n % 3 === 0) throw new Error(`${n}`);
      return n;
    });
  const results = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => work(n)));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(results.filter((result) => result.status === 'rejected')).toHaveLength(4);
  expect(await limited(async () => 'still open')).toBe('still open');
});
