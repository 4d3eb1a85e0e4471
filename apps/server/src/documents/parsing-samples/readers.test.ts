import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DocumentFormat, readDocument } from '../../../../../packages/cv-parser/src/readers/read-document.ts';
import type { PictureText } from '../../../../../packages/cv-parser/src/readers/read-pdf.ts';
import {
  readBounds,
  type SourceLine,
  type UnreadableDocument,
} from '../../../../../packages/cv-parser/src/source-line.ts';
import * as sample from '../../platform/files/files.factory.ts';
import { makeCvFile, plainLayout, protectedPdf } from './cv-files.factory.ts';
import type { Layout } from './layouts.factory.ts';
import { danishPerson } from './people.factory.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobblik-readers-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(format: DocumentFormat, bytes: Buffer | string, pictures?: PictureText) {
  const path = join(folder, `cv.${format}`);
  await writeFile(path, bytes);
  return await readDocument(path, format, pictures);
}

const nothingRecognised: PictureText = new Map([[1, []]]);

async function reasonOf(format: DocumentFormat, bytes: Buffer | string): Promise<string> {
  return await read(format, bytes, nothingRecognised).then(
    () => 'read',
    (error: UnreadableDocument) => error.reason,
  );
}

const texts = (lines: readonly SourceLine[]) => lines.map((line) => line.cells.join(' ¦ '));
const wordDocument = (body: string) => {
  const [types, relations, document] = sample.docxParts('@');
  if (!types || !relations || !document) throw new Error('a Word document has three parts');
  const content = String(document.content).replace(/<w:p>.*<\/w:p>/, () => body);
  return sample.zipFile([types, relations, { ...document, content }]);
};
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

describe('columns', () => {
  const layouts: [string, Partial<Layout>][] = [
    ['one column', {}],
    ['dates in a column of their own', { place: 'left' }],
    ['dates in the right margin', { place: 'right' }],
    ['headings in the margin', { columns: 'margin' }],
    ['a column on the left', { columns: 'left' }],
    ['a column on the right', { columns: 'right' }],
  ];
  it.each(layouts)('of a PDF with %s are read one after the other, tables row by row', async (_what, layout) => {
    const bytes = await makeCvFile('pdf', danishPerson, { ...plainLayout, ...layout });
    const lines = texts((await read('pdf', bytes)).lines);
    const order = [
      'Erhvervserfaring',
      'Aarhus Universitetshospital',
      'Plejecenter Solgården',
      'Uddannelse',
      'VIA University College',
      'Viborg Katedralskole',
    ];
    const places = order.map((text) => lines.findIndex((line) => line.includes(text)));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const inSection = lines.slice(places[0], places[3]);
    expect(inSection.join()).not.toContain(danishPerson.email);
  });
});

describe('Word', () => {
  it('reads text boxes once, although the file contains them twice', async () => {
    const box = `<w:txbxContent>${paragraph('Kontakt')}</w:txbxContent>`;
    const { lines } = await read(
      'docx',
      wordDocument(
        `<w:p><w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent><w:t>Anna Holm</w:t></w:r></w:p>`,
      ),
    );
    expect(texts(lines)).toEqual(['Anna Holm', 'Kontakt']);
  });

  it('reads tabs, breaks and rows of a table as displayed', async () => {
    const row = `<w:tr><w:tc>${paragraph('2014')}</w:tc><w:tc>${paragraph('Kok')}${paragraph('Meyers')}</w:tc></w:tr>`;
    const { lines } = await read(
      'docx',
      wordDocument(
        `<w:p><w:r><w:t>Tlf.</w:t><w:tab/><w:t>20123471</w:t><w:br/><w:t>Ny linje</w:t></w:r></w:p><w:tbl>${row}</w:tbl>`,
      ),
    );
    expect(texts(lines)).toEqual(['Tlf. ¦ 20123471', 'Ny linje', '2014 ¦ Kok', 'Meyers']);
  });

  it('leaves out deleted text and field codes', async () => {
    const { lines } = await read(
      'docx',
      wordDocument(
        `<w:p><w:del><w:r><w:delText>væk</w:delText></w:r></w:del><w:r><w:instrText>HYPERLINK</w:instrText><w:t>synlig</w:t></w:r></w:p>`,
      ),
    );
    expect(texts(lines)).toEqual(['synlig']);
  });

  it('refuses entities, broken XML and bombs', async () => {
    const [types, relations] = sample.docxParts();
    const withDocument = (content: string | Buffer) =>
      sample.zipFile([
        types ?? { name: '', content: '' },
        relations ?? { name: '', content: '' },
        { name: 'word/document.xml', content },
      ]);
    expect(await reasonOf('docx', withDocument('<!DOCTYPE x [<!ENTITY a "aaaa">]><w:p>&a;</w:p>'))).toBe('unreadable');
    expect(await reasonOf('docx', withDocument('<w:document><w:p>'))).toBe('unreadable');
    expect(await reasonOf('docx', withDocument('<w:p>'.repeat(5000) + '</w:p>'.repeat(5000)))).toBe('unreadable');
    expect(await reasonOf('docx', withDocument(Buffer.alloc(250 * 1024 * 1024)))).toBe('unreadable');
    expect(await reasonOf('docx', 'no zip at all')).toBe('unreadable');
  });
});

