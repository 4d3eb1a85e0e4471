import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { maxImagePixels } from '@jobblik/contract/kernel/uploads.rules';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testLimit } from '../../../../../support/test-limits.ts';
import * as make from './files.factory.ts';
import { decodingBytes, fewestBytes } from './picture-memory.rules.ts';
import { reencodeImage } from './reencode-image.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobblik-pictures-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a sensor of 64 megapixels gives. */
const [width, height] = [9280, 6944];
type Format = 'jpeg' | 'png' | 'webp';

async function pictureOf(format: Format, size: { width: number; height: number } = { width, height }): Promise<string> {
  const path = join(folder, `${size.width}.${format}`);
  const background = { r: 30, g: 120, b: 90 };
  const picture = sharp({ create: { ...size, channels: 3, background } });
  // Lossless WebP is in memory as a whole. The picture lies on its side, as phones write it.
  const written = format === 'webp' ? picture.webp({ lossless: true, effort: 0 }) : picture.toFormat(format);
  await written.withMetadata({ orientation: 6 }).toFile(path);
  return path;
}

const harness = new URL('./picture-memory.harness.ts', import.meta.url).pathname;

/** Bytes that redrawing takes beyond a small picture, in a process of its own. */
async function memoryOf(format: Format, paths: readonly string[]): Promise<number> {
  const small = await pictureOf(format, { width: 200, height: 150 });
  const { stdout } = await promisify(execFile)(process.execPath, [harness, folder, small, format, ...paths]);
  return Number(stdout);
}

describe('a picture of 64 megapixels', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'as %s becomes a small upright one in bounded memory',
    async (format) => {
      const path = await pictureOf(format);
      const content = { extension: format, contentType: `image/${format}` };
      const stored = await reencodeImage(path, content, { folder, owner: 1 });
      expect(await sharp(stored.path).metadata()).toMatchObject({ width: 1916, height: 2560, format: 'webp' });
      const header = await sharp(path).metadata();
      expect(await memoryOf(format, [path])).toBeLessThan(decodingBytes(header));
    },
    testLimit(12),
  );

  it(
    'needs no more memory when six people send one at the same time',
    async () => {
      const path = await pictureOf('webp');
      const one = decodingBytes(await sharp(path).metadata());
      expect(one).toBeGreaterThan(fewestBytes);
      expect(await memoryOf('webp', [path, path, path, path, path, path])).toBeLessThan(1.2 * one);
    },
    testLimit(12),
  );
});

it('a PNG of 30,000 × 30,000 pixels in a few bytes is refused before it is decoded', async () => {
  const path = join(folder, 'bomb.png');
  await writeFile(path, make.pngOfSize(30_000, 30_000));
  const refused = reencodeImage(path, { extension: 'png', contentType: 'image/png' }, { folder, owner: 1 });
  await expect(refused).rejects.toMatchObject({
    status: 413,
    fields: [{ code: 'too_many_pixels', limit: maxImagePixels }],
  });
});
