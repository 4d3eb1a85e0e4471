import { open } from 'node:fs/promises';
import type { FileKind, UploadKind } from '@jobblik/contract/kernel/call';
import { heicHeaderBytes, isHeic } from '@jobblik/contract/kernel/heic.rules';
import { acceptsPictures } from '@jobblik/contract/kernel/uploads.rules';
import { fileTypeFromFile } from 'file-type';
import { type Content, type ContentCheck, heicPicture, readUpTo, unsupported } from './content-check.ts';
import { recogniseData } from './content-data.ts';
import { checkMovie } from './content-movie.ts';
import { checkOffice } from './content-office.ts';
import { checkOle } from './content-ole.ts';
import { checkPdf } from './content-pdf.ts';
import { checkRtf } from './content-rtf.ts';
import { checkWebm } from './content-webm.ts';

const zips: readonly string[] = ['zip', 'docx', 'odt', 'docm', 'dotx', 'dotm', 'ott'];

/** The check that follows a match of the first bytes. */
const checks: Readonly<Record<Exclude<FileKind, 'image' | 'data'>, ReadonlyMap<string, ContentCheck>>> = {
  document: new Map<string, ContentCheck>([
    ['pdf', checkPdf],
    ['rtf', checkRtf],
    ['cfb', checkOle],
    ...zips.map((extension): [string, ContentCheck] => [extension, checkOffice]),
  ]),
  video: new Map<string, ContentCheck>([
    ['mp4', checkMovie],
    ['m4v', checkMovie],
    ['mov', checkMovie],
    ['webm', checkWebm],
  ]),
};

const pictures: readonly string[] = ['png', 'apng', 'jpg', 'webp', 'gif', 'avif'];
/** Formats of cameras and scanners. */
const photos: readonly string[] = ['png', 'jpg'];

/** The recognised content of a stored file, and its kind. */
export interface Recognised extends Content {
  kind: FileKind;
}

/**
 * Recognises a file by its content, not by its name. Reads a bounded number of bytes, or unpacks a bounded number of them one chunk
 * at a time. The re-encoding detects pictures that cannot be decoded.
 * @throws Problem `unsupported_type` for a format that the kind does not accept, `heic_picture` for HEIC where pictures are accepted,
 *   `damaged_file` when it is broken
 */
export async function recognise(path: string, kind: UploadKind, size: number): Promise<Recognised> {
  const seen = await fileTypeFromFile(path);
  const looksLike = seen?.ext ?? 'nothing we know';
  if (acceptsPictures(kind) && (await startsAsHeic(path))) throw heicPicture();
  const isPhoto = kind === 'document_or_photo' && photos.includes(looksLike);
  if (kind === 'image' || kind === 'portrait' || isPhoto) {
    if (seen === undefined || !pictures.includes(seen.ext)) throw unsupported(`looks like ${looksLike}`);
    return { kind: 'image', extension: seen.ext, contentType: seen.mime };
  }
  const data = kind === 'document_or_photo' ? await recogniseData(path, seen?.ext, size) : undefined;
  if (data) return { kind: 'data', ...data };
  const fileKind = kind === 'document_or_photo' ? 'document' : kind;
  const check = checks[fileKind].get(looksLike);
  if (check === undefined) throw unsupported(`looks like ${looksLike}`);
  const file = await open(path);
  try {
    return { kind: fileKind, ...(await check(file, size)) };
  } finally {
    await file.close();
  }
}

async function startsAsHeic(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    return isHeic(await readUpTo(file, 0, heicHeaderBytes));
  } finally {
    await file.close();
  }
}
