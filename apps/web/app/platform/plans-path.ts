import { isIn, pathTo, type ScreenArea } from '@jobblik/contract/paths';
/** Public page with the prices of the plans. */
export const pricesPath = `${pathTo('forEmployers')}#priser`;
/** The page on which an employer chooses a plan. */
export const plansPath = pathTo('plans', { area: 'virksomhed' });

/** Cookie with the page that required a plan: the spec's value `job.create`, or the path of a page (2§4). */
const requestedPageCookie = 'requested_state';
/** A day is enough to confirm the e-mail, to choose, to pay and to fill in the profile; later the cookie expires. */
const seconds = 86_400;
/** Where an ad is begun: the way there names what is still missing. */
export const newAdPath = pathTo('newAd');

/** Stores the requested page, which opens once a plan is paid: `job.create`, or a path of the product. */
export function storeRequestedPage(wish: string): void {
  // The cookie store API is asynchronous and would lose the value if the page is left at once.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${requestedPageCookie}=${encodeURIComponent(wish)}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}

/** The stored page if it belongs to an area, undefined otherwise. */
export function readRequestedPage(area: ScreenArea): string | undefined {
  const [, value] = new RegExp(`(?:^|; )${requestedPageCookie}=([^;]*)`).exec(document.cookie) ?? [];
  const wish = value && decodeURIComponent(value);
  const path = wish === 'job.create' ? newAdPath : wish;
  return path !== undefined && isIn(area, path) ? path : undefined;
}

/** Whether a page is where an ad is written. */
export function isNewAd(path: string | undefined): boolean {
  return path === newAdPath || path === pathTo('createAd');
}

/** Removes the stored page. */
export function clearRequestedPage(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${requestedPageCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
}
