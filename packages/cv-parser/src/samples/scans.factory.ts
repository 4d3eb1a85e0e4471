import { once } from 'node:events';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import PDFDocument from 'pdfkit';
import sharp, { type Sharp } from 'sharp';

/** How a page is scanned or photographed. */
interface ScanLook {
  /** Dots an inch. */
  resolution?: number;
  /** Rotation of the sheet in degrees; 180 is upside down. */
  turned?: number;
  /** Taken by a phone, whose shadow has this brightness, 0 to 1; see {@link photographed}. */
  shadow?: number | undefined;
}

/** Grey pixels, one byte each. */
interface Sheet {
  width: number;
  height: number;
  pixels: Buffer;
}

/** Grey of the table around a photographed sheet. */
const table = 90;

/** The pages of a PDF as grey pictures, like from a scanner or a phone. */
async function picturesOf(pdf: Buffer, { resolution = 150, turned = 0, shadow }: ScanLook): Promise<Sharp[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pictures: Sharp[] = [];
  for (const page of document.pages()) {
    const { data, width, height } = await page.render({
      scale: resolution / 72,
      colorSpace: 'Gray',
      render: async (drawn) => drawn.data,
    });
    const scan = { width, height, pixels: Buffer.from(data) };
    const { pixels, ...size } = shadow === undefined ? scan : photographed(scan, shadow);
    const picture = sharp(pixels, { raw: { ...size, channels: 1 } });
    const background = shadow === undefined ? 'white' : { r: table, g: table, b: table };
    pictures.push(
      (shadow === undefined ? picture : picture.blur(1)).rotate(turned, { background }).toColourspace('b-w'),
    );
  }
  document.destroy();
  library.destroy();
  return pictures;
}

/**
 * A sheet on a table, photographed from below: the top is a little narrower, one corner is dark, and the shadow of the phone covers
 * half of it. With the noise of a small sensor, which is the same each time.
 */
function photographed(sheet: Sheet, shadow: number): Sheet {
  const [width, height] = [Math.round(sheet.width * 1.14), Math.round(sheet.height * 1.1)];
  const pixels = Buffer.alloc(width * height);
  let noise = 1;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const fromTop = (y - (height - sheet.height) / 2) / sheet.height;
      const fromLeft = (x - width / 2) / (0.95 + 0.05 * fromTop) + sheet.width / 2;
      const shade = 1 - 0.42 * (x / width) - 0.28 * (y / height);
      const light = x + 0.6 * y > 0.9 * width ? shade * shadow : shade;
      noise = (noise * 48_271) % 2_147_483_647;
      const grey = greyAt(sheet, fromLeft, fromTop * sheet.height) * light + (noise % 13) - 6;
      pixels[y * width + x] = Math.min(255, Math.max(0, Math.round(grey)));
    }
  return { width, height, pixels };
}

/** Grey of a point of a sheet, between its pixels, as ink and paper look in a photo; outside it the table's. */
function greyAt({ width, height, pixels }: Sheet, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || left >= width - 1 || top < 0 || top >= height) return table;
  const [a = 255, b = 255] = pixels.subarray(top * width + left, top * width + left + 2);
  return 25 + (a + (b - a) * (x - left)) * 0.86;
}

/** The first page of a PDF as a JPEG. */
export async function photoOf(pdf: Buffer, look: ScanLook = {}): Promise<Buffer> {
  const [first] = await picturesOf(pdf, look);
  if (!first) throw new Error('a PDF has a page');
  return await first.jpeg({ quality: 80 }).toBuffer();
}

/**
 * A PDF whose pages are pictures of those of another, without any text.
 * @param also further pages of text
 */
export async function scanOf(pdf: Buffer, look: ScanLook = {}, also: readonly string[] = []): Promise<Buffer> {
  const scan = new PDFDocument({ size: 'A4', margin: 50, autoFirstPage: false });
  const chunks: Buffer[] = [];
  scan.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const picture of await picturesOf(pdf, look)) {
    scan.addPage({ size: 'A4', margin: 0 }).image(await picture.jpeg({ quality: 80 }).toBuffer(), 0, 0, { width: 595 });
  }
  for (const text of also) scan.addPage().fontSize(10).text(text);
  scan.end();
  await once(scan, 'end');
  return Buffer.concat(chunks);
}
