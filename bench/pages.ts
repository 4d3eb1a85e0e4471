import { get } from 'node:http';
import { type BrowserContext, chromium } from '@playwright/test';
import autocannon from 'autocannon';
import { chromiumFlags, requireChromium } from '../support/browsers/chromium.ts';
import { startProduct } from '../support/product.ts';
import { ensureWebBuild } from '../support/web-build.ts';
import { judgePage, type Verdict } from './support/lighthouse.ts';
import { say } from './support/report.ts';

// npm run bench:pages: measures the server for the three most viewed pages, and a first visit to every kind of landing page:
// transferred bytes and rendering, with a CPU four times slower than this machine. Medians; a run begins with an empty cache. Then
// Lighthouse measures the same pages. Exits with code 1 when a goal is missed.
const runs = 5;
const cpuSlowdown = 4;
const seconds = 4;
/** Milliseconds without a request or a long task after which a page counts as loaded. */
const quietMs = 500;

/** Goals for every kind of page. */
const goals = { scriptKb: 180, paintMs: 2_500, shift: 0.05 };
const lighthouseRuns = 3;
const lighthouseGoals = { performance: 95, paintMs: 2_000, blockingMs: 150, shift: 0.02 };

interface Visit {
  paint: number;
  blocking: number;
  shift: number;
  scripts: string[];
  styles: string[];
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** Transferred bytes of an address with gzip. */
function gzipBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (data: Buffer) => {
        bytes += data.length;
      });
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

async function kilobytes(urls: readonly string[]): Promise<number> {
  const sizes = await Promise.all([...new Set(urls)].map(gzipBytes));
  return sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000;
}

let visitors = 0;

/** Gives every request another client address, so that the rate limit per address does not affect the result. */
function asSomebodyNew(request: autocannon.Request): autocannon.Request {
  visitors += 1;
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return { ...request, headers: { 'accept-encoding': 'gzip', 'x-forwarded-for': address } };
}

async function serverCost(url: string): Promise<{ ms: number; perSecond: number }> {
  const load = (connections: number) =>
    autocannon({ url, connections, duration: seconds, requests: [{ setupRequest: asSomebodyNew }] });
  await load(4);
  const alone = await load(1);
  const busy = await load(10);
  if (alone.non2xx + busy.non2xx > 0) throw new Error(`${url} was refused ${alone.non2xx + busy.non2xx} times.`);
  return { ms: alone.latency.mean, perSecond: busy.requests.mean };
}

declare global {
  interface Window {
    pageCost: { paint: number; blocking: number; shift: number; last: number };
  }
}

/** Runs in the page before its scripts. */
function watch(): void {
  window.pageCost = { paint: 0, blocking: 0, shift: 0, last: 0 };
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => {
    window.pageCost.paint = startTime;
  });
  on('longtask', ({ duration, startTime }) => {
    window.pageCost.blocking += Math.max(0, duration - 50);
    window.pageCost.last = startTime + duration;
  });
  on('layout-shift', (entry) => {
    const { hadRecentInput = false, value = 0 } = entry as { hadRecentInput?: boolean; value?: number };
    if (!hadRecentInput) window.pageCost.shift += value;
  });
}

async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(watch);
  const loaded: { kind: string; url: string }[] = [];
  page.on('requestfinished', (request) => loaded.push({ kind: request.resourceType(), url: request.url() }));
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction((quiet) => performance.now() - window.pageCost.last > quiet, quietMs, { polling: 100 });
  const { paint, blocking, shift } = await page.evaluate(() => window.pageCost);
  await page.close();
  const of = (kind: string) => loaded.filter((one) => one.kind === kind).map((one) => one.url);
  // The page waits for its word lists as for its scripts.
  const words = of('fetch').filter((one) => /\/assets\/[^/]+\.json$/.test(one));
  return { paint, blocking, shift, scripts: [...of('script'), ...words], styles: of('stylesheet') };
}

async function visits(page: () => Promise<BrowserContext>, url: string): Promise<Visit[]> {
  const all: Visit[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await page();
    all.push(await visit(context, url));
    await context.close();
  }
  return all;
}

/** Address of the newest ad. */
async function newestAd(origin: string): Promise<string> {
  const { jobs } = (await (await fetch(`${origin}/api/get_latest_jobs`)).json()) as {
    jobs: { id: number; seo: string }[];
  };
  const [job] = jobs;
  if (!job) throw new Error('The sample data has no ads.');
  return encodeURI(`/job/${job.id}/${job.seo}`);
}

