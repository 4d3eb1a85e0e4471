import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { Menu } from './menu';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const button = () => screen.getByRole('button', { name: 'Beskeder' });

function show(children: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element: children }]);
  render(<RouterProvider router={router} />);
  return router;
}

const menu = (
  <Menu label="Beskeder" trigger="B">
    <button type="button">Alle beskeder</button>
  </Menu>
);

it('opens for the click that makes the page hydrate, before the first effects', () => {
  function Pressed() {
    useLayoutEffect(() => button().click(), []);
    return menu;
  }
  show(<Pressed />);
  expect(button().getAttribute('aria-expanded')).toBe('true');
});

it('closes on a new page, and opens there again', async () => {
  const router = show(menu);
  act(() => button().click());
  expect(screen.getByRole('button', { name: 'Alle beskeder' })).toBeTruthy();
  await act(() => router.navigate('/ny'));
  expect(button().getAttribute('aria-expanded')).toBe('false');
  act(() => button().click());
  expect(button().getAttribute('aria-expanded')).toBe('true');
});

const windowHeight = 800;

it.each([
  ['under its button where there is room', { top: 100, height: 300 }, { up: false, scrolls: false }],
  ['over its button where the window ends', { top: 700, height: 300 }, { up: true, scrolls: true }],
  ['towards more room and scrolls where it fits nowhere', { top: 300, height: 500 }, { up: false, scrolls: true }],
])('opens %s', (_where, { top, height }, expected) => {
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(windowHeight);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 44, 44));
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  show(menu);
  act(() => button().click());
  const panel = screen.getByRole('button', { name: 'Alle beskeder' }).parentElement;
  expect({ up: panel?.dataset.up !== undefined, scrolls: scroll.mock.calls.length > 0 }).toEqual(expected);
});

it.each([
  ['to the left where there is room', 300, ''],
  ['further right where a narrow window has no room left of its button', 200, '-68px'],
])('opens %s', (_where, end, right) => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(260);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(end - 44, 10, 44, 44));
  show(menu);
  act(() => button().click());
  expect(screen.getByRole('button', { name: 'Alle beskeder' }).parentElement?.style.right).toBe(right);
});
