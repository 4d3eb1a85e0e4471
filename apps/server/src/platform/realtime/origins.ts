import { isOwnHost } from '../http/own-host.ts';

/**
 * Whether a page may use the socket: it comes from the product's address, or from the socket's own host (the pages have another
 * port) where that is a name of the product. The token in the handshake grants access; this check only protects members from foreign pages in their browser.
 * @param origin `Origin` of the request, absent outside browsers
 * @param host `Host` of the request
 */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, publicUrl: string): boolean {
  if (origin === undefined) return true;
  const page = URL.parse(origin);
  if (!page) return false;
  if (page.origin === new URL(publicUrl).origin) return true;
  return host !== undefined && isOwnHost(host, publicUrl) && page.hostname === URL.parse(`http://${host}`)?.hostname;
}
