import { reportBrowserError } from '@jobblik/contract/browser-errors/browser-errors.api';
import { describeBrowserError } from '@jobblik/contract/browser-errors/browser-errors.rules';
import type { BrowserError } from '@jobblik/contract/browser-errors/browser-errors.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { useEffect } from 'react';
import { isRouteErrorResponse, useMatches } from 'react-router';
import { callApi } from '../platform/api/api';

/** Reports of one page; a loop of errors sends no more. */
const mostReports = 3;

const sent = new Set<string>();
let route = '';

/** Remembers the route on screen, by its id, which has none of the address's values. */
export function useReportedRoute(): void {
  const id = useMatches().at(-1)?.id ?? '';
  useEffect(() => {
    route = id;
  }, [id]);
}

/** Reports an error that replaced a page. */
export function useErrorReport(error: unknown): void {
  useEffect(() => reportError(error, 'render'), [error]);
}

/** Reports errors of scripts and promises that nobody handles. Called once, before the page is hydrated. */
export function followBrowserErrors(): void {
  // Without the error itself it is a script of another origin, such as an extension's.
  addEventListener('error', ({ error }) => error && reportError(error, 'script'));
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason, 'promise'));
}

/** Sends an error to the server's log, without anybody's data; each once, at most a few of a page. */
export function reportError(error: unknown, kind: BrowserError['kind']): void {
  if (isExpected(error) || sent.size >= mostReports) return;
  const { name, message, stack } = partsOf(error);
  const body = describeBrowserError({
    kind,
    route,
    type: String(name),
    message: String(message),
    stack: String(stack),
  });
  const key = [body.type, body.message, body.stack].join('\n');
  if (sent.has(key)) return;
  sent.add(key);
  // A report that does not arrive is not reported.
  callApi(reportBrowserError, { body }).catch(() => undefined);
}

/** Refusals and lost connections, which the server knows or cannot be told, a page that does not exist, and what was cancelled. */
function isExpected(error: unknown): boolean {
  if (error instanceof Problem || isRouteErrorResponse(error)) return true;
  return partsOf(error).name === 'AbortError';
}

/** Anything can be thrown; also what a DOM makes is not always an `Error`. */
function partsOf(error: unknown): { name: unknown; message: unknown; stack: unknown } {
  const thrown: Partial<Error> = typeof error === 'object' && error !== null ? error : {};
  return { name: thrown.name ?? '', message: thrown.message ?? '', stack: thrown.stack ?? '' };
}
