import { areas, paths } from '@jobblik/contract/paths';
import type { Page } from '@playwright/test';
import { demoPath } from '../../apps/web/app/platform/demo/demo-paths.ts';
import { beSignedIn, type Person, sampleEmployer } from './people.ts';
import { expect } from './test.ts';

/** A person or guest who follows all links from some start addresses. */
export interface Walker {
  who: string;
  person: Person | null;
  /** Start addresses, which need no link; the menus are opened on these. */
  start: string[];
  /** Addresses of the screens to open. For all other links only the server's response is checked. */
  opens: RegExp;
}

interface AreaWalker extends Walker {
  /** First part of the addresses of the walker's own area; null for a guest. */
  area: 'kandidat' | 'virksomhed' | 'demo' | null;
}

const seeker = { name: 'Amalie', email: 'kandidat@jobblik.test', password: sampleEmployer.password };

/** Public screens that show a signed-in person more than another header. */
const personal = 'home$|job/|find/job|company/|apply/|smart-rekruttering';

/** Walkers who together open all screens of the product with the sample data, each screen once. */
export const walkers: AreaWalker[] = [
  {
    who: 'a guest',
    person: null,
    area: null,
    start: [
      '/home',
      '/find/job',
      '/find/job?keyword=qzxqzx',
      '/find/job/sammenlign',
      '/login',
      '/forgot',
      '/ResetPassword/old',
      '/login-link/old',
      '/invitation/old',
      '/bekraeft-email',
      '/bekraeft-email/old',
      '/bekraeft-virksomhed/old',
      '/jobagent/stop/old',
      '/cv-match/stop/old',
      '/notifikation/stop/old',
      '/interview/svar/old?svar=ja',
    ],
    opens: /^\/(?!demo\/)/,
  },
  {
    who: 'a job seeker',
    person: seeker,
    area: 'kandidat',
    start: ['/kandidat/dashboard', '/home', '/kandidat/agent/liste', '/kandidat/cv/Opret'],
    opens: new RegExp(`^/(kandidat/|${personal})`),
  },
  {
    who: 'an employer',
    person: sampleEmployer,
    area: 'virksomhed',
    start: ['/virksomhed/dashboard', '/virksomhed/job/liste', '/home'],
    opens: new RegExp(`^/(virksomhed/|Videostreaming|${personal})`),
  },
  {
    who: 'a visitor of the demo',
    person: null,
    area: 'demo',
    start: ['/demo/dashboard', '/demo/job/manage'],
    opens: /^\/demo\//,
  },
];

/**
 * Routes that walkers do not open, because other journeys test them: routes without a screen, rooms, which are empty without
 * another person, the second address of an ad's applications (spec 2§2), which has no link, the design page of a developer's start,
 * the page for reading offline, which has no menu to skip, the steps of a purchase, and the operators' desk, whose sign-in asks for
 * a second factor (admin.spec.ts looks at each of its screens).
 */
const notWalked: string[] = [
  paths.jobSearchFeed,
  paths.chooseLanguage,
  paths.design,
  paths.offline,
  paths.payment,
  paths.paymentReturn,
  paths.paid,
  paths.admin,
  paths.adminLogin,
  paths.adminLog,
  paths.adminLookUp,
  '/termsandconditions',
  '/auth/callback/:email',
  '/stream/:room_id',
  '/kandidat/strøm/:stream_id/:room_id',
  '/virksomhed/strøm/:stream_id',
  '/virksomhed/cstream/:meeting_link',
  '/demo/strøm/:stream_id',
  '/demo/stream/:meeting_link',
  '/virksomhed/job/anvendelse/:job_id',
  '/demo/job/application/:job_id',
];

/** Screens of the contract's list that a walker must open and did not: those of its area, for a guest those without an area. */
export function screensNotMet({ area }: AreaWalker, opened: ReadonlySet<string>): string[] {
  const walked = Object.values(paths).filter((path) => !notWalked.includes(path));
  const addresses = walked.flatMap((path) =>
    path.includes(':area') ? Object.values(areas).map((name) => path.replace(':area', name)) : [path],
  );
  const screens = [...addresses, ...addresses.map(demoPath).filter((path) => path !== null)];
  const own = screens.filter((path) => area === areaOf(path) && !notWalked.includes(path));
  return own.filter((path) => ![...opened].some((screen) => matches(path, screen)));
}

