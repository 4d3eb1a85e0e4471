import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { demoPath } from '../../apps/web/app/platform/demo/demo-paths.ts';
import { beSignedIn, type Person, sampleEmployer } from './people.ts';
import { expect } from './test.ts';

/** Somebody who follows every link from where they start. */
export interface Walker {
  who: string;
  person: Person | null;
  /** Addresses that no link has to lead to; the menus are opened on these. */
  start: string[];
  /** The screens that are opened. Of all others that links lead to, only the server's answer is asked for. */
  opens: RegExp;
}

interface AreaWalker extends Walker {
  /** First part of the addresses that are the walker's alone; null for a guest. */
  area: 'kandidat' | 'virksomhed' | 'demo' | null;
}

const seeker = { name: 'Amalie', email: 'kandidat@jobblik.test', password: sampleEmployer.password };

/** Screens of everybody that show a signed-in person more than a header of their own. */
const personal = 'home$|job/|find/job|company/|apply/|smart-rekruttering';

/** Those who together meet all screens of the product with the sample data, each screen once. */
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
      '/bekraeft-email',
      '/bekraeft-email/old',
      '/jobagent/stop/old',
      '/cv-match/stop/old',
      '/notifikation/stop/old',
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
 * Routes that are no screens, rooms, which stand empty without somebody to meet, and the second address of an ad's applications (spec
 * 2§2), to which nothing links: their journeys look at them.
 */
const notWalked = [
  '/find/job/feed',
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

/** Screens of the route tables that a walker has to meet and did not: those of the own area, for a guest all that have none. */
export function screensNotMet({ area }: AreaWalker, opened: ReadonlySet<string>): string[] {
  const tables = globSync('apps/web/app/*/routes.ts').map((file) => readFileSync(file, 'utf8'));
  const paths = tables.flatMap((table) => [...table.matchAll(/route\(\s*'([^']+)'/g)].map(([, path]) => `/${path}`));
  const screens = [...paths, ...paths.map(demoPath).filter((path) => path !== null)];
  const own = screens.filter((path) => area === areaOf(path) && !notWalked.includes(path));
  return own.filter((path) => ![...opened].some((screen) => matches(path, screen)));
}

/** The free rooms are employers' as well, though their address does not say so (spec 2§2). */
function areaOf(path: string): string | null {
  if (path === '/Videostreaming') return 'virksomhed';
  return /^\/(kandidat|virksomhed|demo)\//.exec(path)?.[1] ?? null;
}

/** Whether a screen is one of a route: `/job/:job_id/:job_seo?`. */
function matches(route: string, screen: string): boolean {
  const pattern = route.replaceAll(/\/:\w+\?/g, '(/.+)?').replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(decodeURI(screen).replace(/\?.*$/, ''));
}

/** One screen of each kind is opened: addresses that differ by their ids and words only are of one kind. */
const kindOf = (path: string) =>
  path
    .replace(/\?.*$/, '')
    .replace(/^(\/(?:job|blog|virksomhed\/cv\/Vis|demo\/cv\/view))\/.*/, '$1')
    .replace(/\d[^/]*/g, 'id');

/**
 * Opens one screen of each kind that links lead to.
 * @param visit called with each screen's address once the screen is loaded
 * @returns addresses of the screens that were opened, and for each address that was met its status and where it leads on to
 */
export async function walk(
  page: Page,
  { person, start, opens }: Walker,
  visit: (path: string) => Promise<void>,
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
      // The signed-in areas' screens are a frame on the server, so a wrong id shows only in the browser.
      if (isScreen && opens.test(address)) waiting.push(decodeURI(address));
    }
    if (wrong.length === 0) continue;
    // Another journey may have renamed or removed meanwhile what a link led to; then the link is gone as well.
    await open(page, path);
    const still = await links();
    for (const address of wrong) if (!still.includes(address)) answers.delete(address);
  }
  return { opened: new Set(opened.values()), answers };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  // Between two requests a slow machine can be idle for longer than that.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(hideNotices);
}

/** Runs in the page. What other journeys do to the sample people is notified to them, and a notice covers what is measured. */
function hideNotices(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-toast] { display: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * True for an address that answers as it should. The logo leads home by way of "/"; what needs another role leads to sign-in; an
 * ad elsewhere to its own page.
 */
export const isRight = ([path, answer]: [path: string, answer: string]) =>
  answer === '200' ||
  (path === '/' && answer === '302 /home') ||
  /^302 \/login\?next=/.test(answer) ||
  (/\/open_job\//.test(path) && answer.startsWith('302 https://'));

/** Every address on the screen; on request with those in the header's menus, which are the same on all screens, and in a row's. */
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
