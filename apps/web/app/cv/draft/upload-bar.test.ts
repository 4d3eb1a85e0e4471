import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createUploadBar } from './upload-bar';

describe('how far an upload is (spec 1§4)', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('the upload is 0 to 80 percent, then small steps to 95, 100 with the response, hidden after a second', () => {
    const bar = createUploadBar();
    expect(bar.progress.get()).toBeNull();
    bar.start();
    bar.sent(0.5);
    expect(bar.progress.get()).toBeCloseTo(0.4);
    bar.sent(1);
    expect(bar.progress.get()).toBeCloseTo(0.8);
    bar.wait();
    vi.advanceTimersByTime(240);
    expect(bar.progress.get()).toBeCloseTo(0.82);
    vi.advanceTimersByTime(60_000);
    expect(bar.progress.get()).toBeCloseTo(0.95);
    bar.finish();
    expect(bar.progress.get()).toBe(1);
    vi.advanceTimersByTime(999);
    expect(bar.progress.get()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(bar.progress.get()).toBeNull();
  });

  test('a new file begins at 0, also while the last one is still shown', () => {
    const bar = createUploadBar();
    bar.finish();
    bar.start();
    vi.advanceTimersByTime(5_000);
    expect(bar.progress.get()).toBe(0);
    bar.stop();
    expect(bar.progress.get()).toBeNull();
  });
});
