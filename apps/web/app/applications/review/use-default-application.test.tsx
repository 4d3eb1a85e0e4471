import type { Application } from '@jobblik/contract/applications/applications.schema';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDefaultApplication } from './use-default-application';

const list = (...ids: number[]) => ids.map((id) => ({ id }) as Application);
const show = () =>
  renderHook(({ ids, listKey, isPlaceholder }) => useDefaultApplication(list(...ids), listKey, isPlaceholder)?.id, {
    initialProps: { ids: [1, 2], listKey: 'all', isPlaceholder: false },
  });

it('shows the first, and still that one when newer ones come in above', () => {
  const { result, rerender } = show();
  expect(result.current).toBe(1);
  rerender({ ids: [9, 1, 2], listKey: 'all', isPlaceholder: false });
  expect(result.current).toBe(1);
});

it('keeps it while another list is on its way, and then shows the first of that', () => {
  const { result, rerender } = show();
  rerender({ ids: [1, 2], listKey: 'open', isPlaceholder: true });
  expect(result.current).toBe(1);
  rerender({ ids: [2, 1], listKey: 'open', isPlaceholder: false });
  expect(result.current).toBe(2);
});

it('goes on to the first when the one that stood is gone, and to nobody in an empty list', () => {
  const { result, rerender } = show();
  rerender({ ids: [2], listKey: 'all', isPlaceholder: false });
  expect(result.current).toBe(2);
  rerender({ ids: [], listKey: 'all', isPlaceholder: false });
  expect(result.current).toBeUndefined();
});
