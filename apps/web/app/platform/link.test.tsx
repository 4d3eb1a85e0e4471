import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Link } from './link';

/** The rendered address of a link on a screen. */
function hrefOf(to: Parameters<typeof Link>[0]['to'], screen: string): string | undefined {
  const router = createMemoryRouter([{ path: '*', element: <Link to={to}>Videre</Link> }], {
    initialEntries: [screen],
  });
  return /href="([^"]*)"/.exec(renderToStaticMarkup(<RouterProvider router={router} />))?.[1];
}

test.each([
  ['/virksomhed/profil', '/demo/profile'],
  ['/virksomhed/cv/s%C3%B8g?ord=kok#hits', '/demo/cv/search?ord=kok#hits'],
  ['/virksomhed/agent/resultat/7?side=2', '/demo/agent/result/7?side=2'],
  [{ pathname: '/virksomhed/cv/gemte', search: '?side=2' }, '/demo/cv/saved?side=2'],
  ['?side=2', '/demo/dashboard?side=2'],
  [{ search: '?side=2' }, '/demo/dashboard?side=2'],
  ['/job-search', '/job-search'],
])('inside the demo a link to %j leads to %s', (to, href) => expect(hrefOf(to, '/demo/dashboard')).toBe(href));

test('outside the demo an address stays as it is', () =>
  expect(hrefOf('/virksomhed/profil', '/virksomhed/dashboard')).toBe('/virksomhed/profil'));
