import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

// npx node apps/server/src/commands/draw-mail-eyes.ts: the eyes in mails as PNG at double size, since mail programs do not show SVG.
const folder = fileURLToPath(new URL('../../../web/public/mail/', import.meta.url));
const lower = '<path d="M9.5 20.6c3.8 3.3 8 4.9 12.5 4.9s8.7-1.6 12.5-4.9"/>';
const eyes = {
  open: `<path d="M3 15.5C8.5 6.2 15 2.6 22 2.6s13.5 3.6 19 12.9"/>${lower}<circle cx="22" cy="14.8" r="5.8" fill="#E4572E" stroke="none"/>`,
  half: `<path d="M15.8 14.9h12.4a6.2 6.2 0 0 1-12.4 0Z" fill="#0B5563" stroke="none"/><path d="M4 14.6c5.5-1.5 11.5-2.2 18-2.2s12.5.7 18 2.2"/>${lower}`,
};
for (const [name, strokes] of Object.entries(eyes)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 28" width="240" height="152" fill="none" stroke="#0B5563" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${strokes}</svg>`;
  await sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toFile(`${folder}eye-${name}.png`);
}
