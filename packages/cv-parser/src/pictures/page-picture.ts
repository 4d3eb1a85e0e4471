import { readFile } from 'node:fs/promises';
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import sharp from 'sharp';

/** A page as grey pixels, one byte each, 255 white. */
export interface PagePicture {
  width: number;
  height: number;
  pixels: Buffer;
}

/** Pixels of a page that is read: A4 at 300 dpi, for which the recognition was trained. */
const pagePixels = 8_700_000;
/** Maximum factor by which a small picture is enlarged. */
const mostEnlarged = 2.5;
/** Number of vector paths from which on a page without pictures may have letters that are drawn. */
const fewestPaths = 40;
/** Deviation of the grey values below which a page is blank, ignoring dust and shadows of folds. */
const blankDeviation = 2;

/**
 * The first page of a picture file, or one page of a PDF, ready to be read.
 * @param page from 1
 * @returns undefined if it cannot contain text in a picture
 */
export async function pictureOfPage(
  path: string,
  format: 'pdf' | 'picture',
  page: number,
): Promise<PagePicture | undefined> {
  const picture = format === 'pdf' ? await drawPage(path, page) : await readPicture(path);
  if (!picture) return undefined;
  const { width, height, pixels } = picture;
  const { channels } = await sharp(pixels, { raw: { width, height, channels: 1 } }).stats();
  return (channels[0]?.stdev ?? 0) < blankDeviation ? undefined : picture;
}

/** Uploaded pictures are upright and have a limited size already. */
async function readPicture(path: string): Promise<PagePicture> {
  const { width, height } = await sharp(path).metadata();
  const { data, info } = await sharp(path)
    .flatten({ background: 'white' })
    .greyscale()
    .resize({ width: Math.max(1, Math.round(width * scaleOf(width, height))) })
    .normalise()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

let library: Promise<PDFiumLibrary> | undefined;

async function drawPage(path: string, number: number): Promise<PagePicture | undefined> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(new Uint8Array(await readFile(path)));
  try {
    const page = document.getPage(number - 1);
    if (!mayContainText(page)) return undefined;
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = Math.sqrt(pagePixels / (originalWidth * originalHeight));
    const drawn = await page.render({ scale, colorSpace: 'Gray', render: async ({ data }) => data });
    return { width: drawn.width, height: drawn.height, pixels: Buffer.from(drawn.data) };
  } finally {
    document.destroy();
  }
}

function mayContainText(page: PDFiumPage): boolean {
  let paths = 0;
  for (const { type } of page.objects()) {
    if (type === 'image' || type === 'form') return true;
    if (type === 'path') paths += 1;
    if (paths >= fewestPaths) return true;
  }
  return false;
}

function scaleOf(width: number, height: number): number {
  return Math.min(mostEnlarged, Math.sqrt(pagePixels / (width * height)));
}
