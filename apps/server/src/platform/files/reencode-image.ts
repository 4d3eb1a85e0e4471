import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '@jobblik/contract/kernel/problem';
import { maxImagePixels } from '@jobblik/contract/kernel/uploads.rules';
import sharp from 'sharp';
import { type Content, damaged } from './content-check.ts';
import { createLimiter } from './limiter.ts';

/** Longest edge of a stored picture in pixels. */
export const maxEdge = 4096;
/** Pictures drawn rather than taken (marks, screen cuts) stay lossless up to this size, and mails can show them. */
const drawnPixels = 1_000_000;
const timeoutSeconds = 20;

/** A decoded picture takes 4 bytes per pixel; two at a time keep that below half a gigabyte. */
const limited = createLimiter(2);

/**
 * Draws a picture anew into a file of its own in `folder`: first frame only, upright, in sRGB, at most
 * {@link maxEdge} pixels each way, without EXIF, GPS, comments or anything hidden behind its pixels.
 * @throws Problem `too_large` when it has too many pixels (told from its header), `damaged_file` when it cannot be read
 */
export async function reencodeImage(
  path: string,
  from: Content,
  folder: string,
): Promise<Content & { path: string; size: number }> {
  return limited(async () => {
    const target = join(folder, randomUUID());
    await mkdir(folder, { recursive: true });
    try {
      const source = () =>
        sharp(path, { limitInputPixels: maxImagePixels, failOn: 'error', pages: 1, autoOrient: true });
      const { width, height } = await source().metadata();
      if (width * height > maxImagePixels) throw tooManyPixels();
      const drawn = ['png', 'apng', 'gif'].includes(from.extension) && width * height <= drawnPixels;
      const picture = source()
        .resize({ width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true })
        .timeout({ seconds: timeoutSeconds });
      await (drawn ? picture.png({ compressionLevel: 9 }) : picture.webp({ quality: 85, smartSubsample: true })).toFile(
        target,
      );
      const { size } = await stat(target);
      const to = drawn
        ? { extension: 'png', contentType: 'image/png' }
        : { extension: 'webp', contentType: 'image/webp' };
      return { ...to, path: target, size };
    } catch (error) {
      await rm(target, { force: true });
      if (error instanceof Problem) throw error;
      if (error instanceof Error && /pixel limit/i.test(error.message)) throw tooManyPixels(error);
      throw damaged('the picture cannot be read', error);
    }
  });
}

function tooManyPixels(cause?: unknown): Problem {
  return new Problem('too_large', { fields: [{ path: '', code: 'too_many_pixels', limit: maxImagePixels }], cause });
}
