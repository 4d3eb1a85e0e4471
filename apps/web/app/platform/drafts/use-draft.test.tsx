import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDraft, useDraftState } from './use-draft';

interface Values {
  message: string;
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('restores the input after a reload', () => {
  const first = renderHook(() => useDraft<Values>('apply-1'));
  act(() => first.result.current.save({ message: 'Kære Birgitte' }));
  first.unmount();
  expect(renderHook(() => useDraft<Values>('apply-1')).result.current.restored).toEqual({ message: 'Kære Birgitte' });
});

it('keeps one draft per subject', () => {
  const first = renderHook(() => useDraft<Values>('apply-1'));
  act(() => first.result.current.save({ message: 'til 1' }));
  expect(renderHook(() => useDraft<Values>('apply-2')).result.current.restored).toBeNull();
});

it('removes everything after success', async () => {
  const draft = renderHook(() => useDraft<Values>('apply-1'));
  await waitFor(() => expect(draft.result.current.ready).toBe(true));
  act(() => {
    draft.result.current.save({ message: 'x' });
    draft.result.current.saveFile('cv', new File(['x'], 'cv.pdf'));
  });
  expect(draft.result.current.files.cv?.name).toBe('cv.pdf');
  act(() => draft.result.current.clear());
  expect(draft.result.current.files).toEqual({});
  expect(renderHook(() => useDraft<Values>('apply-1')).result.current.restored).toBeNull();
});

it('keeps the form when the browser refuses to store', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const draft = renderHook(() => useDraft<Values>('apply-1'));
  expect(() => draft.result.current.save({ message: 'x' })).not.toThrow();
  full.mockRestore();
});

it('ignores a damaged draft', () => {
  localStorage.setItem('draft:apply-1', '{"message":');
  expect(renderHook(() => useDraft<Values>('apply-1')).result.current.restored).toBeNull();
});

it('keeps the input of an unmounted dialog until it is sent or discarded', () => {
  const first = renderHook(() => useDraftState('note-1', 'Ringet'));
  expect(first.result.current[0]).toBe('Ringet');
  act(() => first.result.current[1]('Ringet tirsdag'));
  expect(first.result.current[0]).toBe('Ringet tirsdag');
  first.unmount();
  expect(renderHook(() => useDraftState('note-2', '')).result.current[0]).toBe('');
  const second = renderHook(() => useDraftState('note-1', 'Ringet'));
  expect(second.result.current[0]).toBe('Ringet tirsdag');
  act(() => second.result.current[1]('Ringet'));
  expect(localStorage).toHaveLength(0);
  act(() => second.result.current[1]('Ringet onsdag'));
  act(() => second.result.current[2]());
  second.unmount();
  expect(renderHook(() => useDraftState('note-1', 'Ringet')).result.current[0]).toBe('Ringet');
});
