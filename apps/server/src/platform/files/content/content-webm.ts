import type { FileHandle } from 'node:fs/promises';
import { type ContentCheck, damaged, noPicture, readExactly, readUpTo, unsupported } from './content-check.ts';

interface Element {
  id: number;
  /** First byte of the content. */
  start: number;
  /** `undefined` for the unknown size that browsers write while they record. */
  size: number | undefined;
}

const ids = {
  ebml: 0x1a45dfa3,
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackType: 0x83,
  cluster: 0x1f43b675,
};
const maxElements = 10_000;
const maxTracksBytes = 1024 * 1024;

/**
 * WebM (RFC 8794, RFC 9559): an EBML header, then a segment that names its tracks before the first cluster of media. At least one
 * track has pictures; a segment with a length ends at the end of the file.
 */
export const checkWebm: ContentCheck = async (file, size) => {
  const head = await readElement(file, 0, size);
  if (head?.id !== ids.ebml || head.size === undefined) throw unsupported('no EBML header');
  const segment = await readElement(file, head.start + head.size, size);
  if (segment?.id !== ids.segment) throw damaged('no segment');
  if (segment.size !== undefined && segment.start + segment.size !== size) throw damaged('the video is incomplete');

  let pictures: boolean | undefined;
  let at = segment.start;
  for (let count = 0; count < maxElements; count += 1) {
    const element = await readElement(file, at, size);
    if (element === undefined) break;
    if (element.id === ids.cluster) {
      if (pictures === undefined) throw damaged('media before its description');
      if (!pictures) throw noPicture();
      return { extension: 'webm', contentType: 'video/webm' };
    }
    if (element.size === undefined) throw damaged('an element without an end');
    if (element.id === ids.tracks) pictures = hasPictures(await readTracks(file, element.start, element.size));
    at = element.start + element.size;
  }
  throw damaged('the video is incomplete');
};

async function readTracks(file: FileHandle, start: number, size: number): Promise<Buffer> {
  if (size > maxTracksBytes) throw damaged('too many tracks');
  return readExactly(file, start, size);
}

function hasPictures(tracks: Buffer): boolean {
  for (const entry of children(tracks)) {
    if (entry.id !== ids.trackEntry) continue;
    for (const field of children(entry.content)) {
      if (field.id === ids.trackType && field.content.length > 0) {
        if (field.content.readUIntBE(0, Math.min(6, field.content.length)) === 1) return true;
      }
    }
  }
  return false;
}

function* children(bytes: Buffer): Generator<{ id: number; content: Buffer }> {
  for (let at = 0; at < bytes.length; ) {
    const element = parseElement(bytes.subarray(at), at);
    const end = element?.size === undefined ? undefined : element.start + element.size;
    if (element === undefined || end === undefined || end > bytes.length) throw damaged('ends inside an element');
    yield { id: element.id, content: bytes.subarray(element.start, end) };
    at = end;
  }
}

async function readElement(file: FileHandle, at: number, end: number): Promise<Element | undefined> {
  if (at >= end) return undefined;
  const element = parseElement(await readUpTo(file, at, 12), at);
  if (element === undefined) throw damaged('ends inside an element');
  return element;
}

/** Reads an element's id (1 to 4 bytes) and size (1 to 8 bytes), both of variable length (RFC 8794 §4 to §6). */
function parseElement(bytes: Buffer, at: number): Element | undefined {
  const idLength = Math.clz32(bytes[0] ?? 0) - 23;
  if (idLength > 4 || bytes.length < idLength + 1) return undefined;
  const sizeLength = Math.clz32(bytes[idLength] ?? 0) - 23;
  if (sizeLength > 8 || bytes.length < idLength + sizeLength) return undefined;
  let size = BigInt((bytes[idLength] ?? 0) & (0xff >> sizeLength));
  for (const byte of bytes.subarray(idLength + 1, idLength + sizeLength)) size = size * 256n + BigInt(byte);
  const unknown = size === (1n << BigInt(7 * sizeLength)) - 1n;
  if (!unknown && size > BigInt(Number.MAX_SAFE_INTEGER)) return undefined;
  return {
    id: bytes.readUIntBE(0, idLength),
    start: at + idLength + sizeLength,
    size: unknown ? undefined : Number(size),
  };
}
