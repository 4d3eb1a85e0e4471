import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '@jobblik/contract/kernel/problem';
import { maxImagePixels } from '@jobblik/contract/kernel/uploads.rules';
import sharp, { type Sharp } from 'sharp';
import { FairQueue, type Owner } from '../fair-queue.ts';
import { type Content, damaged } from './content/content-check.ts';

/** Longest edge of a stored picture in pixels. */
export const maxEdge = 2560;
/** Drawn pictures (logos, screenshots) stay lossless up to this size, and mails can show them. */
const drawnPixels = 1_000_000;
const timeoutSeconds = 20;

/** Turns of people whose pictures are decoded. A decoded picture needs 4 bytes per pixel: two need at most 320 MB. */
export const pictureTurns = new FairQueue({ concurrency: 2, perOwner: 1 });

/**
 * Redraws a picture into a new file in `folder`: only the first frame, upright, in sRGB, at most {@link maxEdge} pixels per edge,
 * without EXIF, GPS, comments or data after the pixels.
 * @param to `folder` for the new file; `owner` in whose turn it runs; `minEdge` the fewest pixels of its shorter edge
 * @throws Problem `too_large` when it has too many pixels (according to its header), `invalid_input` with `too_few_pixels`,
 *   `damaged_file` when it cannot be read, `too_many_at_once` or `unavailable` when too many pictures wait
 */
export async function reencodeImage(
  path: string,
  from: Content,
  { folder, owner, minEdge = 1 }: { folder: string; owner: Owner; minEdge?: number | undefined },
): Promise<Content & { path: string; size: number }> {
  const { width, height } = await readable(pictureIn(path).metadata());
  const pixels = width * height;
  if (pixels > maxImagePixels) throw tooManyPixels();
  if (Math.min(width, height) < minEdge) {
    throw new Problem('invalid_input', { fields: [{ path: '', code: 'too_few_pixels', limit: minEdge }] });
  }
  const drawn = ['png', 'apng', 'gif'].includes(from.extension) && pixels <= drawnPixels;
  return pictureTurns.run(owner, async () => {
    const target = join(folder, randomUUID());
    await mkdir(folder, { recursive: true });
    try {
      await readable(draw(path, target, drawn));
      const { size } = await stat(target);
      const to = drawn
        ? { extension: 'png', contentType: 'image/png' }
        : { extension: 'webp', contentType: 'image/webp' };
      return { ...to, path: target, size };
    } catch (error) {
      await rm(target, { force: true });
      throw error;
    }
  });
}

function pictureIn(path: string): Sharp {
  return sharp(path, { limitInputPixels: maxImagePixels, failOn: 'error', pages: 1, autoOrient: true });
}

async function draw(path: string, target: string, drawn: boolean): Promise<void> {
  const picture = pictureIn(path)
    .resize({ width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: timeoutSeconds });
  const written = drawn ? picture.png({ compressionLevel: 9 }) : picture.webp({ quality: 85, smartSubsample: true });
  await written.toFile(target);
}

/** Turns an error of the decoder into a refusal of the picture. */
async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw tooManyPixels(error);
    throw damaged('the picture cannot be read', error);
  }
}

function tooManyPixels(cause?: unknown): Problem {
  return new Problem('too_large', { fields: [{ path: '', code: 'too_many_pixels', limit: maxImagePixels }], cause });
}
