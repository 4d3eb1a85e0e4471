import { act } from '@testing-library/react';
import { StrictMode, Suspense, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { createRequestHandler, type EntryContext, Outlet, Scripts, ServerRouter } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { holdScripts } from './late-scripts';
import { isLoaded } from './patient-navigation';

/**
 * The names and habits of React and React Router that README.md lists, asked of the installed packages: a page with two routes is
 * written by React Router's server, hydrated by its client, and left for a page that the client does not know yet.
 */

const origin = 'http://jobblik.test';
const nextModule = 'data:text/javascript,export default () => "Næste"';

const Home = () => (
  <main>
    <Outlet />
    <Scripts />
  </main>
);

const routeModules = {
  root: { default: Home },
  start: { default: () => 'Start' },
  next: { default: () => 'Næste', loader: () => ({ job: 7 }) },
};

const manifestRoute = (id: string, module: string, more: object) => ({
  id,
  module,
  imports: [`/assets/${id}-part.js`],
  css: [],
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  ...more,
});

const assets = {
  version: '1',
  url: '/assets/manifest.js',
  entry: { module: '/assets/entry.js', imports: ['/assets/vendor.js'] },
  routes: {
    root: manifestRoute('root', '/assets/root.js', { path: '' }),
    start: manifestRoute('start', '/assets/start.js', { parentId: 'root', index: true }),
    next: manifestRoute('next', nextModule, { parentId: 'root', path: 'next', hasLoader: true, imports: [] }),
  },
};

async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  headers.set('content-type', 'text/html');
  return new Response(await renderToReadableStream(<ServerRouter context={context} url={request.url} />), {
    status,
    headers,
  });
}

const build = {
  entry: { module: { default: handleRequest } },
  routes: {
    root: { id: 'root', path: '', module: routeModules.root },
    start: { id: 'start', parentId: 'root', index: true, module: routeModules.start },
    next: { id: 'next', parentId: 'root', path: 'next', module: routeModules.next },
  },
  assets,
  assetsBuildDirectory: 'build/client',
  publicPath: '/',
  basename: '/',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  allowedActionOrigins: false,
} as unknown as Parameters<typeof createRequestHandler>[0];

interface RouterWindow {
  __reactRouterManifest?: unknown;
  __reactRouterRouteModules?: Record<string, unknown>;
  __reactRouterDataRouter?: { routes: { id: string }[]; navigate(to: string): Promise<void> };
}
const browser = window as unknown as RouterWindow;

const server = createRequestHandler(build, 'production');
const fetched: string[] = [];
let html = '';
let root: Root | undefined;
/** Ids of the routes, and which pages were loaded, before the navigation. */
let first: { routes: string[] | undefined; loaded: boolean[] };

beforeAll(async () => {
  // React's server and client work side by side here, which it warns of.
  vi.spyOn(console, 'error').mockReturnValue();
  window.happyDOM.setURL(`${origin}/`);
  html = await (await server(new Request(`${origin}/`))).text();
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input, origin);
    fetched.push(url.pathname);
    return server(new Request(url, { method: init?.method ?? 'GET' }));
  });
  // What the page's own scripts would do.
  for (const [, script = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) new Function(script)();
  browser.__reactRouterManifest = { ...assets, routes: { root: assets.routes.root, start: assets.routes.start } };
  browser.__reactRouterRouteModules = { root: routeModules.root, start: routeModules.start };
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root?.render(
      <StrictMode>
        <Suspense>
          <HydratedRouter />
        </Suspense>
      </StrictMode>,
    ),
  );
  await vi.waitFor(() => expect(document.body.textContent).toContain('Start'));
  first = {
    routes: browser.__reactRouterDataRouter?.routes.map(({ id }) => id),
    loaded: ['/', '/next'].map(isLoaded),
  };
  await act(async () => browser.__reactRouterDataRouter?.navigate('/next'));
  await vi.waitFor(() => expect(document.body.textContent).toContain('Næste'));
});
afterAll(() => {
  act(() => root?.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('React Router writes what starts scripts in the spelling that is replaced', () => {
  expect(html).toContain('<link rel="modulepreload"');
  expect(html).toContain('type="module" async=""');
  expect(holdScripts(html)).not.toMatch(/modulepreload|type="module"/);
});

test('window.__reactRouterDataRouter has the routes, with their ids', () => {
  expect(first.routes).toEqual(['root']);
});

test('window.__reactRouterRouteModules has the modules that are loaded, by the ids of their routes', () => {
  expect(first.loaded).toEqual([true, false]);
  expect(isLoaded('/next')).toBe(true);
});

test('routes that are not known are fetched by window.fetch from /__manifest', () => {
  expect(fetched[0]).toBe('/__manifest');
});

test('data of a page is fetched by window.fetch from its path with .data', () => {
  expect(fetched[1]).toBe('/next.data');
});

/** A field and a button as the server writes them, before React knows them. */
function Form({ onType, onPress }: { onType: (text: string) => void; onPress: () => void }) {
  const [text, setText] = useState('');
  return (
    <form>
      <input
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onType(event.target.value);
        }}
      />
      <button type="button" onClick={onPress} />
    </form>
  );
}

async function hydrated(before?: (box: HTMLElement) => void) {
  const [onType, onPress] = [vi.fn<(text: string) => void>(), vi.fn()];
  const form = <Form onType={onType} onPress={onPress} />;
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(form);
  before?.(box);
  await act(async () => hydrateRoot(box, form));
  return { field: box.querySelector('input') as HTMLInputElement, onType, onPress };
}

test('React hears a change only if the value differs from the last one set through the field itself', async () => {
  const { field, onType } = await hydrated();
  const changed = () => act(async () => field.dispatchEvent(new Event('input', { bubbles: true })));
  field.value = 'kok';
  await changed();
  expect(onType).not.toHaveBeenCalled();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'tjener');
  await changed();
  expect(onType.mock.calls).toEqual([['tjener']]);
});

test('React does not replay a click from before hydration', async () => {
  const { onPress } = await hydrated((box) => box.querySelector('button')?.click());
  expect(onPress).not.toHaveBeenCalled();
});
