import type { Browser, Page } from '@playwright/test';
import { sampleEmployer } from '../support/journeys/people.ts';
import {
  closeOthers,
  enterRoom,
  expectToReceive,
  received,
  watchMedia,
  withFakeDevices,
} from '../support/journeys/rooms.ts';
import { expect, test } from '../support/journeys/test.ts';
import { janusSecret, startJanus, startTurn } from '../support/media-servers.ts';
import { type RunningProduct, startProduct } from '../support/product.ts';
import { testLimit } from '../support/test-limits.ts';

test.use(withFakeDevices);
// Starts a separate product, with media servers beside it.
test.describe.configure({ timeout: testLimit(30) });
test.afterEach(({ browser, context }) => closeOthers(browser, context));

/** The free room of the sample employer, in the product at an address. */
async function openRoom({ request }: Page, base: string): Promise<string> {
  const { email, password } = sampleEmployer;
  const session = await request.post(`${base}/api/main_login`, { data: { email, password } });
  const { token } = await session.json();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.post(`${base}/api/create_free_room`, { headers });
  return `${base}/stream/${(await answer.json()).room_id}`;
}

async function guestIn(browser: Browser, room: string, name: string): Promise<Page> {
  const page = await (await browser.newContext({ permissions: ['camera', 'microphone'] })).newPage();
  await watchMedia(page);
  await page.goto(room);
  await enterRoom(page, name);
  return page;
}

test('five people: the room switches to Janus; when it fails the room continues over another, without a click', async ({
  page,
  browser,
}) => {
  const [one, other] = [await startJanus(), await startJanus()];
  const env = { JANUS_URLS: `${one.url},${other.url}`, JANUS_SECRET: janusSecret };
  const product = await startWith(env, [one, other]);
  try {
    const room = await openRoom(page, product.url);
    const people: Page[] = [];
    for (const name of ['Ane', 'Bo', 'Cæcilie', 'David']) people.push(await guestIn(browser, room, name));
    await Promise.all(people.map((each) => expectToReceive(each, 3)));
    people.push(await guestIn(browser, room, 'Eva'));
    await Promise.all(people.map((each) => expectToReceive(each, 4)));
    await Promise.all(people.map((each) => expect.poll(() => openConnections(each)).toBe(2)));
    const before = await Promise.all(people.map(madeConnections));
    one.child.kill('SIGKILL');
    // Frames that are decoded already are counted for a moment longer: each page first connects to the other server.
    await Promise.all(
      people.map((each, at) => expect.poll(() => madeConnections(each)).toBeGreaterThan(before[at] ?? 0)),
    );
    await Promise.all(people.map((each) => expectToReceive(each, 4)));
  } finally {
    await product.stop();
    await Promise.all([one.stop(), other.stop()]);
  }
});

test('two people who reach each other only over the relay', async ({ page, browser }) => {
  const turn = await startTurn();
  const product = await startWith({ TURN_URLS: turn.url, TURN_SECRET: turn.secret }, [turn]);
  try {
    const room = await openRoom(page, product.url);
    const people: Page[] = [];
    for (const name of ['Ane', 'Bo']) {
      const each = await (await browser.newContext({ permissions: ['camera', 'microphone'] })).newPage();
      await watchMedia(each, { relayOnly: true });
      await each.goto(room);
      await enterRoom(each, name);
      people.push(each);
    }
    await Promise.all(people.map((each) => expectToReceive(each, 1)));
    for (const each of people) expect(await wayOf(each)).toBe('relay');
  } finally {
    await product.stop();
    await turn.stop();
  }
});

test('the server is killed during a call: both are back in their places without a click, and it counts as one call', async ({
  page,
  browser,
}) => {
  let product = await startProduct();
  try {
    const room = await openRoom(page, product.url);
    const people = [await guestIn(browser, room, 'Ane'), await guestIn(browser, room, 'Bo')];
    await Promise.all(people.map((each) => expectToReceive(each, 1)));
    const metAt = Date.now();
    await product.kill();
    for (const each of people) await expect(each.getByText('Forbindelsen er røget. Vi forsøger igen …')).toBeVisible();
    product = await product.startAgain();
    for (const each of people) await expect(each.getByText('God forbindelse')).toBeVisible();
    await Promise.all(people.map((each) => expectToReceive(each, 1)));
    const lasted = Math.floor((Date.now() - metAt) / 1000);
    for (const each of people) {
      expect(await secondsOfCall(each)).toBeGreaterThanOrEqual(lasted - 2);
      await each.getByRole('button', { name: 'Deltagere' }).click();
      await expect(each.getByRole('dialog').getByRole('listitem')).toHaveText([/^(AN?)?Ane/, /^(BO?)?Bo/]);
    }
  } finally {
    await product.stop();
  }
});

/** How long the call has lasted, by the clock in its header. */
async function secondsOfCall(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText()).split(':').map(Number);
  return minutes * 60 + seconds;
}

/** Starts the product; if it does not start, stops the servers that were started for it. */
async function startWith(env: Record<string, string>, servers: { stop(): Promise<void> }[]): Promise<RunningProduct> {
  return await startProduct(env).catch(async (error: unknown) => {
    for (const server of servers) await server.stop();
    throw error;
  });
}

const openConnections = (page: Page) =>
  page.evaluate(() => globalThis.testConnections.filter((one) => one.connectionState === 'connected').length);

const madeConnections = (page: Page) => page.evaluate(() => globalThis.testConnections.length);

/** Candidate type of the local end of the media connection. */
async function wayOf(page: Page): Promise<string | undefined> {
  await received(page);
  return await page.evaluate(async () => {
    const open = globalThis.testConnections.filter((one) => one.connectionState === 'connected');
    const report = await open[0]?.getStats();
    const entries = [...(report?.values() ?? [])];
    const pair = entries.find(
      (entry) => entry.type === 'candidate-pair' && entry.nominated && entry.state === 'succeeded',
    );
    return entries.find((entry) => entry.id === pair?.localCandidateId)?.candidateType;
  });
}
