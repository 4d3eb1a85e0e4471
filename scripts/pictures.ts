import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type words from '@jobblik/words/da/pictures.json';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { chromiumFlags, requireChromium } from '../support/browsers/chromium.ts';
import { beSignedIn, type Person, sampleEmployer } from '../support/journeys/people.ts';
import { startProduct } from '../support/product.ts';
import { root } from '../support/root.ts';
import { ensureWebBuild } from '../support/web-build.ts';

// npm run pictures: takes screenshots for the README and the landing pages, with the sample data. npm run pictures chatbot
// cv-editor: takes only these, by the names in the lists below.

const seeker = { name: 'Amalie', email: 'kandidat@jobblik.test', password: sampleEmployer.password };
const readme = join(root, 'docs/screenshots');
const landing = join(root, 'apps/web/app/content/pictures');

interface Screen {
  person: Person | null;
  path: string;
  /** A link on that screen, by its address, that leads to the screen of the picture. */
  link?: RegExp;
  /** The picture is shown in a column of text: a smaller window keeps its letters large enough to read. */
  inColumn?: boolean;
  /** Without this the chatbot's button is hidden, since it covers content. */
  showsChatbot?: boolean;
  /** Actions on the screen before the picture is taken. */
  before?: (page: Page, isNarrow: boolean) => Promise<void>;
}

interface Picture extends Screen {
  name: string;
}

const ofReadme: readonly Picture[] = [
  { name: 'home', person: null, path: '/home' },
  { name: 'search', person: null, path: '/find/job?keyword=tekniker' },
  { name: 'job', person: null, path: '/find/job?keyword=vindmølletekniker', link: /^\/job\// },
  { name: 'cv', person: seeker, path: '/kandidat/cv' },
  { name: 'applicants', person: sampleEmployer, path: '/virksomhed/job/liste', link: /\/job\/(detalje|anvendelse)\// },
  { name: 'candidates', person: sampleEmployer, path: '/virksomhed/cv/søg?keyword=tekniker' },
];

/** The alternative text and the caption of each are in `pictures.json`. */
const ofLanding: Record<keyof typeof words, Screen> = {
  'applicants-inbox': {
    person: sampleEmployer,
    path: '/virksomhed/job/liste',
    link: /\/job\/(detalje|anvendelse)\//,
    before: async (page, isNarrow) => {
      // The first in the list depends on what was read before; this applicant has a video.
      if (!isNarrow) await page.getByRole('link', { name: 'Amalie Holm' }).first().click();
      if (!isNarrow) await page.getByRole('heading', { name: 'Amalie Holm' }).waitFor();
    },
  },
  'own-ads': { person: sampleEmployer, path: '/virksomhed/job/liste' },
  interviews: { person: sampleEmployer, path: '/virksomhed/interview/liste' },
  company: { person: null, path: '/home', link: /^\/company\// },
  applications: { person: seeker, path: '/kandidat/job/applikationer' },
  'agent-hits': {
    person: seeker,
    path: '/kandidat/agent/liste',
    before: async (page) => {
      await page.getByRole('link', { name: 'Udvikler, hele landet', exact: true }).click();
      await page.getByText(/job passer/).waitFor();
    },
  },
  'candidate-search': {
    person: sampleEmployer,
    path: '/virksomhed/cv/søg?keyword=sygeplejerske',
    before: async (page, isNarrow) => {
      const heading = page.getByRole('heading', { name: 'kandidater til »sygeplejerske«' });
      await heading.waitFor();
      if (isNarrow) await scrollTo(heading);
    },
  },
  chatbot: {
    person: seeker,
    path: '/kandidat/dashboard',
    inColumn: true,
    showsChatbot: true,
    before: async (page, isNarrow) => {
      await page.getByRole('button', { name: 'Spørg chatbotten' }).click();
      const question = page.getByRole('textbox', { name: 'Skriv et spørgsmål' });
      const links = page.getByRole('log').getByRole('listitem');
      await question.fill('Kan jeg hente mit CV som PDF?');
      await question.press('Enter');
      await links.first().waitFor();
      // On a phone the dialog fills the window and has room for the second answer.
      await question.fill('Er der job som pædagog i Aarhus?');
      if (isNarrow) await question.press('Enter');
      if (isNarrow) await links.nth(3).waitFor();
      await question.blur();
    },
  },
  'cv-editor': { person: seeker, path: '/kandidat/cv#del-experience', inColumn: true },
  'job-search': {
    person: null,
    path: '/find/job?keyword=assistent',
    before: async (page, isNarrow) => {
      // On a phone the ad opens in a sheet over the list.
      if (isNarrow) await page.getByRole('main').getByRole('link', { name: 'Butiksassistent' }).click();
      await page.getByText('Arbejdstid', { exact: true }).waitFor();
    },
  },
  'recommended-jobs': { person: seeker, path: '/kandidat/anbefalet', inColumn: true },
  'video-cv': {
    person: seeker,
    path: '/kandidat/video',
    inColumn: true,
    before: (page, isNarrow) =>
      isNarrow ? scrollTo(page.getByText('Tilføj en video'), 40) : scrollTo(page.getByRole('heading', { level: 1 })),
  },
};

const wide = { width: 1280, height: 800 };
/** The output is 1,280 pixels wide as well. */
const column = { width: 1040, height: 650 };
const narrow = { width: 390, height: 620 };
/** The README's pictures are 1,000 pixels wide. */
const readmeScale = 1000 / wide.width;

async function take(browser: Browser, screen: Screen, file: string, view: View): Promise<void> {
  const { window, scheme, scale } = view;
  const context = await browser.newContext({
    baseURL: process.env.E2E_BASE_URL ?? '',
    viewport: window,
    deviceScaleFactor: scale,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
  });
  const page = await context.newPage();
  try {
    if (screen.person) await beSignedIn(page, screen.person);
    await open(page, screen);
    const chatbot = page.getByRole('button', { name: 'Spørg chatbotten' });
    if (!screen.showsChatbot && (await chatbot.count()) > 0) {
      await chatbot.evaluate(({ style }) => style.setProperty('visibility', 'hidden'));
    }
    await screen.before?.(page, window === narrow);
    // Nothing is hovered, and every image in view is loaded.
    await page.mouse.move(0, 0);
    await page.waitForFunction(() =>
      [...document.images].every((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return image.complete || width === 0 || bottom < 0 || top > innerHeight;
      }),
    );
    // Playwright cannot write WebP.
    const session = await context.newCDPSession(page);
    const [x, y] = await page.evaluate(() => [scrollX, scrollY] as const);
    // Without a clip the picture has one pixel per CSS pixel, regardless of the scale. Finer ones can be compressed more.
    const clip = { x, y, ...window, scale };
    const quality = scale > 1 ? 62 : 78;
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, clip });
    writeFileSync(file, Buffer.from(data, 'base64'));
    console.log(file);
  } finally {
    await context.close();
  }
}

interface View {
  window: { width: number; height: number };
  scheme: 'light' | 'dark';
  scale: number;
}

async function open(page: Page, { path, link }: Screen): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  if (!link) return;
  const addresses = await page
    .locator('main a[href]')
    .evaluateAll((links) => links.map((one) => one.getAttribute('href') ?? ''));
  const next = addresses.find((address) => link.test(address));
  if (!next) throw new Error(`${path} has no link like ${link}.`);
  await page.goto(next);
  await page.waitForLoadState('networkidle');
}

