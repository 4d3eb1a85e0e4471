/**
 * Whether a page may talk to the socket: it comes from the product's address, or from the host the socket itself is
 * reached at (the pages have another port). The token in the handshake is what opens anything; this only spares
 * members from pages that play with their browser.
 * @param origin `Origin` of the request, absent outside browsers
 * @param host `Host` of the request
 */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, publicUrl: string): boolean {
  if (origin === undefined) return true;
  const page = URL.parse(origin);
  if (!page) return false;
  if (page.origin === new URL(publicUrl).origin) return true;
  return host !== undefined && page.hostname === URL.parse(`http://${host}`)?.hostname;
}
