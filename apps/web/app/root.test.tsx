import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { Layout, links } from './root';

test('the head of every page preloads both fonts in the same way as the style sheet', () => {
  // React warns that the stub's own scripts have no address.
  vi.spyOn(console, 'error').mockReturnValue();
  const Page = createRoutesStub([{ path: '/', Component: () => <Layout>{null}</Layout>, links } as never]);
  const html = renderToStaticMarkup(<Page />);
  const head = new DOMParser().parseFromString(html, 'text/html').head;
  const preloads = [...head.querySelectorAll('link[rel=preload][as=font]')];
  expect(preloads.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/\/inter\.woff2$/),
    expect.stringMatching(/\/bricolage\.woff2$/),
  ]);
  // Fonts are fetched without credentials: a preload without this attribute is fetched a second time.
  for (const link of preloads) expect(link.getAttribute('crossorigin')).toBe('anonymous');
});
