import type { Page } from '@playwright/test';
import { beSignedIn, sampleEmployer } from './support/people.ts';
import { expect, test } from './support/test.ts';

const seeker = { name: 'Amalie', email: 'kandidat@jobblik.test', password: sampleEmployer.password };

const walks = [
  { who: 'a guest', person: null, start: ['/home', '/find/job', '/find/job?keyword=qzxqzx', '/login', '/forgot'] },
  { who: 'a job seeker', person: seeker, start: ['/kandidat/dashboard', '/home', '/kandidat/agent/liste'] },
  { who: 'an employer', person: sampleEmployer, start: ['/virksomhed/dashboard', '/virksomhed/job/liste', '/home'] },
];

/** One screen of each kind is opened: addresses that differ by their ids and words only are of one kind. */
const kindOf = (path: string) =>
  path
    .replace(/\?.*$/, '')
    .replace(/^(\/(?:job|blog|virksomhed\/cv\/Vis))\/.*/, '$1')
    .replace(/\d[^/]*/g, 'id');

/** Every address on the screen, with those in its menus. */
async function linksOn(page: Page): Promise<string[]> {
  const found = new Set<string>();
  const collect = async () => {
    const all = page.locator('a[href]');
    for (const href of await all.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)))
      found.add(href);
  };
  await collect();
  for (const opener of await page.getByRole('banner').locator('button[aria-expanded="false"]:visible').all()) {
    await opener.click();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await collect();
    await page.keyboard.press('Escape');
  }
  return [...found];
}

for (const { who, person, start } of walks) {
  test(`every link that ${who} meets leads to a screen`, async ({ page, baseURL }, { project }) => {
    test.setTimeout(240_000);
    if (person) await beSignedIn(page, person);
    const origin = new URL(baseURL ?? '').origin;
    const waiting = [...start];
    const opened = new Set<string>();
    const checked = new Map<string, string>();
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (opened.has(kindOf(path))) continue;
      opened.add(kindOf(path));
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      for (const href of await linksOn(page)) {
        const url = new URL(href);
        if (url.origin !== origin || checked.has(url.pathname + url.search)) continue;
        const address = url.pathname + url.search;
        const answer = await page.request.get(address, { maxRedirects: 0 });
        const { location = '' } = answer.headers();
        checked.set(address, `${answer.status()} ${location}`.trim());
        const isScreen = answer.ok() && (answer.headers()['content-type'] ?? '').startsWith('text/html');
        // The signed-in areas' screens are a frame on the server, so a wrong id shows only in the browser.
        // On a phone only the menus differ.
        if (isScreen && project.name === 'desktop') waiting.push(decodeURI(address));
      }
    }
    // The logo leads home by way of "/"; what needs another role leads to sign-in; an ad elsewhere to its own page.
    const isRight = ([path, answer]: [string, string]) =>
      answer === '200' ||
      (path === '/' && answer === '302 /home') ||
      /^302 \/login\?next=/.test(answer) ||
      (/\/open_job\//.test(path) && answer.startsWith('302 https://'));
    expect([...checked].filter((one) => !isRight(one))).toEqual([]);
    expect(checked.size).toBeGreaterThan(20);
  });
}
