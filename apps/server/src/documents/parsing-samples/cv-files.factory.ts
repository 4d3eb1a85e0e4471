import { createHash } from 'node:crypto';
import { docxParts, zipFile } from '../../platform/files/files.factory.ts';
import { type Block, type Layout, type Look, makeBlocks } from './layouts.factory.ts';
import { writePdf } from './pdf-files.factory.ts';
import type { SamplePerson } from './people.factory.ts';

export type WrittenFormat = 'pdf' | 'docx' | 'odt' | 'rtf';

/** A common layout. */
export const plainLayout: Layout = {
  columns: 'one',
  header: 'labels',
  headings: 'plain',
  names: 0,
  dates: 'short',
  dash: ' – ',
  place: 'above',
  order: 'title',
  joint: ', ',
  bullet: '• ',
  describe: 'bullets',
  skills: 'commas',
  cvTitle: false,
};

/** A person's CV as a file. */
export async function makeCvFile(format: WrittenFormat, person: SamplePerson, layout = plainLayout): Promise<Buffer> {
  return await writeBlocks(format, makeBlocks(person, layout));
}

/** Blocks as a file. */
export async function writeBlocks(format: WrittenFormat, blocks: readonly Block[]): Promise<Buffer> {
  if (format === 'pdf') return await writePdf(blocks);
  if (format === 'docx') return writeDocx(blocks);
  return format === 'odt' ? writeOdt(blocks) : writeRtf(blocks);
}

const halfPoints: Readonly<Record<Look, number>> = {
  name: 44,
  headline: 28,
  heading: 28,
  strong: 22,
  body: 21,
  small: 19,
  bullet: 21,
};
const bold: ReadonlySet<Look> = new Set(['name', 'heading', 'strong']);

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A Word document with the blocks as paragraphs and tables. */
export function writeDocx(blocks: readonly Block[]): Buffer {
  const [types, relations, document] = docxParts('@');
  if (!types || !relations || !document) throw new Error('a Word document has three parts');
  const body = blocks.map(wordOf).join('');
  const content = String(document.content).replace(/<w:p>.*<\/w:p>/, () => body);
  return zipFile([types, relations, { ...document, content }]);
}

function wordOf(block: Block): string {
  if (block.kind === 'text') return wordParagraph(block.text, block.look);
  const cells =
    block.kind === 'row'
      ? block.cells.map((cell) => wordParagraph(cell, block.look))
      : [block.left, block.right].map((side) => side.map(wordOf).join('') || '<w:p/>');
  return `<w:tbl><w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr></w:tbl>`;
}

function wordParagraph(text: string, look: Look): string {
  const list = look === 'bullet' ? '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>' : '';
  const run = `<w:rPr>${bold.has(look) ? '<w:b/>' : ''}<w:sz w:val="${halfPoints[look]}"/></w:rPr>`;
  return `<w:p>${list}<w:r>${run}<w:t xml:space="preserve">${xml(text)}</w:t></w:r></w:p>`;
}

/** An OpenDocument text with the blocks as paragraphs and tables. */
export function writeOdt(blocks: readonly Block[]): Buffer {
  const names =
    'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"';
  const styles = (Object.entries(halfPoints) as [Look, number][])
    .map(
      ([look, size]) =>
        `<style:style style:name="${look}" style:family="paragraph"><style:text-properties fo:font-size="${size / 2}pt"${bold.has(look) ? ' fo:font-weight="bold"' : ''}/></style:style>`,
    )
    .join('');
  const body = blocks.map(odtOf).join('');
  return zipFile([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    {
      name: 'content.xml',
      content: `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${names}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    },
  ]);
}

function odtOf(block: Block): string {
  if (block.kind === 'text') return odtParagraph(block.text, block.look);
  const cells =
    block.kind === 'row'
      ? block.cells.map((cell) => odtParagraph(cell, block.look))
      : [block.left, block.right].map((side) => side.map(odtOf).join(''));
  return `<table:table><table:table-row>${cells.map((cell) => `<table:table-cell>${cell}</table:table-cell>`).join('')}</table:table-row></table:table>`;
}

function odtParagraph(text: string, look: Look): string {
  const paragraph = `<text:p text:style-name="${look}">${xml(text)}</text:p>`;
  return look === 'bullet' ? `<text:list><text:list-item>${paragraph}</text:list-item></text:list>` : paragraph;
}

/** A Rich Text document; tables as tabs, the columns one after the other. */
export function writeRtf(blocks: readonly Block[]): Buffer {
  const head = '{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fswiss Arial;}}{\\info{\\author Word}}';
  return Buffer.from(`${head}\n${blocks.map(rtfOf).join('\n')}\n}`, 'latin1');
}

function rtfOf(block: Block): string {
  if (block.kind === 'columns') return [...block.left, ...block.right].map(rtfOf).join('\n');
  const text = block.kind === 'row' ? block.cells.map(rtfText).join('\\tab ') : rtfText(block.text);
  const mark = block.look === 'bullet' ? "{\\pntext\\f1\\'b7\\tab}\\ls1 " : '';
  return `\\pard\\plain\\fs${halfPoints[block.look]}${bold.has(block.look) ? '\\b' : ''} ${mark}${text}\\par`;
}

function rtfText(text: string): string {
  return [...text]
    .map((letter) => {
      const code = letter.charCodeAt(0);
      if ('\\{}'.includes(letter)) return `\\${letter}`;
      if (code < 128) return letter;
      return code < 256 ? `\\'${code.toString(16)}` : `\\u${code}?`;
    })
    .join('');
}

/** A PDF with a password (ISO 32000-1 §7.6.3, revision 2) that is not known. */
export function protectedPdf(): Buffer {
  const owner = createHash('sha256').update('owner').digest('hex');
  const user = createHash('sha256').update('user').digest('hex');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    `<< /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${owner}> /U <${user}> >>`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size 5 /Root 1 0 R /Encrypt 4 0 R /ID [<0123456789abcdef0123456789abcdef> <0123456789abcdef0123456789abcdef>] >>`;
  return Buffer.from(
    `${body}xref\n0 5\n0000000000 65535 f \n${table}${trailer}\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}
