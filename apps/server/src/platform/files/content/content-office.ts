import type { FileHandle } from 'node:fs/promises';
import { type Content, type ContentCheck, damaged, unsupported } from './content-check.ts';
import { BadZip, readZipEntries, readZipEntry, type ZipEntry } from './zip.ts';

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const odtType = 'application/vnd.oasis.opendocument.text';

/**
 * Word (ECMA-376) and OpenDocument texts: zips with an entry that contains their format. Every entry is unpacked once, a chunk at a
 * time and within limits, so that stored files can be read safely later. Macros and templates are refused.
 */
export const checkOffice: ContentCheck = async (file, size) => {
  try {
    const entries = await readZipEntries(file, size);
    const content = await contentTypeOf(file, entries);
    for (const entry of entries) await readZipEntry(file, entry);
    return content;
  } catch (error) {
    throw error instanceof BadZip ? damaged(error.message, error) : error;
  }
};

async function contentTypeOf(file: FileHandle, entries: ZipEntry[]): Promise<Content> {
  const byName = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  if (byName.size !== entries.length) throw damaged('two entries of one name');
  if (entries.some((entry) => /(^|\/)vbaproject|(^|\/)(basic|scripts)\//i.test(entry.name)))
    throw unsupported('macros');

  const parts = byName.get('[content_types].xml');
  if (parts !== undefined) {
    const types = await readText(file, parts, 1024 * 1024);
    if (/macroEnabled|vbaProject/i.test(types)) throw unsupported('macros');
    if (!types.includes(`"${docxType}.main+xml"`)) throw unsupported('an office file, but no Word document');
    if (!entries.some((entry) => entry.name.startsWith('word/'))) throw damaged('a Word document without text');
    return { extension: 'docx', contentType: docxType };
  }
  const type = byName.get('mimetype');
  if (type !== undefined && (await readText(file, type, 256)).trim() === odtType) {
    if (!byName.has('content.xml')) throw damaged('an OpenDocument text without text');
    return { extension: 'odt', contentType: odtType };
  }
  throw unsupported('a zip, but no document');
}

async function readText(file: FileHandle, entry: ZipEntry, maxBytes: number): Promise<string> {
  if (entry.size > maxBytes) throw damaged(`${entry.name} is too long`);
  const chunks: Buffer[] = [];
  await readZipEntry(file, entry, (chunk) => chunks.push(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
