import type { Page } from '@playwright/test';
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

const seeker = { name: 'Amalie', email: 'kandidat@jobblik.test', password: sampleEmployer.password };

/** Screens of everybody that show a signed-in person more than a header of their own. */
const personal = 'home$|job/|find/job|company/|apply/|smart-rekruttering';

/** Those who together meet all screens of the product with the sample data, each screen once. */
export const walkers: Walker[] = [
  {
    who: 'a guest',
    person: null,
    start: ['/home', '/find/job', '/find/job?keyword=qzxqzx', '/login', '/forgot'],
    opens: /^\/(?!demo\/)/,
  },
  {
    who: 'a job seeker',
    person: seeker,
    start: ['/kandidat/dashboard', '/home', '/kandidat/agent/liste'],
    opens: new RegExp(`^/(kandidat/|${personal})`),
  },
  {
    who: 'an employer',
    person: sampleEmployer,
    start: ['/virksomhed/dashboard', '/virksomhed/job/liste', '/home'],
    opens: new RegExp(`^/(virksomhed/|${personal})`),
  },
  { who: 'a visitor of the demo', person: null, start: ['/demo/dashboard', '/demo/job/manage'], opens: /^\/demo\// },
];

/** One screen of each kind is opened: addresses that differ by their ids and words only are of one kind. */
const kindOf = (path: string) =>
  path
    .replace(/\?.*$/, '')
    .replace(/^(\/(?:job|blog|virksomhed\/cv\/Vis|demo\/cv\/view))\/.*/, '$1')
    .replace(/\d[^/]*/g, 'id');

/**
 * Opens one screen of each kind that links lead to.
 * @param visit called with each screen's address once the screen is loaded
 * @returns kinds of screens that were opened, and for each address that was met its status and where it leads on to
 */
export async function walk(
  page: Page,
  { person, start, opens }: Walker,
  visit: (path: string) => Promise<void>,
): Promise<{ opened: Set<string>; answers: Map<string, string> }> {
  if (person) await beSignedIn(page, person);
  const { origin } = new URL(process.env.E2E_BASE_URL ?? '');
  const waiting = [...start];
  const opened = new Set<string>();
  const answers = new Map<string, string>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (opened.has(kindOf(path))) continue;
    opened.add(kindOf(path));
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
  return { opened, answers };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  // Between two requests a slow machine can be idle for longer than that.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
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

/** Every address on the screen, with those in the header's menus on request: these are the same on all screens of a person. */
async function linksOn(page: Page, inMenus: boolean): Promise<string[]> {
  const found = new Set<string>();
  const collect = async () => {
    const all = page.locator('a[href]');
    for (const href of await all.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)))
      found.add(href);
  };
  await collect();
  if (!inMenus) return [...found];
  for (const opener of await page.getByRole('banner').locator('button[aria-expanded="false"]:visible').all()) {
    await opener.click();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await collect();
    await page.keyboard.press('Escape');
  }
  return [...found];
}