/** Address of the company of an ad, from the link on its page. */
async function companyOf(origin: string, job: string): Promise<string> {
  const path = /href="(\/company\/[^"]+)"/.exec(await (await fetch(origin + job)).text())?.[1];
  if (!path) throw new Error('The ad links to no company.');
  return path;
}

/** The median of several Lighthouse runs. */
async function judge(name: string, url: string): Promise<string[]> {
  const all: Verdict[] = [];
  for (let run = 0; run < lighthouseRuns; run += 1) all.push(await judgePage(url, browserPath, chromiumFlags));
  const of = (read: (verdict: Verdict) => number) => median(all.map(read));
  const [performance, paint] = [of((one) => one.performance), of((one) => one.paint)];
  const [blocking, shift] = [of((one) => one.blocking), of((one) => one.shift)];
  const others = [of((one) => one.accessibility), of((one) => one.practice), of((one) => one.seo)];
  say(`${name}, Lighthouse performance`, performance);
  say(`${name}, Lighthouse accessibility, best practice, SEO`, others.join(', '));
  say(`${name}, Lighthouse paint`, `${paint.toFixed(0)} ms`);
  say(`${name}, Lighthouse blocking`, `${blocking.toFixed(0)} ms`);
  say(`${name}, Lighthouse shift`, shift.toFixed(3));
  const missed: string[] = [];
  if (performance < lighthouseGoals.performance) missed.push(`Lighthouse performance of ${name}`);
  if (others.some((score) => score < 100)) missed.push(`Lighthouse quality of ${name}`);
  if (paint > lighthouseGoals.paintMs) missed.push(`Lighthouse paint of ${name}`);
  if (blocking > lighthouseGoals.blockingMs) missed.push(`Lighthouse blocking of ${name}`);
  if (shift > lighthouseGoals.shift) missed.push(`Lighthouse shift of ${name}`);
  return missed;
}

const browserPath = requireChromium();
await ensureWebBuild();
const product = await startProduct({ TRUST_PROXY: '1' });
const missed: string[] = [];
try {
  const job = await newestAd(product.url);
  const mostSeen = { home: '/home', search: '/find/job?keyword=sygeplejerske', job };
  const pages = {
    ...mostSeen,
    company: await companyOf(product.url, job),
    blog: '/blog-list',
    landing: '/hvordan-fungere-det',
  };
  for (const [name, path] of Object.entries(mostSeen)) {
    const { ms, perSecond } = await serverCost(product.url + path);
    say(`${name}, server render`, `${ms.toFixed(1)} ms`);
    say(`${name}, server requests/s`, perSecond.toFixed(0));
  }
  const browser = await chromium.launch({ executablePath: browserPath, args: chromiumFlags });
  const phone = () =>
    browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, locale: 'da-DK' });
  for (const [name, path] of Object.entries(pages)) {
    const url = product.url + path;
    const all = await visits(phone, url);
    const of = (read: (visit: Visit) => number) => median(all.map(read));
    const { scripts = [], styles = [] } = all[0] ?? {};
    const scriptKb = await kilobytes(scripts);
    const [paint, shift] = [of((one) => one.paint), of((one) => one.shift)];
    say(`${name}, HTML gzip`, `${(await kilobytes([url])).toFixed(1)} kB`);
    say(`${name}, JavaScript gzip`, `${scriptKb.toFixed(1)} kB`);
    say(`${name}, CSS gzip`, `${(await kilobytes(styles)).toFixed(1)} kB`);
    say(`${name}, largest contentful paint`, `${paint.toFixed(0)} ms`);
    say(`${name}, total blocking time`, `${of((one) => one.blocking).toFixed(0)} ms`);
    say(`${name}, layout shift`, shift.toFixed(3));
    if (scriptKb > goals.scriptKb) missed.push(`JavaScript of ${name}`);
    if (paint > goals.paintMs) missed.push(`paint of ${name}`);
    if (shift > goals.shift) missed.push(`shift of ${name}`);
  }
  await browser.close();
  for (const [name, path] of Object.entries(pages)) missed.push(...(await judge(name, product.url + path)));
} finally {
  await product.stop();
}
say('goals', missed.length > 0 ? `missed (${missed.join(', ')})` : 'reached');
process.exitCode = missed.length > 0 ? 1 : 0;
