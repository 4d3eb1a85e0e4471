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
}

/** The pages of a PDF as grey pictures, like from a scanner. */
async function picturesOf(pdf: Buffer, { resolution = 150, turned = 0 }: ScanLook): Promise<Sharp[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pictures: Sharp[] = [];
  for (const page of document.pages()) {
    const { data, width, height } = await page.render({
      scale: resolution / 72,
      colorSpace: 'Gray',
      render: async (drawn) => drawn.data,
    });
    const picture = sharp(Buffer.from(data), { raw: { width, height, channels: 1 } });
    pictures.push(picture.rotate(turned, { background: 'white' }).toColourspace('b-w'));
  }
  document.destroy();
  library.destroy();
  return pictures;
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
