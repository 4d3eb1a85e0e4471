import { type FileHandle, open } from 'node:fs/promises';
import type { TextDecoder } from 'node:util';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { xmlDecoder } from '../files/xml-text.ts';
import { BadZip, readZipEntries, readZipEntry, type ZipEntry } from '../files/zip.ts';
import { UnreadableDocument } from '../source-line.ts';
import { attributesOf, nameOf, usualNamespaces } from './xml-names.ts';

const maxPartBytes = 30 * 1024 * 1024;
/** Maximum nesting of elements. Office programs use a few dozen levels. */
const maxDepth = 200;

/** Names have the usual prefix of their namespace, whatever the document calls it. */
export interface XmlHandler {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  text(text: string): void;
}

/**
 * Passes the given XML parts of a zipped document to a handler, each streamed through the reader with limits.
 * @throws UnreadableDocument if the zip or the XML is broken, too deep or too large
 */
export async function readParts(
  path: string,
  isIncluded: (name: string) => boolean,
  handlerOf: (name: string) => XmlHandler,
): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const entries = await readZipEntries(file, size);
    for (const entry of entries.filter(({ name }) => isIncluded(name))) {
      if (entry.size > maxPartBytes) throw new BadZip(`${entry.name} is too long`);
      await readXml(file, entry, handlerOf(entry.name));
    }
  } catch (error) {
    throw error instanceof UnreadableDocument ? error : new UnreadableDocument('unreadable', error);
  } finally {
    await file.close();
  }
}

async function readXml(file: FileHandle, entry: ZipEntry, handler: XmlHandler): Promise<void> {
  const parser = new SaxesParser({ xmlns: true, additionalNamespaces: usualNamespaces });
  let decoder: TextDecoder | undefined;
  let depth = 0;
  parser.on('opentag', (tag: SaxesTagNS) => {
    depth += 1;
    if (depth > maxDepth) throw new UnreadableDocument('unreadable');
    handler.open(nameOf(tag), attributesOf(tag));
  });
  parser.on('closetag', (tag: SaxesTagNS) => {
    depth -= 1;
    handler.close(nameOf(tag));
  });
  parser.on('text', (text) => handler.text(text));
  parser.on('cdata', (text) => handler.text(text));
  parser.on('doctype', () => {
    // Office programs write no DTD; nested entities ("billion laughs") need one.
    throw new UnreadableDocument('unreadable');
  });
  parser.on('error', (error) => {
    // An element of an undeclared namespace is one that is not read.
    if (!/unbound namespace prefix/i.test(error.message)) throw error;
  });
  await readZipEntry(file, entry, (bytes) => {
    decoder ??= xmlDecoder(bytes.subarray(0, 1024));
    if (!decoder) throw new UnreadableDocument('unreadable');
    parser.write(decoder.decode(bytes, { stream: true }));
  });
  parser.write(decoder?.decode() ?? '').close();
}
