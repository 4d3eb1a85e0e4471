import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Preview } from './use-preview';
import { useRowEvents } from './use-row-events';

afterEach(cleanup);

/** Clicks the link of a row. @returns whether the link handles the click, and the ads that were opened in place */
function click(init: PointerEventInit): [isLeft: boolean, opened: number[]] {
  const open = vi.fn();
  function List() {
    return (
      <ul {...useRowEvents({ open } as unknown as Preview)}>
        <li data-job="7">
          <a href="/job/7">Kok</a>
        </li>
      </ul>
    );
  }
  render(<List />);
  const link = screen.getByRole('link');
  const event = createEvent('click', link, init, { EventType: 'PointerEvent' });
  fireEvent(link, event);
  return [!event.defaultPrevented, open.mock.calls.flat()];
}

test.each<[string, PointerEventInit, boolean]>([
  ['a mouse', { detail: 1, pointerType: 'mouse' }, false],
  ['a finger', { detail: 1, pointerType: 'touch' }, false],
  ['Enter', { detail: 0, pointerType: '' }, true],
  ['Enter in Firefox', { detail: 1, pointerType: '' }, true],
  ['a mouse for a new tab', { detail: 1, pointerType: 'mouse', ctrlKey: true }, true],
])('a click by %s is left to the link or opens the ad in place', (_by, init, isLeft) =>
  expect(click({ ...init, bubbles: true, cancelable: true })).toEqual([isLeft, isLeft ? [] : [7]]),
);