describe('Rich Text', () => {
  it('reads letters in both encodings, tabs and bullets', async () => {
    const { lines } = await read(
      'rtf',
      "{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Arial;}}{\\*\\generator X;}\\b S\\'f8ren \\'c5kj\\u230?r\\b0\\par Tlf.\\tab 20123471\\par{\\pntext\\'b7\\tab}\\ls1 Kok\\par}",
    );
    expect(texts(lines)).toEqual(['Søren Åkjær', 'Tlf. ¦ 20123471', 'Kok']);
    expect(lines.map((line) => line.strong)).toEqual([true, false, false]);
    expect(lines[2]?.bullet).toBe(true);
  });

  it('reads the rows of a table', async () => {
    const { lines } = await read(
      'rtf',
      '{\\rtf1\\trowd\\cellx100\\cellx200 2014\\cell Kok\\cell\\row\\pard Sprog\\par}',
    );
    expect(texts(lines)).toEqual(['2014 ¦ Kok', 'Sprog']);
  });

  it('refuses groups that are nested too deep, and accepts missing ends', async () => {
    expect(await reasonOf('rtf', `{\\rtf1 ${'{'.repeat(100_000)}`)).toBe('unreadable');
    expect(await reasonOf('rtf', `{\\rtf1 tekst${'}'.repeat(1000)}`)).toBe('read');
  });
});

describe('documents without text', () => {
  it.each<[string, DocumentFormat, () => Buffer | string, string]>([
    ['a scanned page', 'pdf', () => sample.pdfFile(' '), 'no_text'],
    ['a page number on a scanned page', 'pdf', () => sample.pdfFile('Side 1'), 'no_text'],
    ['a PDF with a password', 'pdf', protectedPdf, 'protected'],
    ['a PDF that was cut off', 'pdf', () => '%PDF-1.7\n1 0 obj\n<<', 'unreadable'],
    ['an empty Word document', 'docx', () => sample.docxFile(' '), 'no_text'],
    ['an old Word document without its streams', 'doc', () => sample.docFile(), 'unreadable'],
    ['an OpenDocument text that is none', 'odt', () => Buffer.from('PK'), 'unreadable'],
    ['an RTF of a picture', 'rtf', () => '{\\rtf1{\\pict 0102}}', 'no_text'],
  ])('%s: %s', async (_what, format, make, reason) => expect(await reasonOf(format, make())).toBe(reason));
});

describe('limits', () => {
  it('cut lines of a megabyte', async () => {
    const { lines, cut } = await read(
      'docx',
      sample.docxFile(Array.from({ length: 150_000 }, (_, at) => `ord${at * 7919}`).join(' ')),
    );
    expect(cut).toBe(true);
    expect(lines[0]?.text.length).toBeLessThanOrEqual(readBounds.lineLength);
  });

  it('do not cut a long paragraph', async () => {
    const words = Array.from({ length: 400 }, (_, at) => `ord${at}`);
    const { lines, cut } = await read('docx', sample.docxFile(words.join(' ')));
    expect(cut).toBe(false);
    expect(lines.map((line) => line.text).join(' ')).toBe(words.join(' '));
  });

  it('cut the number of lines', async () => {
    const { lines, cut } = await read('docx', wordDocument(paragraph('linje').repeat(20_000)));
    expect(cut).toBe(true);
    expect(lines).toHaveLength(readBounds.lines);
  });

  it('drop NUL and other invisible characters', async () => {
    const { lines } = await read('rtf', Buffer.from("{\\rtf1 A\0nna\\'02 Holm\\u0?\\par}", 'latin1'));
    expect(texts(lines)).toEqual(['Anna Holm']);
  });

  it('cut a PDF of 500 pages', async () => {
    const { lines, pages, cut } = await read('pdf', manyPages(500));
    expect([pages, cut]).toEqual([500, true]);
    expect(lines.at(-1)?.page).toBeLessThanOrEqual(readBounds.pages);
  });
});

/** A PDF whose pages all have the same line. */
function manyPages(count: number): Buffer {
  const shown = 'BT /F1 12 Tf 60 700 Td (Erfaring som kok i mange forskellige hoteller) Tj ET';
  const kids = Array.from({ length: count }, (_, at) => `${at + 5} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${shown.length} >>\nstream\n${shown}\nendstream`,
    ...Array.from(
      { length: count },
      () =>
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
    ),
  ];
  let body = '%PDF-1.7\n';
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}

describe('pages that may be pictures', () => {
  const piece = (text: string) => ({ x: 40, right: 300, y: 700, size: 10, font: 'picture', text });
  const recognised = (text: string): PictureText => new Map([[1, [piece(text)]]]);
  const sentence = 'Anna Holm er kok og bager i Herning, og hun kan alt med kager';

  it('are named, and read once their text is known', async () => {
    expect(await read('pdf', sample.pdfFile('3'))).toMatchObject({ unread: [1], recognised: [] });
    const known = await read('pdf', sample.pdfFile('3'), recognised(sentence));
    expect(known).toMatchObject({ unread: [], recognised: [1] });
    expect(texts(known.lines)).toEqual([sentence]);
  });

  it('keep their own text if a picture has no more', async () => {
    const own = await read('pdf', sample.pdfFile('Referencer oplyses gerne'), recognised('Referencer oplyses gerne'));
    expect(own).toMatchObject({ unread: [], recognised: [] });
    expect(texts(own.lines)).toEqual(['Referencer oplyses gerne']);
  });

  it('are none if there is text', async () => {
    expect(await read('pdf', await makeCvFile('pdf', danishPerson))).toMatchObject({ unread: [], recognised: [] });
  });

  it('are photos, too', async () => {
    expect(await read('picture', '')).toMatchObject({ pages: 1, unread: [1], lines: [] });
    expect(await read('picture', '', recognised(sentence))).toMatchObject({ pages: 1, recognised: [1] });
    expect(await reasonOf('picture', '')).toBe('no_text');
  });
});
