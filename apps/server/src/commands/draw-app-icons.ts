import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

// npx node apps/server/src/commands/draw-app-icons.ts: the icons of the installed app, made from the product's logo.
const folder = fileURLToPath(new URL('../../../web/public/icons/', import.meta.url));

const [paper, petrol, pupil] = ['#FBFAF7', '#0B5563', '#E4572E'];

interface Icon {
  size: number;
  /** Width of the logo relative to the icon's. */
  share: number;
  ground?: string;
  line: string;
  dot: string;
}

/**
 * Phones crop a maskable icon to any shape around the circle of 80 %; a badge has one colour, of which the system uses the shape.
 */
const icons: Record<string, Icon> = {
  'icon-192': { size: 192, share: 0.78, ground: paper, line: petrol, dot: pupil },
  'icon-512': { size: 512, share: 0.78, ground: paper, line: petrol, dot: pupil },
  'maskable-192': { size: 192, share: 0.58, ground: paper, line: petrol, dot: pupil },
  'maskable-512': { size: 512, share: 0.58, ground: paper, line: petrol, dot: pupil },
  'apple-touch-icon': { size: 180, share: 0.7, ground: paper, line: petrol, dot: pupil },
  'badge-96': { size: 96, share: 1, line: '#FFFFFF', dot: '#FFFFFF' },
};

for (const [name, { size, share, ground, line, dot }] of Object.entries(icons)) {
  const side = 44 / share;
  const box = `${22 - side / 2} ${14 - side / 2} ${side} ${side}`;
  const lines = `<path d="M3 15.5C8.5 6.2 15 2.6 22 2.6s13.5 3.6 19 12.9M9.5 20.6c3.8 3.3 8 4.9 12.5 4.9s8.7-1.6 12.5-4.9"/>`;
  const eye = `<g fill="none" stroke="${line}" stroke-width="4" stroke-linecap="round">${lines}</g><circle cx="22" cy="14.8" r="6.1" fill="${dot}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${size}" height="${size}">${eye}</svg>`;
  const drawn = sharp(Buffer.from(svg));
  await (ground ? drawn.flatten({ background: ground }) : drawn)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${folder}${name}.png`);
}
