import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import {
  type FilmPacket,
  type SampleFilm,
  sampleFilms,
  writeFilm,
} from '../../apps/server/src/demo/sample/sample-data.factory.ts';
import { chromiumFlags, findChromium } from '../../support/browsers/chromium.ts';
import { root } from '../../support/root.ts';
import { personAt, takeApart } from './film-person.ts';
import { roomAt } from './film-scenes.ts';

/** Draws the video CVs of the sample people and stores them beside the sample data: `npm run sample:films`. */

const size = { width: 640, height: 360 };
const rate = 10;
const keyFrameEvery = 10 * rate;
/** Encoded in batches: a page returns its result as text. */
const framesAtOnce = 100;

const folder = join(root, 'apps/server/src/demo/sample/films');
mkdirSync(folder, { recursive: true });
const executablePath = findChromium();
if (executablePath === undefined) throw new Error('no Chromium to encode with');
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
try {
  const wished = process.argv.slice(2);
  for (const [at, film] of sampleFilms.entries()) {
    if (wished.length > 0 && !wished.includes(film.portrait)) continue;
    const path = join(folder, `${film.portrait}.webm`);
    await writeFilm(path, await encode(film, framesOf(film, at)), { ...size, rate });
    console.log(`${film.portrait}: ${film.seconds} s, ${Math.round(statSync(path).size / 1024)} kB`);
  }
} finally {
  await browser.close();
}

function framesOf(film: SampleFilm, at: number): string[] {
  const portrait = takeApart(readFileSync(join(root, `apps/web/public/art/portrait-${film.portrait}.svg`), 'utf8'));
  return Array.from({ length: film.seconds * rate }, (_, frame) => {
    const second = frame / rate;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 640 360">
      ${roomAt(film.scene, second)}${personAt(portrait, second, at * 1.37)}</svg>`;
  });
}

/** VP8 by the browser's own encoder, so that no other program is needed. */
async function encode({ portrait }: SampleFilm, frames: readonly string[]): Promise<FilmPacket[]> {
  const page = await browser.newPage();
  // WebCodecs needs a secure context.
  await page.route('https://films.test/', (route) => route.fulfill({ contentType: 'text/html', body: '<canvas>' }));
  await page.goto('https://films.test/');
  await page.evaluate(startEncoder, { ...size, rate });
  const packets: FilmPacket[] = [];
  for (let from = 0; from < frames.length; from += framesAtOnce) {
    const drawn = frames.slice(from, from + framesAtOnce);
    packets.push(...(await page.evaluate(encodeFrames, { drawn, from, rate, keyFrameEvery })));
  }
  await page.close();
  if (packets.length !== frames.length) throw new Error(`${portrait}: ${packets.length} of ${frames.length} pictures`);
  return packets;
}

interface FilmPage {
  encoder: VideoEncoder;
  packets: FilmPacket[];
}

/** Runs in the page. */
function startEncoder({ width, height, rate: framerate }: { width: number; height: number; rate: number }): void {
  const packets: FilmPacket[] = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      packets.push({ data: btoa(String.fromCharCode(...bytes)), isKey: chunk.type === 'key' });
    },
    error: (error) => {
      throw error;
    },
  });
  encoder.configure({ codec: 'vp8', width, height, framerate, bitrate: 48_000, latencyMode: 'quality' });
  Object.assign(document.querySelector('canvas') ?? {}, { width, height });
  Object.assign(globalThis, { film: { encoder, packets } satisfies FilmPage });
}

/** Runs in the page: draws SVG pictures and encodes them. */
async function encodeFrames(given: {
  drawn: readonly string[];
  from: number;
  rate: number;
  keyFrameEvery: number;
}): Promise<FilmPacket[]> {
  const { encoder, packets } = (globalThis as unknown as { film: FilmPage }).film;
  const canvas = document.querySelector('canvas');
  const context = canvas?.getContext('2d');
  if (!canvas || !context) throw new Error('no canvas');
  for (const [at, svg] of given.drawn.entries()) {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const frame = new VideoFrame(canvas, { timestamp: Math.round(((given.from + at) * 1_000_000) / given.rate) });
    encoder.encode(frame, { keyFrame: (given.from + at) % given.keyFrameEvery === 0 });
    frame.close();
  }
  await encoder.flush();
  return packets.splice(0);
}
