import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { newEmployer, newSeeker } from '../e2e/support/people.ts';
import { type Walker, walk, walkers } from '../e2e/support/walk.ts';
import { chromiumFlags, requireJourneyBrowser } from './chromium.ts';
import { startProduct } from './product.ts';
import { root } from './steps.ts';
import { ensureWebBuild } from './web-build.ts';

// npm run contact-sheet: photographs every screen that links lead to, for a guest, both roles, new people without data
// and with a long name, and the demo; in three widths and both schemes. The pictures stand side by side in one page.

const folder = join(root, 'test-results/contact-sheet');
const widths = [390, 768, 1280];
const schemes = ['light', 'dark'] as const;
/** As long as the forms take them for a person. */
const longName = 'Anna-Margrethe Kristiansen Østergaard-Vestergaard Bjerregaard';

interface Shot {
  who: string;
  path: string;
  files: string[];
}

/** Those of the journeys, and people who have nothing yet. */
async function everybody(): Promise<Walker[]> {
  return [
    ...walkers,
    { who: 'a new job seeker', person: await newSeeker(longName), start: ['/kandidat/dashboard'] },
    { who: 'a new employer', person: await newEmployer(longName), start: ['/virksomhed/dashboard'] },
  ];
}

async function photograph(page: Page, name: string): Promise<string[]> {
  const files: string[] = [];
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 768 ? 844 : 800 });
      const file = `${name}-${width}-${scheme}.png`;
      await page.screenshot({ path: join(folder, file) });
      files.push(file);
    }
  }
  return files;
}

function sheetOf(shots: readonly Shot[]): string {
  const rows = shots.map(
    ({ who, path, files }) =>
      `<h2>${who}: ${decodeURI(path).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</h2><div>${files
        .map((file) => `<a href="${file}"><img src="${file}" alt="" loading="lazy"></a>`)
        .join('')}</div>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title>
<style>body{font:14px sans-serif;background:#ddd}div{display:flex;gap:8px;overflow-x:auto;align-items:start}img{height:420px}</style>
${rows.join('\n')}\n`;
}

await ensureWebBuild();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const product = await startProduct();
process.env.E2E_BASE_URL = product.url;
const browser = await chromium.launch({ executablePath: requireJourneyBrowser(), args: [...chromiumFlags] });
try {
  const shots: Shot[] = [];
  for (const [at, walker] of (await everybody()).entries()) {
    const context = await browser.newContext({
      baseURL: product.url,
      serviceWorkers: 'block',
      locale: 'da-DK',
      timezoneId: 'Europe/Copenhagen',
    });
    const page = await context.newPage();
    let count = 0;
    await walk(page, walker, async (path) => {
      count += 1;
      shots.push({ who: walker.who, path, files: await photograph(page, `${at}-${count}`) });
    });
    await context.close();
  }
  writeFileSync(join(folder, 'index.html'), sheetOf(shots));
  console.log(`${shots.length} screens: ${join(folder, 'index.html')}`);
} finally {
  await browser.close();
  await product.stop();
}