/** The area of an address. The free rooms belong to employers, but their address has no area (spec 2§2). */
function areaOf(path: string): string | null {
  if (path === '/Videostreaming') return 'virksomhed';
  return /^\/(kandidat|virksomhed|demo)\//.exec(path)?.[1] ?? null;
}

/** Whether the address of a screen matches a route such as `/job/:job_id/:job_seo?`. */
function matches(route: string, screen: string): boolean {
  const pattern = route.replaceAll(/\/:\w+\?/g, '(/.+)?').replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(decodeURI(screen).replace(/\?.*$/, ''));
}

/** The kind of an address, of which one screen is opened: addresses of one kind differ only in ids and words. */
const kindOf = (path: string) =>
  path
    .replace(/\?.*$/, '')
    .replace(/^(\/(?:job|blog|virksomhed\/cv\/Vis|demo\/cv\/view))\/.*/, '$1')
    .replace(/\d[^/]*/g, 'id');

/**
 * Follows links and opens one screen of each kind.
 * @param visit called with each screen's address after the screen is loaded
 * @param leave the same after its links were read; it may go elsewhere
 * @returns addresses of the opened screens, and for each linked address its status and redirect target
 */
export async function walk(
  page: Page,
  { person, start, opens }: Walker,
  visit: (path: string) => Promise<void>,
  leave: (path: string) => Promise<void> = async () => undefined,
): Promise<{ opened: Set<string>; answers: Map<string, string> }> {
  if (person) await beSignedIn(page, person);
  const { origin } = new URL(process.env.E2E_BASE_URL ?? '');
  const waiting = [...start];
  const opened = new Map<string, string>();
  const answers = new Map<string, string>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (opened.has(kindOf(path))) continue;
    opened.set(kindOf(path), path);
    await open(page, path);
    await visit(path);
    const links = async () =>
      (await linksOn(page, start.includes(path)))
        .map((href) => new URL(href))
        .filter((url) => url.origin === origin)
        .map((url) => url.pathname + url.search);
    const wrong: string[] = [];
    for (const address of await links()) {
      if (answers.has(address)) continue;
      const answer = await page.request.get(address, { maxRedirects: 0 });
      const { location = '' } = answer.headers();
      answers.set(address, `${answer.status()} ${location}`.trim());
      if (!isRight([address, answers.get(address) ?? ''])) wrong.push(address);
      const isScreen = answer.ok() && (answer.headers()['content-type'] ?? '').startsWith('text/html');
      // The server renders only a frame for screens of signed-in areas, so a wrong id is visible only in the browser.
      if (isScreen && opens.test(address)) waiting.push(decodeURI(address));
    }
    if (wrong.length === 0) {
      await leave(path);
      continue;
    }
    // Another journey may have renamed or removed the target of a link; then the link has disappeared as well.
    await open(page, path);
    const still = await links();
    for (const address of wrong) if (!still.includes(address)) answers.delete(address);
  }
  return { opened: new Set(opened.values()), answers };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  // On a slow machine the network can be idle between two requests.
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
  await page.evaluate(hideNotices);
}

/** Runs in the page. Other journeys cause notices for the sample people, which would cover measured elements. */
function hideNotices(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-toast] { display: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Whether an address has the expected response. "/" (the logo) redirects to the home page, addresses for another role redirect to
 * sign-in, and external ads redirect to their own page.
 */
export const isRight = ([path, answer]: [path: string, answer: string]) =>
  answer === '200' ||
  (path === '/' && answer === '302 /home') ||
  /^302 \/login\?next=/.test(answer) ||
  (/\/open_job\//.test(path) && answer.startsWith('302 https://'));

/**
 * Every link address on the screen.
 * @param inMenus also those in the menus of the header, which are the same on all screens, and of a row
 */
async function linksOn(page: Page, inMenus: boolean): Promise<string[]> {
  const found = new Set<string>();
  const collect = async () => {
    const all = page.locator('a[href]');
    for (const href of await all.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)))
      found.add(href);
  };
  await collect();
  if (!inMenus) return [...found];
  const inHeader = page.getByRole('banner').locator('button[aria-expanded="false"]:visible');
  const inRow = page.getByRole('main').locator('li button[aria-expanded="false"]:visible').first();
  for (const opener of [...(await inHeader.all()), ...(await inRow.all())]) {
    await opener.click();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await collect();
    await page.keyboard.press('Escape');
  }
  return [...found];
}
