import { fileURLToPath } from 'node:url';
import type { Language } from '@jobblik/contract/kernel/language';
import PDFDocument from 'pdfkit';

/** Colours of printed matter. */
export const ink = '#12232E';
export const quiet = '#4F5B63';
export const rule = '#D2CBBE';

/** The two cuts of the typeface (`platform/fonts`), by the name under which a document knows them. */
export type Weight = 'regular' | 'strong';

const fonts: Readonly<Record<Weight, string>> = { regular: fontFile('regular'), strong: fontFile('semibold') };

const locales: Readonly<Record<Language, string>> = { da: 'da-DK', en: 'en-GB' };

export interface PdfInfo {
  title: string;
  author?: string;
  language: Language;
  /** PDF/A-2b, a format for long-term archives. */
  archive?: boolean;
}

/**
 * A PDF on A4, tagged, with title and language and both cuts of the typeface.
 * @param draw begins each page with `addPage`
 */
export async function writePdf(info: PdfInfo, draw: (doc: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    ...(info.archive && { subset: 'PDF/A-2b' }),
    tagged: true,
    lang: locales[info.language],
    displayTitle: true,
    // A default font would be another copy of a registered one, and then each change of font would read its file again.
    font: null,
    info: { Title: info.title, ...(info.author && { Author: info.author }), Creator: 'Jobblik' },
  } as unknown as PDFKit.PDFDocumentOptions);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file);
  draw(doc);
  doc.end();
  await done;
  return Buffer.concat(chunks);
}

function fontFile(cut: string): string {
  return fileURLToPath(new URL(`../fonts/inter-${cut}.ttf`, import.meta.url));
}
