import { globSync, readdirSync, readFileSync } from 'node:fs';
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

async function inEnglish(page: Page): Promise<void> {
  const { origin } = new URL(process.env.E2E_BASE_URL ?? '');
  await page.context().addCookies([{ name: 'locale', value: 'en', url: origin }]);
}

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

/** The logo leads home by way of "/"; what needs another role leads to sign-in; an ad elsewhere to its own page. */
const isRight = ([path, answer]: [string, string]) =>
  answer === '200' ||
  (path === '/' && answer === '302 /home') ||
  /^302 \/login\?next=/.test(answer) ||
  (/\/open_job\//.test(path) && answer.startsWith('302 https://'));

for (const { who, person, start } of walks) {
  test(`every link that ${who} meets leads to a screen, and all of it is in English`, async ({ page, baseURL }) => {
    if (person) await beSignedIn(page, person);
    await inEnglish(page);
    const origin = new URL(baseURL ?? '').origin;
    const waiting = [...start];
    const opened = new Set<string>();
    const checked = new Map<string, string>();
    const danish: string[] = [];
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (opened.has(kindOf(path))) continue;
      opened.add(kindOf(path));
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      for (const text of await danishOn(page)) danish.push(`${path}: ${text}`);
      for (const href of await linksOn(page, start.includes(path))) {
        const url = new URL(href);
        if (url.origin !== origin || checked.has(url.pathname + url.search)) continue;
        const address = url.pathname + url.search;
        const answer = await page.request.get(address, { maxRedirects: 0 });
        const { location = '' } = answer.headers();
        checked.set(address, `${answer.status()} ${location}`.trim());
        const isScreen = answer.ok() && (answer.headers()['content-type'] ?? '').startsWith('text/html');
        // The signed-in areas' screens are a frame on the server, so a wrong id shows only in the browser.
        if (isScreen) waiting.push(decodeURI(address));
      }
    }
    expect([...checked].filter((one) => !isRight(one))).toEqual([]);
    expect(checked.size).toBeGreaterThan(20);
    expect(opened.size).toBeGreaterThan(8);
    expect(danish).toEqual([]);
  });
}
