import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import type { Glyph } from '../../../../../packages/cv-parser/src/readers/page-interpreter.ts';
import type { Segment } from '../../../../../packages/cv-parser/src/readers/page-segments.ts';
import { readPdf } from '../../../../../packages/cv-parser/src/readers/read-pdf.ts';
import { joinWideLetters } from '../../../../../packages/cv-parser/src/readers/wide-letters.ts';
import { pageCvs } from './page-cvs.factory.ts';
import { writePageCv } from './page-files.factory.ts';

const size = 10;

/** Letters six points wide with a gap after each; a blank is three wider. */
function drawn(text: string, gap: number, { from = 0, blanks = true } = {}): Glyph[] {
  let x = from;
  return [...text].flatMap((letter): Glyph[] => {
    const width = letter === ' ' ? 3 : 6;
    const glyph = { x, right: x + width, y: 0, text: letter, hidden: false };
    x += width + gap;
    return letter === ' ' && !blanks ? [] : [glyph];
  });
}

function piece(text: string, glyphs: readonly Glyph[]): Segment {
  return { x: glyphs[0]?.x ?? 0, right: glyphs.at(-1)?.right ?? 0, y: 0, size, font: 'bold', text };
}

describe('spaced letters', () => {
  it.each<[string, string, string, Glyph[]]>([
    ['with blanks between them', 'MIN UDDANNELSE', 'M I N U D DA N N E L S E', drawn('MIN UDDANNELSE', 3)],
    ['with gaps for blanks', 'OM MIG', 'O M M I G', drawn('OM MIG', 3, { blanks: false })],
    ['a little', 'JEPPE NYGAARD', 'JEPPE NYGA ARD', drawn('JEPPE NYGAARD', 3)],
    ['not at all', 'Kok og tjener', 'Kok og tjener', drawn('Kok og tjener', 0)],
    ['with a sign drawn as another', 'F I N A N S', 'F I N A N S', drawn('ﬁNANS', 3)],
  ])('%s: %s', (_how, expected, text, glyphs) => {
    const [joined] = joinWideLetters([piece(text, glyphs)], glyphs);
    expect(joined?.text).toBe(expected);
  });

  it('leave pieces alone on a page that has none', () => {
    const plain = piece('Kok og tjener', drawn('Kok og tjener', 0));
    expect(joinWideLetters([plain], [])).toEqual([plain]);
  });

  it('of a short word are treated like the others of its font', async () => {
    const [long, short] = [drawn('KONTAKT', 3), drawn('IT', 3, { from: 400 })];
    const joined = joinWideLetters([piece('K O N T A K T', long), piece('I T', short)], [...long, ...short]);
    expect(joined.map(({ text }) => text)).toEqual(['KONTAKT', 'IT']);
  });

  it('form words of one name when the gap between them is a blank', async () => {
    const [first, last] = [drawn('WEI', 4), drawn('CHEN', 4, { from: 37 })];
    const joined = joinWideLetters([piece('W E I', first), piece('C H E N', last)], [...first, ...last]);
    expect(joined.map(({ text }) => text)).toEqual(['WEI CHEN']);
  });

  it('are words in a PDF that sets their distance by an operator', async () => {
    const pdf = new PDFDocument({ size: 'A4', margin: 50 });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.fontSize(14).text('MIN UDDANNELSE', { characterSpacing: 3 }).text('SPROG OG IT', { characterSpacing: 2 });
    pdf.end();
    await once(pdf, 'end');
    const { lines } = await readPdf(new Uint8Array(Buffer.concat(chunks)));
    expect(lines.map(({ text }) => text)).toEqual(['MIN UDDANNELSE', 'SPROG OG IT']);
  });

  it('are words in a PDF', async () => {
    const [cv] = pageCvs('da').filter(({ name }) => name === 'Inger-Lise Mathiesen');
    if (!cv) throw new Error('no such CV');
    const pdf = await writePageCv({ ...cv, look: { ...cv.look, track: 2, upper: true } });
    const { lines } = await readPdf(new Uint8Array(pdf));
    expect(lines.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['HVOR JEG HAR ARBEJDET', 'MIN UDDANNELSE', 'FRIVILLIGT', 'SPROG']),
    );
  });
});
