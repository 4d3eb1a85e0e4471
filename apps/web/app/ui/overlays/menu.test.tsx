import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { Menu } from './menu';

afterEach(cleanup);

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

it('opens for the press that makes the page hydrate, before the first effects', () => {
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
