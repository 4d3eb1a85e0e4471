import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '@jobblik/contract/kernel/problem';
import { maxImageEdge, maxImagePixels } from '@jobblik/contract/kernel/uploads.rules';
import sharp, { type Sharp } from 'sharp';
import { FairQueue, type Owner } from '../fair-queue.ts';
import { type Content, damaged } from './content/content-check.ts';
import { decodingBytes, fewestBytes, mostPixels } from './picture-memory.rules.ts';

/** Drawn pictures (logos, screenshots) stay lossless up to this size, and mails can show them. */
const drawnPixels = 1_000_000;
/** A large picture takes a few seconds of processor time. */
const timeoutSeconds = 60;

/** Turns of people whose pictures are decoded, two at a time. */
export const pictureTurns = new FairQueue({ concurrency: 2, perOwner: 1 });
/** Turns of those whose pictures need more memory than {@link fewestBytes}, one at a time. */
const largePictureTurns = new FairQueue({ concurrency: 1, perOwner: 1 });

/**
 * Redraws a picture into a new file in `folder`: only the first frame, upright, in sRGB, at most {@link maxImageEdge} pixels per edge,
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
  const header = await readable(pictureIn(path).metadata());
  const { width, height } = header;
  const pixels = width * height;
  const most = mostPixels(header);
  if (pixels > most) throw tooManyPixels(most);
  if (Math.min(width, height) < minEdge) {
    throw new Problem('invalid_input', { fields: [{ path: '', code: 'too_few_pixels', limit: minEdge }] });
  }
  const drawn = ['png', 'apng', 'gif'].includes(from.extension) && pixels <= drawnPixels;
  const turns = decodingBytes(header) > fewestBytes ? largePictureTurns : pictureTurns;
  return turns.run(owner, async () => {
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

/** Read from top to bottom where the format allows it, so that few rows are in memory; JPEG and WebP are made smaller while decoding. */
function pictureIn(path: string): Sharp {
  return sharp(path, {
    limitInputPixels: maxImagePixels,
    failOn: 'error',
    pages: 1,
    autoOrient: true,
    sequentialRead: true,
  });
}

async function draw(path: string, target: string, drawn: boolean): Promise<void> {
  const picture = pictureIn(path)
    .resize({ width: maxImageEdge, height: maxImageEdge, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: timeoutSeconds });
  const written = drawn ? picture.png({ compressionLevel: 9 }) : picture.webp({ quality: 85, smartSubsample: true });
  await written.toFile(target);
}

/** Turns an error of the decoder into a refusal of the picture. */
async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw tooManyPixels(maxImagePixels, error);
    throw damaged('the picture cannot be read', error);
  }
}

function tooManyPixels(limit: number, cause?: unknown): Problem {
  return new Problem('too_large', { fields: [{ path: '', code: 'too_many_pixels', limit }], cause });
}
