import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont, { type VariationAxes } from 'subset-font';
import { root } from '../support/root.ts';

/**
 * Creates the two fonts that every page loads from Fontsource's files: `npm run subset:fonts`. They keep the letters of western
 * Europe, and the axis ranges that the style sheets use. Other letters come from Fontsource's own files.
 */

const letters = [range(0x20, 0x7e), range(0xa0, 0xff), 'ŒœŠšŽžŸ–—‘’‚“”„†•…‰‹›€™−←→↑↓≈≤≥\u2009\u2011\u202f'].join('');

const fonts: { name: string; source: string; axes: VariationAxes }[] = [
  { name: 'inter', source: 'inter/files/inter-latin-wght-normal.woff2', axes: { wght: { min: 400, max: 700 } } },
  {
    name: 'bricolage',
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    axes: { wght: 640 },
  },
];

const folder = join(root, 'apps/web/app/ui/theme/fonts');
mkdirSync(folder, { recursive: true });
for (const { name, source, axes } of fonts) {
  const whole = readFileSync(join(root, 'node_modules/@fontsource-variable', source));
  const part = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: axes });
  writeFileSync(join(folder, `${name}.woff2`), part);
  console.log(`${name}: ${(part.length / 1000).toFixed(1)} of ${(whole.length / 1000).toFixed(1)} kB`);
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');
}
