import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useParsing } from './use-parsing';

const connection = vi.hoisted(() => ({ isUp: false }));
const sendApi = vi.hoisted(() => vi.fn(() => new Promise(() => undefined)));
vi.mock('../../platform/api/socket', () => ({
  isSocketUp: () => connection.isUp,
  useSocketUp: () => connection.isUp,
  useSocketEvent: () => undefined,
}));
vi.mock('../../platform/api/api', () => ({ sendApi }));

const scan = new File(['%PDF'], 'scan.pdf', { type: 'application/pdf' });

beforeEach(() => {
  vi.useFakeTimers();
  sendApi.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a file is sent when the socket is connected', async () => {
  connection.isUp = false;
  const { result, rerender } = renderHook(useParsing);
  act(() => result.current.read(scan));
  expect(result.current.step).toEqual({ sent: 0 });
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(sendApi).not.toHaveBeenCalled();
  connection.isUp = true;
  await act(async () => rerender());
  expect(sendApi).toHaveBeenCalledTimes(1);
});

test('without a socket connection it is sent after two seconds', async () => {
  connection.isUp = false;
  const { result } = renderHook(useParsing);
  act(() => result.current.read(scan));
  await act(() => vi.advanceTimersByTimeAsync(1_900));
  expect(sendApi).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(sendApi).toHaveBeenCalledTimes(1);
});

test('a file that is cancelled meanwhile is not sent', async () => {
  connection.isUp = false;
  const { result } = renderHook(useParsing);
  act(() => result.current.read(scan));
  act(() => result.current.stop());
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(sendApi).not.toHaveBeenCalled();
  expect(result.current.step).toBeNull();
});
