import { globSync, readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { darkViolationsOf, withTargets } from '../support/journeys/axe.ts';
import { expect, test, violationsOf } from '../support/journeys/test.ts';
import { isRight, screensNotMet, walk, walkers } from '../support/journeys/walk.ts';
import { testLimit } from '../support/test-limits.ts';
import { unseenFocusOn } from './support/keyboard.ts';
import { problemsAt320 } from './support/narrow.ts';
import { problemsInTranslation } from './support/translation.ts';

async function inEnglish(page: Page): Promise<void> {
  const { origin } = new URL(process.env.E2E_BASE_URL ?? '');
  await page.context().addCookies([{ name: 'locale', value: 'en', url: origin }]);
}

/** The product's Danish texts by their key, in the list of a language. */
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
/** Danish texts that differ from their English translation, as they are on a screen. */
const whole = new Set(danishOnly.filter((text) => withoutValues(text) === text));
/** The same for texts with values; those with few letters of their own would match other texts. */
const patterns = danishOnly
  .filter((text) => !whole.has(text) && withoutValues(text).replaceAll(/\P{L}/gu, '').length > 8)
  .map(patternOf);
/** English texts with a value in them: "More about {{title}}". */
const frames = [...englishTexts].filter((text) => withoutValues(text) !== text).map(patternOf);

/** Matches one of the product's texts with its values, each in a group. */
function patternOf(text: string): RegExp {
  const pieces = text.split(/\{\{[^}]*\}\}|<[^>]*>/).map(RegExp.escape);
  return new RegExp(`^${pieces.join('(.*)')}$`, 'su');
}

/** Texts of the sample people; some of them are also examples in the product's texts. */
const written = globSync('apps/server/src/demo/sample/**/*.ts').map((path) => readFileSync(path, 'utf8'));
/** A short one must be the whole of their text: the product's texts are parts of many sentences. */
const isWritten = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .every((line) => written.some((all) => all.includes(line.length > 20 ? line : `'${line}'`)));
const isAroundWritten = (text: string) =>
  frames.some((frame) => {
    const [, ...values] = frame.exec(text) ?? [];
    return values.length > 0 && values.every(isWritten);
  });

/** The product's Danish on the screen, and in accessible names. Texts of people are in their own language. */
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
  return [...new Set(texts)].filter((text) => isOurs(text) && !isWritten(text) && !isAroundWritten(text));
}

// Each walk opens dozens of screens.
test.describe.configure({ timeout: testLimit(30) });

for (const walker of walkers) {
  test(`links of ${walker.who} lead to every screen, each in English, usable by everybody, fit for 320 px and translatable`, async ({
    page,
  }) => {
    await inEnglish(page);
    const found: string[] = [];
    const look = async (path: string) => {
      for (const text of await danishOn(page)) found.push(`${path}: ${text}`);
      for (const violation of await violationsOf(page, withTargets)) found.push(`${path}: ${violation}`);
      for (const violation of await darkViolationsOf(page)) found.push(`${path}: ${violation}`);
      for (const unseen of await unseenFocusOn(page, 12)) found.push(`${path}: ${unseen}`);
      for (const problem of await problemsAt320(page)) found.push(`${path}: ${problem}`);
      if (path.startsWith('/demo/')) for (const href of await hrefsOutOfDemo(page)) found.push(`${path}: ${href}`);
    };
    const { opened, answers } = await walk(page, walker, look, async (path) => {
      for (const problem of await problemsInTranslation(page)) found.push(`${path}: ${problem}`);
    });
    expect.soft([...answers].filter((one) => !isRight(one))).toEqual([]);
    expect(answers.size).toBeGreaterThan(20);
    expect.soft(screensNotMet(walker, opened)).toEqual([]);
    expect(found).toEqual([]);
  });
}

/** Links of a screen of the demo to an employer's screen outside it, which a visitor could not open in another window. */
async function hrefsOutOfDemo(page: Page): Promise<string[]> {
  const links = page.locator('a[href^="/virksomhed/"]');
  return await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}
