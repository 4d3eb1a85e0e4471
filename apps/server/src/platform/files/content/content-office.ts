import type { FileHandle } from 'node:fs/promises';
import { xmlText } from '@jobblik/cv-parser/files/xml-text';
import { BadZip, readZipEntries, readZipEntry, readZipEntryBytes, type ZipEntry } from '@jobblik/cv-parser/files/zip';
import { activeFields, activeOpenDocument, activeRelationships } from './active-content.rules.ts';
import { activeContent, type Content, type ContentCheck, damaged, unsupported } from './content-check.ts';

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const odtType = 'application/vnd.oasis.opendocument.text';

/**
 * Word (ECMA-376) and OpenDocument texts: zips with an entry that contains their format. Every entry is unpacked once, a chunk at a
 * time and within limits, so that stored files can be read safely later. Macros and templates are refused, and what a program would
 * run or fetch when it opens the document.
 */
export const checkOffice: ContentCheck = async (file, size) => {
  try {
    const entries = await readZipEntries(file, size);
    const content = await contentTypeOf(file, entries);
    for (const entry of entries) await checkEntry(file, entry, content.extension);
    return content;
  } catch (error) {
    throw error instanceof BadZip ? damaged(error.message, error) : error;
  }
};

/** XML of a document is shorter; pictures are not read as text. */
const maxXmlBytes = 32 * 1024 * 1024;

async function checkEntry(file: FileHandle, entry: ZipEntry, extension: string): Promise<void> {
  const isReplacement = /(?:^|\/)ObjectReplacements\//i.test(entry.name) && /\.bin$/i.test(entry.name);
  if (isReplacement || /(?:^|\/)(?:activeX\/|oleObject)/i.test(entry.name)) throw activeContent(entry.name);
  if (!/\.(xml|rels)$/i.test(entry.name)) return await readZipEntry(file, entry);
  // In another encoding none of the names below would be found.
  const xml = xmlText(await readZipEntryBytes(file, entry, maxXmlBytes));
  if (xml === undefined) throw unsupported('XML in a strange encoding');
  const found =
    extension === 'odt'
      ? activeOpenDocument(xml)
      : /\.rels$/i.test(entry.name)
        ? activeRelationships(xml)
        : activeFields(xml);
  if (found) throw activeContent(found);
}

async function contentTypeOf(file: FileHandle, entries: ZipEntry[]): Promise<Content> {
  const byName = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  if (byName.size !== entries.length) throw damaged('two entries of one name');
  if (entries.some((entry) => /(^|\/)vbaproject|(^|\/)(basic|scripts)\//i.test(entry.name)))
    throw unsupported('macros');

  const parts = byName.get('[content_types].xml');
  if (parts !== undefined) {
    const types = xmlText(await readZipEntryBytes(file, parts, 1024 * 1024)) ?? '';
    if (/macroEnabled|vbaProject/i.test(types)) throw unsupported('macros');
    const isWord = ['"', "'"].some((quote) => types.includes(`${quote}${docxType}.main+xml${quote}`));
    if (!isWord) throw unsupported('an office file, but no Word document');
    if (!entries.some((entry) => entry.name.startsWith('word/'))) throw damaged('a Word document without text');
    return { extension: 'docx', contentType: docxType };
  }
  const type = byName.get('mimetype');
  if (type !== undefined && (await readZipEntryBytes(file, type, 256)).toString('latin1').trim() === odtType) {
    if (!byName.has('content.xml')) throw damaged('an OpenDocument text without text');
    return { extension: 'odt', contentType: odtType };
  }
  throw unsupported('a zip, but no document');
}
