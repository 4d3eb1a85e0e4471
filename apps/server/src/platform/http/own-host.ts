/**
 * Whether a `Host` header is the product's own: the host name of `PUBLIC_URL`, or a loopback name, with any port. Any other name can
 * be a stranger's that leads here (DNS rebinding), so it counts for nothing.
 */
export function isOwnHost(host: string | undefined, publicUrl: string): boolean {
  const name = hostName(host);
  return name !== undefined && (name === new URL(publicUrl).hostname || isLoopbackName(name));
}

/** The host name by which a request reached the product; that of `PUBLIC_URL` where the header is not an own one. */
export function ownHostName(host: string | undefined, publicUrl: string): string {
  const name = hostName(host);
  return name !== undefined && isOwnHost(host, publicUrl) ? name : new URL(publicUrl).hostname;
}

/** Without the port, in lower case, as browsers write it: `[::1]`. */
function hostName(host: string | undefined): string | undefined {
  return host === undefined || !/^[\w.:[\]-]+$/.test(host) ? undefined : URL.parse(`http://${host}`)?.hostname;
}

function isLoopbackName(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name);
}
