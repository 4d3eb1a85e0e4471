import type { Browser, BrowserContext, Page } from '@playwright/test';
import { chromiumFlags, findJourneyBrowser } from '../browsers/chromium.ts';
import { pollLimit } from '../test-limits.ts';
import { expect } from './test.ts';

/** A browser with a fake camera and microphone. */
export const withFakeDevices = {
  permissions: ['camera', 'microphone'],
  launchOptions: {
    executablePath: findJourneyBrowser(),
    args: [
      ...chromiumFlags,
      '--use-fake-ui-for-media-stream',
      // The second of Chromium's fake cameras is a depth camera, which no call can use.
      '--use-fake-device-for-media-stream=device-count=3,fps=5',
      '--disable-features=WebRtcHideLocalIpsWithMdns',
      '--allow-loopback-in-peer-connection',
      '--disable-background-timer-throttling',
      '--disable-backgrounding-occluded-windows',
      '--disable-renderer-backgrounding',
    ],
  },
};

declare global {
  var testConnections: RTCPeerConnection[];
  var testTracks: MediaStreamTrack[];
}

interface WatchOptions {
  relayOnly?: boolean;
  isRefused?: boolean;
}

/** Makes a page's connections and local tracks available to the test; cameras are small, for a busy machine. */
export async function watchMedia(page: Page, options: WatchOptions = {}): Promise<void> {
  await page.addInitScript(keepMedia, options);
}

/** The same as text, for a browser that Playwright does not drive. */
export const watchingScript = () => `(${keepMedia})({})`;

/** Runs in the page. */
function keepMedia(options: WatchOptions): void {
  globalThis.testConnections = [];
  globalThis.testTracks = [];
  const Own = globalThis.RTCPeerConnection;
  globalThis.RTCPeerConnection = class extends Own {
    constructor(configuration?: RTCConfiguration) {
      super({ ...configuration, ...(options.relayOnly && { iceTransportPolicy: 'relay' as const }) });
      globalThis.testConnections.push(this);
    }
  };
  const { mediaDevices } = navigator;
  if (!mediaDevices) return;
  const [camera, screen] = [
    mediaDevices.getUserMedia.bind(mediaDevices),
    mediaDevices.getDisplayMedia?.bind(mediaDevices),
  ];
  const keep = (stream: MediaStream) => {
    globalThis.testTracks.push(...stream.getTracks());
    return stream;
  };
  mediaDevices.getUserMedia = async (constraints) => {
    if (options.isRefused) throw new DOMException('Permission denied', 'NotAllowedError');
    const { deviceId } = typeof constraints?.video === 'object' ? constraints.video : {};
    const video = constraints?.video ? { ...(deviceId && { deviceId }), width: 160, height: 120, frameRate: 5 } : false;
    return keep(await camera({ ...constraints, video }));
  };
  if (screen) mediaDevices.getDisplayMedia = async (constraints) => keep(await screen(constraints));
}

interface Received {
  frames: number[];
  soundPackets: number[];
}
/** A page in any browser that can evaluate an expression. */
interface RoomPage {
  evaluate<T>(expression: string): Promise<T>;
}

/** Media that a page receives: decoded frames by track, audio packets. Only open connections count. */
export async function received(page: RoomPage): Promise<Received> {
  return await page.evaluate<Received>(`(${countReceived})()`);
}

/** Runs in the page. */
async function countReceived(): Promise<Received> {
  const found: Received = { frames: [], soundPackets: [] };
  for (const connection of globalThis.testConnections) {
    if (connection.connectionState === 'closed') continue;
    for (const entry of (await connection.getStats()).values()) {
      if (entry.type !== 'inbound-rtp') continue;
      if (entry.kind === 'video') found.frames.push(entry.framesDecoded ?? 0);
      else found.soundPackets.push(entry.packetsReceived ?? 0);
    }
  }
  return found;
}

/** Waits until a page decodes the pictures and receives the sound of that many others, and continues to. */
export async function expectToReceive(page: RoomPage, others: number): Promise<void> {
  const alive = async () => {
    const { frames, soundPackets } = await received(page);
    return [frames.filter((count) => count > 0).length, soundPackets.filter((count) => count > 0).length];
  };
  // Five pages that encode and decode video keep two cores busy for a while.
  await expect
    .poll(alive, { message: `pictures and sound of ${others}`, timeout: pollLimit(6) })
    .toEqual([others, others]);
  const sum = async () => (await received(page)).frames.reduce((all, count) => all + count, 0);
  const before = await sum();
  await expect.poll(sum, { message: 'more frames' }).toBeGreaterThan(before);
}

/** How many of the page's local tracks are live: zero means that the camera's light is off. */
export async function liveTracks(page: Page): Promise<number> {
  return await page.evaluate(() => globalThis.testTracks.filter(({ readyState }) => readyState === 'live').length);
}

/** Labels of the devices of the page's local tracks. */
export async function liveLabels(page: Page): Promise<string[]> {
  const labels = await page.evaluate(() =>
    globalThis.testTracks.filter(({ readyState }) => readyState === 'live').map(({ label }) => label),
  );
  return labels.sort();
}

/** Enters the room through the device check. */
export async function enterRoom(page: Page, name?: string): Promise<void> {
  if (name !== undefined) await page.getByLabel('Dit navn').fill(name);
  await page.getByRole('button', { name: 'Gå ind i rummet' }).click();
  await expect(page.getByRole('toolbar', { name: 'Samtalens knapper' })).toBeVisible();
}

/**
 * Keeps the next events of a name from reaching the server, like a connection that breaks at that moment; the page gets no
 * acknowledgement. To be called before the page opens its socket.
 * @returns a function that lets them through again
 */
export async function loseEvents(page: Page, name: string): Promise<() => void> {
  let isLosing = true;
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!isLosing || !String(message).includes(`"${name}"`)) server.send(message);
    });
  });
  return () => {
    isLosing = false;
  };
}

/** Closes the browsers of everyone but the test's own page: calls that continue use processor time of the next test. */
export async function closeOthers(browser: Browser, own: BrowserContext): Promise<void> {
  for (const context of browser.contexts()) if (context !== own) await context.close();
}
