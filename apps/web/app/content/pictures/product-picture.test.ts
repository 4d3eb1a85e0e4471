import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import da from '@jobblik/words/da/pictures.json';
import en from '@jobblik/words/en/pictures.json';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;
const names = Object.keys(da).sort();
/** The sizes in `product-picture.tsx`, which prevent layout shifts. */
const sizes = { wide: [1280, 800], narrow: [780, 1240] } as const;

describe('pictures of the product', () => {
  it('exist in both sizes and both schemes, without extra files', () => {
    const expected = names.flatMap((name) =>
      Object.keys(sizes).flatMap((size) => ['light', 'dark'].map((scheme) => `${name}-${size}-${scheme}.webp`)),
    );
    expect(readdirSync(folder).filter((file) => file.endsWith('.webp'))).toEqual(expected.sort());
  });

  it.each(Object.entries(sizes))('have the size that the page declares: %s', (size, expected) => {
    for (const file of globSync(`*-${size}-*.webp`, { cwd: folder })) {
      expect(sizeOf(readFileSync(join(folder, file))), file).toEqual(expected);
    }
  });

  it('are each used on one page', () => {
    const app = join(folder, '../..');
    const shown = globSync('**/*.tsx', { cwd: app }).flatMap((path) =>
      [...readFileSync(join(app, path), 'utf8').matchAll(/<ProductPicture name="([^"]+)"/g)].map(([, name]) => name),
    );
    expect(shown.sort()).toEqual(names);
  });

  it.each([
    ['Danish', da],
    ['English', en],
  ])('each have an alternative text in %s, different from the caption', (_language, words) => {
    const all = Object.entries(words);
    expect(all.map(([name]) => name).sort()).toEqual(names);
    for (const [name, { alt, caption }] of all) {
      expect(alt.length, name).toBeGreaterThan(30);
      expect(caption.length, name).toBeGreaterThan(30);
    }
    const texts = all.flatMap(([, { alt, caption }]) => [alt, caption]);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

/** Width and height of a WebP in a browser's screenshot format: its first chunk, VP8X, stores both minus one. */
function sizeOf(webp: Buffer): number[] {
  expect(webp.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  return [webp.readUIntLE(24, 3) + 1, webp.readUIntLE(27, 3) + 1];
}