/** Scrolls an element near the top of the window, that many pixels below it. */
async function scrollTo(piece: Locator, below = 24): Promise<void> {
  await piece.evaluate((element, gap) => scrollBy(0, element.getBoundingClientRect().top - gap), below);
}

const landingNames = Object.keys(ofLanding) as (keyof typeof ofLanding)[];
const phone = { name: 'phone', person: null, path: '/home' };
const names = [...ofReadme, phone].map(({ name }) => name).concat(landingNames);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`No picture is called ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
const isAsked = (name: string) => asked.length === 0 || asked.includes(name);

await ensureWebBuild();
mkdirSync(landing, { recursive: true });
const product = await startProduct();
process.env.E2E_BASE_URL = product.url;
const browser = await chromium.launch({ executablePath: requireChromium(), args: [...chromiumFlags] });
try {
  const view: View = { window: { width: 1280, height: 900 }, scheme: 'light', scale: readmeScale };
  for (const picture of ofReadme.filter(({ name }) => isAsked(name))) {
    await take(browser, picture, join(readme, `${picture.name}.webp`), view);
  }
  const dark: View = { window: { width: 390, height: 900 }, scheme: 'dark', scale: 1 };
  if (isAsked(phone.name)) await take(browser, phone, join(readme, 'phone-dark.webp'), dark);
  for (const name of landingNames.filter(isAsked)) {
    const screen = ofLanding[name];
    const window = screen.inColumn ? column : wide;
    for (const scheme of ['light', 'dark'] as const) {
      const file = (size: string) => join(landing, `${name}-${size}-${scheme}.webp`);
      await take(browser, screen, file('wide'), { window, scheme, scale: wide.width / window.width });
      await take(browser, screen, file('narrow'), { window: narrow, scheme, scale: 2 });
    }
  }
} finally {
  await browser.close();
  await product.stop();
}
