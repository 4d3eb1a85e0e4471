import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { received, watchMedia, withFakeDevices } from '../support/journeys/rooms.ts';
import { janusSecret, startJanus, startTurn } from '../support/media-servers.ts';
import { type RunningProduct, startProduct } from '../support/product.ts';
import { ensureWebBuild } from '../support/web-build.ts';
import { ms, say } from './support/report.ts';

// npm run bench:rooms: time from the click on "Gå ind i rummet" to the first picture of everyone else, in pages of one Chromium on
// this machine: two people by mesh and six over Janus; then how long two people are without pictures after a network failure of ten
// seconds (they are connected through a TURN relay only, which is stopped), and the processor time per person.
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, people: { type: 'string', default: '6' } },
});
const [rounds, people] = [Number(values.rounds), Number(values.people)];
const cutFor = 10_000;

await ensureWebBuild();
const [janus, turn] = [await startJanus(), await startTurn()];
const stopServers = () => Promise.all([janus.stop(), turn.stop()]);
const product = await startProduct({
  JANUS_URLS: janus.url,
  JANUS_SECRET: janusSecret,
  TURN_URLS: turn.url,
  TURN_SECRET: turn.secret,
}).catch(async (error: unknown) => {
  await stopServers();
  throw error;
});
const { executablePath, args } = withFakeDevices.launchOptions;
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args });
try {
  sayTimes('2 people, mesh', await repeat(rounds, () => timeToPictures(2)));
  sayTimes(`${people} people, Janus`, await repeat(Math.ceil(rounds / 2), () => timeToPictures(people)));
  say(`back after a cut of ${cutFor / 1000} s`, ms(await timeBack()));
} finally {
  await browser.close();
  await product.stop();
  await stopServers();
}

/** Times of all people of all rounds, in milliseconds. */
async function repeat(count: number, round: () => Promise<number[]>): Promise<number[]> {
  const times: number[] = [];
  for (let done = 0; done < count; done += 1) times.push(...(await round()));
  return times;
}

/** How long each person but the first waits for the pictures of all others. */
async function timeToPictures(count: number): Promise<number[]> {
  const room = await openRoom(product);
  const pages: Page[] = [];
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const page = await atTheDoor(browser, room, `Person ${index}`);
    const start = performance.now();
    await page.getByRole('button', { name: 'Gå ind i rummet' }).click();
    pages.push(page);
    await untilReceived(page, index);
    if (index > 0) times.push(performance.now() - start);
  }
  const before = cpuSecondsOf(browserPids());
  await delay(5_000);
  say(
    `${count} people: processor per person`,
    `${(((cpuSecondsOf(browserPids()) - before) / 5 / count) * 100).toFixed(0)} %`,
  );
  await closeAll();
  return times;
}

/** Milliseconds from the end of the failure to the next picture on both sides. */
async function timeBack(): Promise<number> {
  const room = await openRoom(product);
  const pages: Page[] = [];
  for (const name of ['Ane', 'Bo']) {
    const page = await atTheDoor(browser, room, name, { relayOnly: true });
    await page.getByRole('button', { name: 'Gå ind i rummet' }).click();
    pages.push(page);
  }
  for (const page of pages) await untilReceived(page, 1);
  turn.child.kill('SIGSTOP');
  await delay(cutFor);
  const frozen = await Promise.all(pages.map(framesOf));
  turn.child.kill('SIGCONT');
  const start = performance.now();
  for (const [at, page] of pages.entries()) while ((await framesOf(page)) <= (frozen[at] ?? 0)) await delay(20);
  const back = performance.now() - start;
  await closeAll();
  return back;
}

async function openRoom({ url }: RunningProduct): Promise<string> {
  const ask = async (path: string, method: 'GET' | 'POST', body?: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(url + path, {
      method,
      headers,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    return (await answer.json()) as Record<string, string>;
  };
  const { token } = await ask('/api/main_login', 'POST', {
    email: 'virksomhed@jobblik.test',
    password: 'jobblik-demo',
  });
  const { room_id } = await ask('/api/create_free_room', 'POST', {}, token);
  return `${url}/stream/${room_id}`;
}

async function atTheDoor(where: Browser, room: string, name: string, media?: { relayOnly: boolean }): Promise<Page> {
  const page = await (await where.newContext({ permissions: ['camera', 'microphone'] })).newPage();
  await watchMedia(page, media);
  await page.goto(room);
  await page.getByLabel('Dit navn').fill(name);
  await page.getByText('Sådan ser du ud for de andre').waitFor();
  return page;
}

async function untilReceived(page: Page, others: number): Promise<void> {
  while ((await received(page)).frames.filter((count) => count > 0).length < others) await delay(20);
}

async function framesOf(page: Page): Promise<number> {
  return (await received(page)).frames.reduce((sum, count) => sum + count, 0);
}

async function closeAll(): Promise<void> {
  for (const context of browser.contexts()) await context.close();
}

/** Processes of the browser: this process starts no other Chromium. */
function browserPids(): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(Number(name))]),
  );
  const isOwn = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === process.pid || isOwn(parents.get(pid)));
  const others = new Set([janus.child.pid, turn.child.pid, process.pid]);
  return [...parents.keys()].filter((pid) => isOwn(pid) && !others.has(pid) && commandOf(pid).includes('chrom'));
}

function parentOf(pid: number): number | undefined {
  const fields = statOf(pid);
  return fields === undefined ? undefined : Number(fields[1]);
}

function cpuSecondsOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = statOf(pid);
    return sum + (fields ? (Number(fields[11]) + Number(fields[12])) / 100 : 0);
  }, 0);
}

/** The fields after the name in /proc/…/stat; undefined if the process has ended. */
function statOf(pid: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
  } catch {
    return undefined;
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // The process has ended in the meantime.
    return '';
  }
}

function sayTimes(name: string, times: number[]): void {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  say(`${name}, click to pictures p50`, ms(at(0.5)));
  say(`${name}, click to pictures p95`, ms(at(0.95)));
}
