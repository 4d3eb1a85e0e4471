import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useOptimisticMutation } from './use-optimistic-mutation';

afterEach(cleanup);

/** A call that is answered when the test wants. */
function pendingCall() {
  let answer: (error?: Error) => void = () => undefined;
  const done = new Promise<void>((resolve, reject) => {
    answer = (error) => (error ? reject(error) : resolve());
  });
  return { done, answer: (error?: Error) => act(async () => answer(error)) };
}

function Stars({ saved, send }: { saved: number; send: () => Promise<void> }) {
  const { pending, mutate } = useOptimisticMutation<string, number>();
  const shown = pending.get('stars') ?? saved;
  return [1, 2].map((star) => (
    <input
      key={star}
      type="radio"
      aria-label={`${star}`}
      checked={star === shown}
      onChange={() => void mutate('stars', star, send)}
    />
  ));
}

it('shows the pending value in the event itself, and does not fall back', () => {
  render(<Stars saved={1} send={() => pendingCall().done} />);
  fireEvent.click(screen.getByRole('radio', { name: '2' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '2' }).checked).toBe(true);
});

it('keeps showing it when an older response arrives, until the server has confirmed', async () => {
  const call = pendingCall();
  const { rerender } = render(<Stars saved={1} send={() => call.done} />);
  fireEvent.click(screen.getByRole('radio', { name: '2' }));
  rerender(<Stars saved={1} send={() => call.done} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '2' }).checked).toBe(true);
  await call.answer();
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: '1' }).checked).toBe(true));
});

it('sends one mutation after another, and only the last of those that wait', async () => {
  const sent: number[] = [];
  const first = pendingCall();
  const { result } = renderHook(() => useOptimisticMutation<string, number>());
  const answers: Promise<boolean>[] = [];
  const mutate = (value: number, until: Promise<void>) =>
    act(async () => {
      answers.push(
        result.current.mutate('stars', value, async () => {
          sent.push(value);
          await until;
        }),
      );
    });
  await mutate(1, first.done);
  await mutate(2, Promise.resolve());
  await mutate(3, Promise.resolve());
  expect(sent).toEqual([1]);
  expect(result.current.pending.get('stars')).toBe(3);
  await first.answer();
  expect(await Promise.all(answers)).toEqual([true, false, true]);
  expect(sent).toEqual([1, 3]);
  await waitFor(() => expect(result.current.pending.size).toBe(0));
});

it('drops a mutation that was refused, and sends the next one', async () => {
  const { result } = renderHook(() => useOptimisticMutation<number, boolean>());
  const refused = pendingCall();
  let first: Promise<unknown> = Promise.resolve();
  await act(async () => {
    first = result.current.mutate(7, true, () => refused.done).catch((error: Error) => error.message);
  });
  await refused.answer(new Error('refused'));
  expect(await first).toBe('refused');
  await waitFor(() => expect(result.current.pending.size).toBe(0));
  await act(async () => expect(await result.current.mutate(7, true, async () => undefined)).toBe(true));
});

it('runs mutations of different keys independently', async () => {
  const { result } = renderHook(() => useOptimisticMutation<number, boolean>());
  const slow = pendingCall();
  await act(async () => void result.current.mutate(1, true, () => slow.done));
  await act(async () => expect(await result.current.mutate(2, false, async () => undefined)).toBe(true));
  expect(result.current.pending.get(1)).toBe(true);
  await slow.answer();
});

it('sends a mutation of several keys once, after those of each and also when some were changed since', async () => {
  const sent: string[] = [];
  const slow = pendingCall();
  const { result } = renderHook(() => useOptimisticMutation<number, string>());
  await act(async () => void result.current.mutate(1, 'first', () => slow.done));
  await act(async () => void result.current.mutateAll([1, 2], 'both', async () => void sent.push('both')));
  expect([...result.current.pending]).toEqual([
    [1, 'both'],
    [2, 'both'],
  ]);
  await act(async () => void result.current.mutate(2, 'last', async () => void sent.push('last')));
  expect(sent).toEqual([]);
  await slow.answer();
  await waitFor(() => expect(sent).toEqual(['both', 'last']));
  await waitFor(() => expect(result.current.pending.size).toBe(0));
});
