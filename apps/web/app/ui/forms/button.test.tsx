import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { ButtonLink } from './button';

afterEach(cleanup);

function show(to: string): HTMLElement {
  const Stub = createRoutesStub([{ path: '*', Component: () => <ButtonLink to={to}>Videre</ButtonLink> }]);
  render(<Stub initialEntries={['/liste?application=1']} />);
  return screen.getByRole('link', { name: 'Videre' });
}

test.each(['/andet', '?application=7', '?', '#top'])('the router handles a click on a link to %s', (to) => {
  expect(fireEvent.click(show(to))).toBe(false);
});

test.each(['mailto:a@b.dk', 'tel:12345678', 'https://jobblik.dk'])('a link to %s leaves the page', (to) => {
  expect(show(to).getAttribute('href')).toBe(to);
});
