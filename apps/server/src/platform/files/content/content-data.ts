import { open } from 'node:fs/promises';
import { BadZip, readZipEntries } from '@jobblik/cv-parser/files/zip';
import { type Content, damaged, readUpTo } from './content-check.ts';

const headBytes = 64 * 1024;
const zip: Content = { extension: 'zip', contentType: 'application/zip' };
const xml: Content = { extension: 'xml', contentType: 'application/xml' };
const json: Content = { extension: 'json', contentType: 'application/json' };
const csv: Content = { extension: 'csv', contentType: 'text/csv' };

/**
 * Recognises files of data that a CV can be in: JSON, XML, a table of comma-separated values, and a ZIP with such tables. Only the
 * kind of file is recognised here; whether it has a CV is found when it is read.
 * @param looksLike what the first bytes look like
 * @returns undefined for everything else
 */
export async function recogniseData(
  path: string,
  looksLike: string | undefined,
  size: number,
): Promise<Content | undefined> {
  if (looksLike !== undefined && looksLike !== 'zip' && looksLike !== 'xml') return undefined;
  const file = await open(path);
  try {
    if (looksLike !== 'zip') return dataOf(await readUpTo(file, 0, headBytes));
    const entries = await readZipEntries(file, size);
    const isDocument = entries.some(({ name }) => /^(?:mimetype|\[content_types\]\.xml)$/i.test(name));
    return !isDocument && entries.some(({ name }) => /\.csv$/i.test(name)) ? zip : undefined;
  } catch (error) {
    throw error instanceof BadZip ? damaged(error.message, error) : error;
  } finally {
    await file.close();
  }
}

function dataOf(head: Buffer): Content | undefined {
  const text = textOfHead(head).trimStart();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: text has none of them
  if (text === '' || /[\u0000-\u0008\u000e-\u001f\ufffd]/.test(text.slice(0, -4))) return undefined;
  if (/^[[{]/.test(text)) return json;
  if (text.startsWith('<')) return /^<(?:!doctype\s+html|html)\b/i.test(text) ? undefined : xml;
  const [header = ''] = text.split(/[\r\n]/, 1);
  return isHeader(header) ? csv : undefined;
}

/** UTF-16 has a byte order mark, or a NUL beside each character of the markup that these formats begin with. */
function textOfHead(head: Buffer): string {
  const [first, second] = head;
  if ((first === 0xff && second === 0xfe) || second === 0) return new TextDecoder('utf-16le').decode(head);
  if ((first === 0xfe && second === 0xff) || first === 0) return new TextDecoder('utf-16be').decode(head);
  const text = new TextDecoder().decode(head);
  return text.slice(0, -4).includes('\ufffd') ? head.toString('latin1') : text;
}

/** Names of columns: several short ones, or `Name` alone. */
function isHeader(line: string): boolean {
  const cells = line.split(/[,;\t]/).map((cell) => cell.replaceAll('"', '').trim());
  const areNames = cells.every((cell) => cell.length <= 40 && (cell === '' || /^\p{L}/u.test(cell)));
  return areNames && (cells.length > 1 || cells[0] === 'Name');
}
