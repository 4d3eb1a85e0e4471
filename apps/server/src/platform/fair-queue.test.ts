import { expect, it } from 'vitest';
import { FairQueue, type Owner } from './fair-queue.ts';

const flush = () => new Promise((resolve) => setImmediate(resolve));

/** A queue whose jobs end on a command of the test. */
function harness(queue: FairQueue) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    add: (owner: Owner, name: string) =>
      queue.run(owner, async () => {
        started.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
        return name;
      }),
    /** Ends a job and lets the next ones begin. */
    async end(name: string) {
      ends.get(name)?.();
      await flush();
    },
  };
}

it('starts the job of a second person at once, with any number of jobs of the first', async () => {
  const { add, started } = harness(new FairQueue());
  for (let n = 0; n < 10; n += 1) void add(1, `a${n}`);
  void add(2, 'b');
  await flush();
  expect(started).toEqual(['a0', 'b']);
});

it('lets people take turns, and keeps the order of each', async () => {
  const { add, end, started } = harness(new FairQueue({ concurrency: 1, perOwner: 1 }));
  for (let n = 0; n < 3; n += 1) void add(1, `a${n}`);
  for (let n = 0; n < 2; n += 1) void add(2, `b${n}`);
  void add(null, 'guest');
  await flush();
  for (const name of ['a0', 'a1', 'b0', 'guest', 'a2', 'b1']) {
    expect(started.at(-1)).toBe(name);
    await end(name);
  }
});

it('never exceeds its limits, and runs all jobs in the end, also after failures', async () => {
  const queue = new FairQueue({ concurrency: 3, perOwner: 2, waitingPerOwner: 30 });
  const running: number[] = [];
  let most = 0;
  let mostOfOne = 0;
  const results = await Promise.allSettled(
    Array.from({ length: 24 }, (_, n) => {
      const owner = n < 16 ? 0 : 1;
      return queue.run(owner, async () => {
        running.push(owner);
        most = Math.max(most, running.length);
        mostOfOne = Math.max(mostOfOne, running.filter((one) => one === owner).length);
        await flush();
        running.splice(running.indexOf(owner), 1);
        if (n % 4 === 0) throw new Error(`${n}`);
      });
    }),
  );
  expect([most, mostOfOne]).toEqual([3, 2]);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(6);
  expect(await queue.run(1, async () => 'still open')).toBe('still open');
});

it('refuses a person with too many waiting jobs, and everybody when too many of all people wait', async () => {
  const { add, end, started } = harness(new FairQueue({ concurrency: 1, perOwner: 1, waitingPerOwner: 2, waiting: 3 }));
  for (let n = 0; n < 3; n += 1) void add(1, `a${n}`);
  await expect(add(1, 'a3')).rejects.toMatchObject({ code: 'too_many_at_once', status: 429 });
  void add(2, 'b0');
  await expect(add(3, 'c0')).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  await end('a0');
  void add(3, 'c1');
  for (const name of ['a1', 'b0', 'a2', 'c1']) await end(name);
  expect(started).toEqual(['a0', 'a1', 'b0', 'a2', 'c1']);
});

it('removes a waiting job from the queue, which then blocks nobody', async () => {
  const queue = new FairQueue({ concurrency: 1, perOwner: 1, waitingPerOwner: 1 });
  const { add, end, started } = harness(queue);
  void add(1, 'a');
  const leaving = new AbortController();
  const left = queue.run(1, async () => started.push('never'), leaving.signal);
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  void add(1, 'b');
  await end('a');
  await end('b');
  expect(started).toEqual(['a', 'b']);
  await expect(queue.run(1, async () => started.push('never'), leaving.signal)).rejects.toThrow('gone');
});
