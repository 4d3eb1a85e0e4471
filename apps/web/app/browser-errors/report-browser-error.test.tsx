import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

/** A server that takes every report. */
let server: Server;
let reports: Record<string, string>[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    reports.push(JSON.parse(await text(request)) as Record<string, string>);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"result":"success"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  window.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/kandidat`);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
// What a page has sent is the module's; each test is a new page.
beforeEach(() => {
  vi.resetModules();
  reports = [];
});

test('a page that breaks is reported with its route, and nothing of the address', async () => {
  const { useErrorReport, useReportedRoute } = await import('./index');
  vi.spyOn(console, 'error').mockReturnValue();
  function Broken(): never {
    throw new TypeError('Cannot read properties of undefined');
  }
  function Frame() {
    useReportedRoute();
    useErrorReport(useRouteError());
    return null;
  }
  const routes = [{ id: 'jobs/ad/job.page', path: '/job/:id', element: <Broken />, errorElement: <Frame /> }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/job/17?keyword=Karen'] })} />);
  await expect.poll(() => reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({ kind: 'render', route: 'jobs/ad/job.page', type: 'TypeError' });
  expect(JSON.stringify(reports)).not.toMatch(/Karen|17\?/);
  vi.restoreAllMocks();
});

test('each error is sent once, and at most three of a page', async () => {
  const { reportError } = await import('./report-browser-error');
  const errorOf = (name: string) => Object.assign(new Error('not defined'), { name, stack: '' });
  for (const name of ['TypeError', 'TypeError', 'RangeError', 'SyntaxError', 'EvalError'])
    reportError(errorOf(name), 'script');
  await expect.poll(() => reports).toHaveLength(3);
  expect(reports.map(({ type }) => type).sort()).toEqual(['RangeError', 'SyntaxError', 'TypeError']);
});

test('refusals, lost connections and what was cancelled are not reported', async () => {
  const { reportError } = await import('./report-browser-error');
  const { Problem } = await import('@jobblik/contract/kernel/problem');
  reportError(new Problem('network'), 'promise');
  reportError(new DOMException('The user aborted a request.', 'AbortError'), 'promise');
  reportError(new RangeError('Maximum call stack size exceeded'), 'promise');
  await expect.poll(() => reports).toHaveLength(1);
  expect(reports[0]?.type).toBe('RangeError');
});

test('errors of scripts and promises that nobody handles are reported', async () => {
  const { followBrowserErrors } = await import('./index');
  followBrowserErrors();
  dispatchEvent(new ErrorEvent('error', { error: new TypeError('not a function') }));
  dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new RangeError('invalid array length') }));
  await expect.poll(() => reports).toHaveLength(2);
  expect(reports.map(({ kind, type }) => `${kind} ${type}`).sort()).toEqual(['promise RangeError', 'script TypeError']);
});
