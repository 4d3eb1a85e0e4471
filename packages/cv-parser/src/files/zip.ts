import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { readChunks } from './read-chunks.ts';

/** A zip that is broken, has false sizes, or is built to exhaust the program that unpacks it. */
export class BadZip extends Error {}

export interface ZipEntry {
  name: string;
  method: number;
  crc: number;
  packedSize: number;
  size: number;
  offset: number;
}

const endSignature = 0x06054b50;
const centralSignature = 0x02014b50;
const localSignature = 0x04034b50;
const endBytes = 22;
const maxEntries = 5000;
const maxDirectoryBytes = 2 * 1024 * 1024;
const maxUnpackedBytes = 200 * 1024 * 1024;
/** XML text is compressed at most twenty times; a zip bomb a thousand times. */
const maxRatio = 200;
const ratioFloorBytes = 1024 * 1024;

/**
 * Reads the list of contents of a zip without unpacking anything (APPNOTE.TXT 4.3). Zips in several parts, encrypted, over 4 GB,
 * with a comment or with bytes before or after what the list names are refused: office programs do not write them, and they can
 * hide two files in one.
 * @throws BadZip
 */
export async function readZipEntries(file: FileHandle, size: number): Promise<ZipEntry[]> {
  const { count, directorySize, directoryOffset, endOffset } = await readEnd(file, size);
  if (count > maxEntries || directorySize > maxDirectoryBytes) throw new BadZip('too many entries');
  if (directoryOffset + directorySize !== endOffset) throw new BadZip('bytes that belong to nothing');
  const entries = parseDirectory(await readExactly(file, directoryOffset, directorySize), count);
  checkSizes(entries);
  return entries;
}

/**
 * Unpacks one entry and passes on its bytes; stops at the first byte beyond the declared size.
 * @throws BadZip when content and list differ
 */
export async function readZipEntry(
  file: FileHandle,
  entry: ZipEntry,
  onBytes?: (bytes: Buffer) => void,
): Promise<void> {
  const start = await dataOffset(file, entry);
  let size = 0;
  let crc = 0;
  async function consume(chunks: AsyncIterable<Buffer>): Promise<void> {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > entry.size) throw new BadZip(`${entry.name} is larger than it says`);
      crc = crc32(chunk, crc);
      onBytes?.(chunk);
    }
  }
  if (entry.packedSize > 0) {
    const packed = readChunks(file, start, start + entry.packedSize);
    try {
      if (entry.method === 0) await pipeline(packed, consume);
      else await pipeline(packed, createInflateRaw(), consume);
    } catch (error) {
      throw error instanceof BadZip ? error : new BadZip(`${entry.name} cannot be unpacked`, { cause: error });
    }
  }
  if (size !== entry.size || crc !== entry.crc) throw new BadZip(`${entry.name} differs from what it says`);
}

/** The bytes of one entry. @throws BadZip also for one that is longer than `maxBytes` */
export async function readZipEntryBytes(file: FileHandle, entry: ZipEntry, maxBytes: number): Promise<Buffer> {
  if (entry.size > maxBytes) throw new BadZip(`${entry.name} is too long`);
  const chunks: Buffer[] = [];
  await readZipEntry(file, entry, (chunk) => chunks.push(chunk));
  return Buffer.concat(chunks);
}

async function readEnd(file: FileHandle, size: number) {
  if (size < endBytes) throw new BadZip('ends too early');
  const end = await readExactly(file, size - endBytes, endBytes);
  if (end.readUInt32LE(0) !== endSignature || end.readUInt16LE(20) !== 0) throw new BadZip('no end record');
  const count = end.readUInt16LE(10);
  if (end.readUInt32LE(4) !== 0 || end.readUInt16LE(8) !== count) throw new BadZip('in several parts');
  return {
    count,
    directorySize: end.readUInt32LE(12),
    directoryOffset: end.readUInt32LE(16),
    endOffset: size - endBytes,
  };
}

function parseDirectory(directory: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== centralSignature) throw new BadZip('broken list');
    const nameLength = directory.readUInt16LE(at + 28);
    const next = at + 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    if (next > directory.length) throw new BadZip('broken list');
    if ((directory.readUInt16LE(at + 8) & 0b10_0000_0100_0001) !== 0) throw new BadZip('encrypted');
    const name = directory.toString('utf8', at + 46, at + 46 + nameLength);
    if (/(^|[/\\])\.\.([/\\]|$)|^[/\\]|\0/.test(name)) throw new BadZip('a name that leaves its folder');
    const method = directory.readUInt16LE(at + 10);
    if (method !== 0 && method !== 8) throw new BadZip(`packing method ${method}`);
    entries.push({
      name,
      method,
      crc: directory.readUInt32LE(at + 16),
      packedSize: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    });
    at = next;
  }
  if (at !== directory.length) throw new BadZip('broken list');
  return entries;
}

/** Checks that entries are consecutive and unpack to an acceptable size. */
function checkSizes(entries: ZipEntry[]): void {
  let reached = 0;
  let unpacked = 0;
  const inOrder = entries.toSorted((a, b) => a.offset - b.offset);
  if (inOrder[0] !== undefined && inOrder[0].offset !== 0) throw new BadZip('bytes before the first entry');
  for (const entry of inOrder) {
    if (entry.offset < reached) throw new BadZip('entries overlap');
    reached = entry.offset + 30 + entry.packedSize;
    unpacked += entry.size;
    if (unpacked > maxUnpackedBytes) throw new BadZip('unpacks to too much');
    if (entry.size > ratioFloorBytes && entry.size > entry.packedSize * maxRatio)
      throw new BadZip('packed like a bomb');
  }
}

async function dataOffset(file: FileHandle, entry: ZipEntry): Promise<number> {
  const header = await readExactly(file, entry.offset, 30);
  if (header.readUInt32LE(0) !== localSignature) throw new BadZip('broken entry');
  return entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
}

/** @throws BadZip when the file ends before `length` bytes */
async function readExactly(file: FileHandle, offset: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, offset);
  if (bytesRead !== length) throw new BadZip('ends too early');
  return buffer;
}
