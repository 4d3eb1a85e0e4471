import { text } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';

/** Where the browser noticed an error: while a page was rendered, in a script, or in a promise that nobody handled. */
export const browserErrorKinds = ['render', 'script', 'promise'] as const;

/** An error of a page. The server keeps of each field only what `describeBrowserError` leaves. */
export const browserError = z.object({
  kind: z.enum(browserErrorKinds),
  /** Id of the route on screen: `jobs/ad/job.page`. Empty before the first. */
  route: text(200),
  /** Name of the error: `TypeError`. */
  type: text(200),
  message: text(2000),
  stack: text(20_000),
});
export type BrowserError = z.infer<typeof browserError>;
