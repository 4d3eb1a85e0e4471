import { globSync, readdirSync, readFileSync } from 'node:fs';
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

/** Every Danish text of ours by its path, in the list of a language. */
function textsOf(language: 'da' | 'en'): Map<string, string> {
  const texts = new Map<string, string>();
  const add = (path: string, value: unknown) => {
    if (typeof value === 'string') texts.set(path, value);
    else for (const [key, inner] of Object.entries(value as object)) add(`${path}.${key}`, inner);
  };
  for (const file of readdirSync(`packages/words/locales/${language}`))
    add(file, JSON.parse(readFileSync(`packages/words/locales/${language}/${file}`, 'utf8')));
  return texts;
}

const english = textsOf('en');
const englishTexts = new Set(english.values());
const withoutValues = (text: string) => text.replaceAll(/\{\{[^}]*\}\}|<[^>]*>/g, '');
const danishOnly = [...textsOf('da').values()].filter((text) => /\p{L}{2}/u.test(text) && !englishTexts.has(text));
/** Texts of ours that are said in another way in English, as they stand on a screen. */
const whole = new Set(danishOnly.filter((text) => withoutValues(text) === text));
/** The same with values in them; those with few letters of their own could be anybody's. */
const patterns = danishOnly
  .filter((text) => !whole.has(text) && withoutValues(text).replaceAll(/\P{L}/gu, '').length > 8)
  .map(
    (text) =>
      new RegExp(
        `^${text
          .split(/\{\{[^}]*\}\}|<[^>]*>/)
          .map(RegExp.escape)
          .join('.*')}$`,
        'su',
      ),
  );

/** What the sample people have written; some of it stands as an example in our words too. */
const written = globSync('apps/server/src/demo/sample/**/*.ts').map((path) => readFileSync(path, 'utf8'));
/** A short one has to be the whole of what they wrote: our words are parts of many sentences. */
const isWritten = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .every((line) => written.some((all) => all.includes(line.length > 20 ? line : `'${line}'`)));

/** Our Danish on the screen, and in names that a screen reader says. What people have written is in their own language. */
async function danishOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const isEnglish = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === 'en';
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (isEnglish(parent) && !parent?.closest('script,style,template,noscript')) found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label],[placeholder],[title],[alt]')) {
      if (!isEnglish(element)) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.push(element.getAttribute(name) ?? '');
    }
    return found.map((text) => text.trim()).filter(Boolean);
  });
  const isOurs = (text: string) => whole.has(text) || patterns.some((pattern) => pattern.test(text));
  return [...new Set(texts)].filter((text) => isOurs(text) && !isWritten(text));
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
