import { defineCall } from '@jobblik/contract/kernel/call';
import { result } from '@jobblik/contract/kernel/fields';
import { browserError } from './browser-errors.schema.ts';

export const reportBrowserError = defineCall({
  method: 'POST',
  path: '/api/report_browser_error',
  access: 'guest',
  summary: 'Writes an error of a page to the log of the server: where and what, without personal data.',
  body: browserError,
  response: result,
  unasked: true,
  limit: { max: 20, seconds: 600 },
});
