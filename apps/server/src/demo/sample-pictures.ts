import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { Files, StoredFile } from '../platform/files/files.ts';
import type { PortraitName, SampleLogo } from './sample/sample.types.ts';

const side = 320;

function drawing(name: string): Promise<string> {
  return readFile(new URL(`../../../web/public/art/${name}.svg`, import.meta.url), 'utf8');
}

async function store(files: Files, svg: string, realName: string): Promise<StoredFile> {
  const png = await sharp(Buffer.from(svg), { density: 480 }).resize(side, side).png().toBuffer();
  return await files.store(Readable.from([png]), { kind: 'image', realName, userId: null });
}

/** A company's logo from the illustration set, in the company's own two colours if it has any. */
export async function storeLogo(files: Files, logo: SampleLogo, name: string): Promise<StoredFile> {
  const svg = await drawing(logo.mark);
  const [ground, sign] = [...new Set(svg.match(/#[0-9a-f]{6}/gi) ?? [])];
  // In one pass: a new background may be the previous colour of the symbol.
  const own = new Map([
    [ground, logo.ground],
    [sign, logo.sign],
  ]);
  const coloured = svg.replace(/#[0-9a-f]{6}/gi, (colour) => own.get(colour) ?? colour);
  return await store(files, coloured, `${name}.png`);
}

/** A drawn person. The drawing's background is a style of the page, which a separate picture does not have. */
export async function storePortrait(files: Files, portrait: PortraitName, name: string): Promise<StoredFile> {
  const svg = await drawing(`portrait-${portrait}`);
  const ground = /style="background:\s*(#[0-9a-f]{3,6})/i.exec(svg)?.[1] ?? '#DCF1F6';
  const filled = svg.replace(/(<svg[^<>]*>)/, `$1<rect width="100" height="100" fill="${ground}"/>`);
  return await store(files, filled, `${name}.png`);
}

/** A picture of the illustration set, unchanged. */
export async function storeDrawing(files: Files, drawn: string, realName: string): Promise<StoredFile> {
  return await store(files, await drawing(drawn), realName);
}
