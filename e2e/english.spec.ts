import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { beSignedIn, newSeeker, sampleEmployer } from './support/people.ts';
import { expect, expectAccessible, holdHydration, hydrated, test } from './support/test.ts';

const seeker = { name: 'Amalie', email: 'kandidat@jobblik.test', password: sampleEmployer.password };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const language = (page: Page) => page.locator('html');

async function inEnglish(page: Page): Promise<void> {
  const { origin } = new URL(process.env.E2E_BASE_URL ?? '');
  await page.context().addCookies([{ name: 'locale', value: 'en', url: origin }]);
}

test('a guest switches to English, signs in, and switches back in the settings', async ({ page }) => {
  const person = await newSeeker('Ana Ruiz');
  await page.goto('/home');
  await hydrated(page);
  await expect(language(page)).toHaveAttribute('lang', 'da');
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect(language(page)).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Dansk' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/find/job');
  await expect(page).toHaveTitle(/jobs?/i);
  await expect(page.getByRole('button', { name: 'Sorted by: Newest' })).toBeVisible();
  await page.goto('/find/job?type=2');
  await expect(page.getByText('Part-time').first()).toBeVisible();
  await page.getByRole('list', { name: 'Jobs', exact: true }).getByRole('link').first().click();
  await expect(language(page)).toHaveAttribute('lang', 'en');

  await page.goto('/login');
  await hydrated(page);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/kandidat\//);
  await page.goto('/kandidat/dashboard');
  await expect(language(page)).toHaveAttribute('lang', 'en');
  await expect(heading(page)).toBeVisible();

  // The account has taken the language: its mails come in English, and so does the next sign-in elsewhere.
  await page.goto('/kandidat/indstillinger');
  await expect(page.getByRole('heading', { name: 'Language' })).toBeVisible();
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name: 'Dansk' }).click();
  await expect(page.getByRole('heading', { name: 'Sprog' })).toBeVisible();
  await expect(language(page)).toHaveAttribute('lang', 'da');
});

test('the switch works before the page is hydrated, and leads back to the same page', async ({ page }) => {
  const hydrate = await holdHydration(page);
  await page.goto('/find/job?keyword=kok', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect(language(page)).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(/\/find\/job\?keyword=kok$/);
  hydrate();
});

test('a new device shows the language of the account that signs in', async ({ page, browser }) => {
  const person = await newSeeker('Tom Byrne');
  await beSignedIn(page, person);
  await page.goto('/kandidat/indstillinger');
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Language' })).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: process.env.E2E_BASE_URL ?? '' });
  const device = await elsewhere.newPage();
  await device.goto('/login');
  await hydrated(device);
  await device.getByLabel('E-mail').fill(person.email);
  await device.getByLabel('Adgangskode', { exact: true }).fill(person.password);
  await device.getByRole('main').getByRole('button', { name: 'Log ind', exact: true }).click();
  await device.waitForURL(/\/kandidat\//);
  await expect(language(device)).toHaveAttribute('lang', 'en');
  await elsewhere.close();
});

/** Words that give Danish away; none of them is an English word or a name. */
const danish =
  /(?<![\p{L}@.-])(?:og|ikke|jeg|dig|din|dit|dine|søg|eller|når|skal|bliver|ansøgning(?:en|er)?|vælg|fjern|luk|virksomhed(?:en|er)?|stilling(?:en|er)?|uddannelse|erfaring|dage|uge|måned|år|om|til|fra|hos|udløbet|besked(?:er)?|annonce[rn]?|opret|rediger|slet|indstillinger|oplysninger)(?![\p{L}@-])/iu;

/** What the people of the sample data have written stays Danish on an English screen, also inside a sentence of ours. */
const written = globSync('apps/server/src/demo/sample/**/*.ts')
  .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)])
  .flatMap(([, single, template]) => (single ?? template ?? '').replaceAll(/<[^>]*>|\\n/g, '\n').split('\n'))
  .map((text) => text.replaceAll('\\', '').trim())
  .filter((text) => text.length > 5 && danish.test(text))
  .sort((a, b) => b.length - a.length);

/** A text without what sample people wrote. */
function withoutWritten(text: string): string {
  return written.reduce((rest, one) => (one.includes(rest.trim()) ? '' : rest.replaceAll(one, '')), text);
}

/** Danish on the screen, and in names that a screen reader says, outside what people have written (`lang="da"`). */
async function danishOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const written = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') !== 'en';
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || written(parent) || parent.closest('script,style,template,noscript')) continue;
      found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label],[placeholder],[title],[alt]')) {
      if (written(element)) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.push(element.getAttribute(name) ?? '');
    }
    return found.map((text) => text.trim()).filter(Boolean);
  });
  return [...new Set(texts.filter((text) => danish.test(text) && danish.test(withoutWritten(text))))];
}

/** One screen of each kind: addresses that differ by their ids and words only are of one kind. */
const kindOf = (path: string) =>
  path
    .replace(/[?#].*$/, '')
    .replace(/^(\/(?:job|blog|virksomhed\/cv\/Vis))\/.*/, '$1')
    .replace(/\d[^/]*/g, 'id');

const walks = [
  { who: 'a guest', person: null, start: ['/home', '/find/job', '/find/job?keyword=qzxqzx', '/login', '/forgot'] },
  { who: 'a job seeker', person: seeker, start: ['/kandidat/dashboard'] },
  { who: 'an employer', person: sampleEmployer, start: ['/virksomhed/dashboard'] },
];

for (const { who, person, start } of walks) {
  test(`every screen that ${who} meets is in English`, async ({ page, baseURL }) => {
    test.setTimeout(480_000);
    if (person) await beSignedIn(page, person);
    await inEnglish(page);
    const origin = new URL(baseURL ?? '').origin;
    const waiting = [...start];
    const opened = new Set<string>();
    const found: string[] = [];
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (opened.has(kindOf(path))) continue;
      opened.add(kindOf(path));
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      if (new URL(page.url()).origin !== origin) continue;
      for (const text of await danishOn(page)) found.push(`${path}: ${text}`);
      const links = page.locator('a[href]:not([download]):not([target=_blank])');
      for (const href of await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))) {
        const url = new URL(href);
        if (url.origin !== origin || /^\/(api|dev|demo|images|files|assets)\b/.test(url.pathname)) continue;
        if (/\/(?:stream|cstream|str%C3%B8m|Videostreaming)/.test(url.pathname)) continue;
        waiting.push(url.pathname + url.search);
      }
    }
    expect(opened.size).toBeGreaterThan(8);
    expect(found).toEqual([]);
  });
}
