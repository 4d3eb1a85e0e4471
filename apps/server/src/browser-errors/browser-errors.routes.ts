import { reportBrowserError } from '@jobblik/contract/browser-errors/browser-errors.api';
import { describeBrowserError } from '@jobblik/contract/browser-errors/browser-errors.rules';
import { serve, signedIn } from '../platform/http/serve.ts';
import { lineBudget } from './line-budget.rules.ts';

/**
 * Writes errors of pages to the log: each caller is limited by the call, and all of them together by a number of lines a minute,
 * so that nobody fills the log from many addresses. How many were left out stands in the first line of the next minute.
 */
export function browserErrorsRoutes() {
  const spend = lineBudget({ lines: 30, ms: 60_000 });
  return [
    serve(reportBrowserError, async ({ body, who }, { log, clock }) => {
      const { isWritten, leftOut } = spend(clock.now());
      const role = signedIn(who)?.role ?? 'guest';
      const browser = { ...describeBrowserError(body), role, ...(leftOut > 0 && { leftOut }) };
      if (isWritten) log.warn({ browser }, 'an error in a browser');
      return { result: 'success' };
    }),
  ];
}
