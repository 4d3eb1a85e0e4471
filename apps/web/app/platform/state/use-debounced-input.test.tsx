import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDebouncedInput } from './use-debounced-input';

const onReport = vi.fn<(text: string) => void>();

function use(value = '') {
  return renderHook((shown: string) => useDebouncedInput(shown, onReport, 300), { initialProps: value });
}

beforeEach(() => {
  vi.useFakeTimers();
  onReport.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a pause reports the last text, trimmed and once', () => {
  const { result } = use();
  act(() => result.current.onType('k'));
  act(() => result.current.onType(' kok '));
  expect(result.current.text).toBe(' kok ');
  act(() => vi.runAllTimers());
  expect(onReport.mock.calls).toEqual([['kok']]);
});

test('flush reports at once, and nothing without a change', () => {
  const { result } = use('kok');
  act(() => result.current.flush());
  act(() => result.current.onType('kok '));
  act(() => result.current.flush());
  expect(onReport).not.toHaveBeenCalled();
  act(() => result.current.onType('tjener'));
  act(() => result.current.flush());
  act(() => vi.runAllTimers());
  expect(onReport.mock.calls).toEqual([['tjener']]);
});

test('a value from outside replaces the text and what was about to be reported', () => {
  const { result, rerender } = use();
  act(() => result.current.onType('ko'));
  rerender('tjener');
  expect(result.current.text).toBe('tjener');
  act(() => vi.runAllTimers());
  expect(onReport).not.toHaveBeenCalled();
});

test('a screen that has left reports nothing', () => {
  const { result, unmount } = use();
  act(() => result.current.onType('kok'));
  unmount();
  vi.runAllTimers();
  expect(onReport).not.toHaveBeenCalled();
});
