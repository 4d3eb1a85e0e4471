import { drawnPdf } from '../../../../../../packages/cv-parser/src/samples/drawn-pdfs.factory.ts';
import { type WrittenFormat, writeBlocks } from '../cv-files.factory.ts';
import type { FormCv } from './form-cv.factory.ts';

/** A form as a file; the PDF of printed forms has only Latin letters of western Europe. */
export async function writeForm(cv: FormCv, at: number): Promise<{ format: WrittenFormat; content: Buffer }> {
  if (cv.form.kind === 'fields') return { format: 'pdf', content: filledPdf(cv) };
  const isWestern = cv.language !== 'pl' && cv.language !== 'uk';
  const format = (['docx', 'odt', isWestern ? 'pdf' : 'rtf'] as const)[at % 3] ?? 'docx';
  return { format, content: await writeBlocks(format, cv.blocks) };
}

const [left, top, step] = [60, 780, 22];

/** A PDF with form fields. Its typefaces have the letters of the text, by their glyph names. */
function filledPdf({ form, blocks }: FormCv): Buffer {
  if (form.kind !== 'fields') throw new Error('the form is printed');
  const { title, fields, place } = form;
  const lines = blocks.flatMap((block) => (block.kind === 'text' ? [block] : []));
  const letters = lettersOf([title, ...fields.map(([label]) => label), ...lines.map((line) => line.text)]);
  const height = place === 'beside' ? step : 2 * step - 6;
  const shown = (line: string, y: number, size: number, font = 'F') =>
    `BT /${font} ${size} Tf 1 0 0 1 ${left} ${y} Tm (${encoded(line, letters)}) Tj ET`;
  const below = top - 30 - fields.length * height;
  const content = [
    shown(title, top, 18, 'B'),
    ...fields.map(([label], at) => shown(label, top - 30 - at * height, place === 'beside' ? 10 : 8)),
    ...lines.map(({ text, look }, at) =>
      shown(text, below - 14 - at * 16, look === 'heading' ? 13 : 10, look === 'body' ? 'F' : 'B'),
    ),
  ].join('\n');
  const objects = fields.map(([, value], at) => {
    const y = top - 30 - at * height - (place === 'beside' ? 4 : 18);
    const from = place === 'beside' ? 220 : left;
    const stored = Buffer.from(`\ufeff${value}`, 'utf16le').swap16().toString('hex');
    return `<< /Type /Annot /Subtype /Widget /FT /Tx /T (f${at}) /V <${stored}> /Rect [${from} ${y} 520 ${y + 16}] /F 4 /DA (/F 10 Tf 0 g) >>`;
  });
  const references = objects.map((_, at) => `${at + 7} 0 R`).join(' ');
  return drawnPdf({
    content,
    objects,
    page: `/Annots [${references}]`,
    catalog: `/AcroForm << /Fields [${references}] /DA (/F 10 Tf 0 g) >>`,
    encoding: `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [128 ${letters.map(glyphName).join(' ')}] >>`,
  });
}

/** The letters beyond ASCII; there is room for 128. */
function lettersOf(texts: readonly string[]): string[] {
  return [...new Set(texts.join(''))].filter((letter) => letter > '\u007f');
}

function glyphName(letter: string): string {
  return `/uni${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function encoded(text: string, letters: readonly string[]): string {
  return [...text]
    .map((letter) => {
      const place = letters.indexOf(letter);
      return place < 0 ? letter.replace(/[\\()]/, (sign) => `\\${sign}`) : `\\${(128 + place).toString(8)}`;
    })
    .join('');
}
