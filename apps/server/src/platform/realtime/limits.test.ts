import { describe, expect, it } from 'vitest';
import { createCounters, createLimits, type SharedCounts } from './limits.ts';

const limit = { max: 2, seconds: 1 };

describe('a limit of one server', () => {
  it.each([
    ['refuses what is beyond it', [0, 0, 0], [true, true, false]],
    ['refuses until the window of the first event ends', [0, 900, 999, 1000], [true, true, false, true]],
    ['allows as many in the next window', [0, 0, 1000, 1000, 1000], [true, true, true, true, false]],
    ['is not made longer by refused events', [0, 0, 500, 999, 1000], [true, true, false, false, true]],
  ])('%s', (_name, times, expected) => {
    let now = 0;
    const take = createLimits(
      createCounters(
        () => undefined,
        () => now,
      ),
    )('events', limit);
    expect(
      times.map((at) => {
        now = at;
        return take('a');
      }),
    ).toEqual(expected);
  });

  it('counts each key separately', () => {
    const take = createLimits(createCounters(() => undefined))('events', { max: 1, seconds: 60 });
    expect([take('a'), take('b'), take('a')]).toEqual([true, true, false]);
  });
});

describe('a limit of several servers', () => {
  function servers(add: SharedCounts['add']) {
    const create = () =>
      createLimits(
        createCounters(
          () => ({ add }),
          () => 0,
        ),
      )('events', limit);
    return [create(), create()] as const;
  }
  function counts(): SharedCounts['add'] & { asked: string[] } {
    const asked: string[] = [];
    return Object.assign(
      async (key: string) => {
        asked.push(key);
        return asked.filter((one) => one === key).length;
      },
      { asked },
    );
  }

  it('counts the events of all of them, by the name of the limit', async () => {
    const add = counts();
    const [first, second] = servers(add);
    expect([await first('a'), await second('a'), await second('a'), await first('b')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(add.asked).toEqual(['events:a', 'events:a', 'events:a', 'events:b']);
  });

  it('asks nobody about events that its own count or an earlier answer refuses', async () => {
    const add = counts();
    const [first, second] = servers(add);
    expect([await first('a'), await first('a'), await first('a'), await first('a')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(add.asked).toHaveLength(2);
    expect([await second('a'), await second('a')]).toEqual([false, false]);
    expect(add.asked).toHaveLength(3);
  });

  it('is that of each server alone while the others cannot be asked', async () => {
    const [first, second] = servers(() => Promise.reject(new Error('no connection')));
    expect([await first('a'), await first('a'), await first('a')]).toEqual([true, true, false]);
    expect(await second('a')).toBe(true);
  });
});

it('tells the count of all servers and when its window ends', async () => {
  let now = 0;
  const counter = createCounters(
    () => undefined,
    () => now,
  )('calls', limit);
  expect(counter('a')).toEqual({ count: 1, left: 1000 });
  now = 400;
  expect([counter('a'), counter('a'), counter('a')]).toEqual([
    { count: 2, left: 600 },
    { count: 3, left: 600 },
    { count: 3, left: 600 },
  ]);
  const shared = createCounters(
    () => ({ add: async () => 7 }),
    () => now,
  )('calls', { max: 10, seconds: 1 });
  expect(await shared('a')).toEqual({ count: 7, left: 1000 });
});
