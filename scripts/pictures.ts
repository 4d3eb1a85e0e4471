import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { beSignedIn, type Person, sampleEmployer } from '../e2e/support/people.ts';
import { chromiumFlags, requireChromium } from './chromium.ts';
import { startProduct } from './product.ts';
import { root } from './steps.ts';
import { ensureWebBuild } from './web-build.ts';

// npm run pictures: takes the pictures of the product that the README and the landing pages show, from the sample data.

const seeker = { name: 'Amalie', email: 'kandidat@jobblik.test', password: sampleEmployer.password };
const readme = join(root, 'docs/screenshots');
const landing = join(root, 'apps/web/app/content/pictures');

interface Picture {
  name: string;
  person: Person | null;
  path: string;
  /** A link on that screen, by its address, that leads on to the one in the picture. */
  link?: RegExp;
}

const ofReadme: readonly Picture[] = [
  { name: 'home', person: null, path: '/home' },
  { name: 'search', person: null, path: '/find/job?keyword=tekniker' },
  { name: 'job', person: null, path: '/find/job?keyword=vindmølletekniker', link: /^\/job\// },
  { name: 'cv', person: seeker, path: '/kandidat/cv' },
  { name: 'applicants', person: sampleEmployer, path: '/virksomhed/job/liste', link: /\/job\/(detalje|anvendelse)\// },
  { name: 'candidates', person: sampleEmployer, path: '/virksomhed/cv/søg?keyword=tekniker' },
];

const ofLanding: readonly Picture[] = [
  {
    name: 'reading-room',
    person: sampleEmployer,
    path: '/virksomhed/job/liste',
    link: /\/job\/(detalje|anvendelse)\//,
  },
  { name: 'own-ads', person: sampleEmployer, path: '/virksomhed/job/liste' },
  { name: 'interviews', person: sampleEmployer, path: '/virksomhed/interview/liste' },
  { name: 'company', person: null, path: '/home', link: /^\/company\// },
  { name: 'applications', person: seeker, path: '/kandidat/job/applikationer' },
];

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 620 };
/** Of the README's pictures: 1,000 pixels across. */
const readmeScale = 1000 / wide.width;

async function take(browser: Browser, picture: Picture, file: string, view: View): Promise<void> {
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
    if (picture.person) await beSignedIn(page, picture.person);
    await open(page, picture);
    // Playwright writes no WebP.
    const session = await context.newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 78 });
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

async function open(page: Page, { path, link }: Picture): Promise<void> {
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

await ensureWebBuild();
mkdirSync(landing, { recursive: true });
const product = await startProduct();
process.env.E2E_BASE_URL = product.url;
const browser = await chromium.launch({ executablePath: requireChromium(), args: [...chromiumFlags] });
try {
  const view: View = { window: { width: 1280, height: 900 }, scheme: 'light', scale: readmeScale };
  for (const picture of ofReadme) await take(browser, picture, join(readme, `${picture.name}.webp`), view);
  const phone: View = { window: { width: 390, height: 900 }, scheme: 'dark', scale: 1 };
  await take(browser, { name: 'phone', person: null, path: '/home' }, join(readme, 'phone-dark.webp'), phone);
  for (const picture of ofLanding) {
    for (const scheme of ['light', 'dark'] as const) {
      const file = (size: string) => join(landing, `${picture.name}-${size}-${scheme}.webp`);
      await take(browser, picture, file('wide'), { window: wide, scheme, scale: 1 });
      await take(browser, picture, file('narrow'), { window: narrow, scheme, scale: 2 });
    }
  }
} finally {
  await browser.close();
  await product.stop();
}
