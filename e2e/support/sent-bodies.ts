import type { APIResponse, Page, Route } from '@playwright/test';

type WithSentBodies = typeof globalThis & { sentBodies: Map<string, Response> };

/**
 * Makes the page's next documents store the bodies that they send, for {@link fetchAsSent} and {@link sentJson}; in Firefox
 * Playwright has no request bodies, and `route.fetch` sends none.
 */
export async function storeSentBodies(page: Page): Promise<void> {
  await page.addInitScript(storeBodies);
}

/** Makes the request of a route with the body that the page sends, as `route.fetch` does in Chromium. */
export async function fetchAsSent(page: Page, route: Route): Promise<APIResponse> {
  const request = route.request();
  const { pathname } = new URL(request.url());
  const { type, bytes } = await page.evaluate(readBody, pathname);
  const headers = request.headers();
  // The multipart form is serialised a second time, with another boundary.
  if (type.startsWith('multipart/')) headers['content-type'] = type;
  return await route.fetch({ headers, postData: Buffer.from(bytes) });
}

/** Waits until the page's document has sent JSON to a path. @returns the last one, once */
export async function sentJson(page: Page, path: string): Promise<unknown> {
  await page.waitForFunction((at) => (globalThis as WithSentBodies).sentBodies.has(at), path);
  const { bytes } = await page.evaluate(readBody, path);
  return JSON.parse(Buffer.from(bytes).toString());
}

/** Runs in the page. */
function storeBodies(): void {
  const sent = new Map<string, Response>();
  (globalThis as WithSentBodies).sentBodies = sent;
  const store = (address: string, body: unknown) => {
    if (typeof body !== 'string' && !(body instanceof FormData)) return;
    sent.set(new URL(address, location.href).pathname, new Response(body));
  };
  const callFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    store(input instanceof Request ? input.url : String(input), init?.body);
    return callFetch(input, init);
  };
  const { open, send } = XMLHttpRequest.prototype;
  const addresses = new WeakMap<XMLHttpRequest, string>();
  XMLHttpRequest.prototype.open = function (method: string, url: string | URL) {
    addresses.set(this, String(url));
    open.call(this, method, url, true);
  };
  XMLHttpRequest.prototype.send = function (body) {
    store(addresses.get(this) ?? '', body);
    send.call(this, body);
  };
}

/** Runs in the page. */
async function readBody(path: string): Promise<{ type: string; bytes: number[] }> {
  const body = (globalThis as WithSentBodies).sentBodies.get(path);
  if (!body) throw new Error(`The page has sent no text and no form to ${path}.`);
  const type = body.headers.get('content-type') ?? '';
  return { type, bytes: [...new Uint8Array(await body.arrayBuffer())] };
}
