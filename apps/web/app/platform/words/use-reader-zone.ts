import { useSyncExternalStore } from 'react';

const never = () => () => {};
const ofBrowser = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
const ofServer = () => undefined;

/**
 * The time zone of the reader's browser, `America/New_York`. Undefined on the server and while its page is hydrated: the server does not
 * know the zone, and React expects the same HTML from both.
 */
export function useReaderZone(): string | undefined {
  return useSyncExternalStore(never, ofBrowser, ofServer);
}
