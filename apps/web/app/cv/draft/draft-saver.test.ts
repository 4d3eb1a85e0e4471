import { Problem } from '@jobblik/contract/kernel/problem';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDraftSaver, type SaveState } from './draft-saver';

const timing = { pause: 700, most: 1_200, retries: [1_000, 2_000] };

/** A saver with a server that the test controls. */
function saverOver(send: () => Promise<number>, reconcile: () => Promise<boolean> = async () => false) {
  const states: SaveState['kind'][] = [];
  const sent = vi.fn(send);
  const saver = createDraftSaver({ send: sent, reconcile, onState: ({ kind }) => states.push(kind) }, timing);
  return { saver, sent, states };
}

describe('saving while typing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('waits for a pause', async () => {
    const { saver, sent, states } = saverOver(async () => 5);
    saver.changed();
    await vi.advanceTimersByTimeAsync(699);
    expect(sent).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(states.at(-1)).toBe('saved');
  });

  test('saves within the time limit, also during fast typing', async () => {
    const { saver, sent } = saverOver(async () => 5);
    for (let ms = 0; ms < 1_200; ms += 100) {
      saver.changed();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test('has one request in flight, and sends later changes after it', async () => {
    let answer: (at: number) => void = () => undefined;
    const { saver, sent, states } = saverOver(() => new Promise((reconcile) => (answer = reconcile)));
    saver.changed();
    await vi.advanceTimersByTimeAsync(700);
    saver.changed();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toHaveBeenCalledTimes(1);
    answer(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toBe('saving');
    await vi.advanceTimersByTimeAsync(700);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  test('retries without end while the server is unreachable, and at once on request', async () => {
    let isDown = true;
    const { saver, sent, states } = saverOver(async () => {
      if (isDown) throw new Problem('network');
      return 9;
    });
    saver.changed();
    await vi.advanceTimersByTimeAsync(700 + 1_000 + 2_000 + 2_000);
    expect(sent).toHaveBeenCalledTimes(4);
    expect(states.at(-1)).toBe('offline');
    isDown = false;
    saver.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toBe('saved');
  });

  test('a refused draft is not sent again before it changes', async () => {
    const { saver, sent, states } = saverOver(async () => {
      throw new Problem('invalid_input');
    });
    saver.changed();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(states.at(-1)).toBe('refused');
    saver.changed();
    await vi.advanceTimersByTimeAsync(700);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  test('a conflict stops it until the person has chosen', async () => {
    let isOther = true;
    const { saver, sent, states } = saverOver(async () => {
      if (isOther) throw new Problem('conflict');
      return 3;
    });
    saver.changed();
    await vi.advanceTimersByTimeAsync(700);
    saver.changed();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(states.at(-1)).toBe('conflict');
    isOther = false;
    saver.resume();
    await vi.advanceTimersByTimeAsync(700);
    expect(states.at(-1)).toBe('saved');
  });

  test('saving continues after a conflict found after a lost connection is resolved', async () => {
    const answers = [new Problem('network'), new Problem('conflict')];
    const { saver, states } = saverOver(async () => {
      const problem = answers.shift();
      if (problem) throw problem;
      return 3;
    });
    saver.changed();
    await vi.advanceTimersByTimeAsync(700 + 1_000);
    expect(states.at(-1)).toBe('conflict');
    saver.resume();
    saver.changed();
    await vi.advanceTimersByTimeAsync(700);
    expect(states.at(-1)).toBe('saved');
  });

  test('a version that can be merged without the person is sent automatically', async () => {
    let isOther = true;
    const { saver, states } = saverOver(
      async () => {
        if (isOther) throw new Problem('conflict');
        return 3;
      },
      async () => {
        isOther = false;
        return true;
      },
    );
    saver.changed();
    await vi.advanceTimersByTimeAsync(1_400);
    expect(states.at(-1)).toBe('saved');
  });

  test('flush sends at once and returns whether everything is saved', async () => {
    const { saver, sent } = saverOver(async () => 1);
    saver.changed();
    expect(await saver.flush()).toBe(true);
    expect(sent).toHaveBeenCalledTimes(1);
    const refused = saverOver(async () => {
      throw new Problem('network');
    });
    refused.saver.changed();
    expect(await refused.saver.flush()).toBe(false);
  });

  test('pause waits for the request in flight and sends nothing until resumed', async () => {
    const { saver, sent } = saverOver(async () => 1);
    saver.changed();
    await saver.pause();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).not.toHaveBeenCalled();
    saver.resume();
    await vi.advanceTimersByTimeAsync(700);
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
