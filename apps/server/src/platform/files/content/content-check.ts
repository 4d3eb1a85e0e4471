import type { FileHandle } from 'node:fs/promises';
import { Problem } from '@jobblik/contract/kernel/problem';

/** The detected content of a file. */
export interface Content {
  extension: string;
  contentType: string;
}

/** Checks a file whose first bytes match its format; returns its content or throws a refusal. */
export type ContentCheck = (file: FileHandle, size: number) => Promise<Content>;

/** A refusal of a format that is not accepted; `detail` describes the detected format in English. */
export function unsupported(detail: string): Problem {
  return new Problem('unsupported_type', { detail });
}

/** A refusal of a document that runs or fetches something when it is opened; `detail` names it in English. */
export function activeContent(detail: string): Problem {
  return new Problem('active_content', { detail });
}

/** A refusal of a document that opens with a password only, or is protected in another way. */
export function locked(detail: string): Problem {
  return new Problem('locked_file', { detail });
}

/** A refusal of a film that has only sound. */
export function noPicture(): Problem {
  return new Problem('no_picture', { detail: 'sound without pictures' });
}

/** A refusal of a photo in HEIC, which no decoder of the server can read. */
export function heicPicture(): Problem {
  return new Problem('heic_picture', { detail: 'a picture in HEIC' });
}

/** A refusal of a broken file in an accepted format. */
export function damaged(detail: string, cause?: unknown): Problem {
  return new Problem('damaged_file', { detail, cause });
}

/** Up to `length` bytes at `offset`; fewer where the file ends. */
export async function readUpTo(file: FileHandle, offset: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, offset);
  return buffer.subarray(0, bytesRead);
}

/** @throws Problem `damaged_file` when the file ends before `length` bytes */
export async function readExactly(file: FileHandle, offset: number, length: number): Promise<Buffer> {
  const bytes = await readUpTo(file, offset, length);
  if (bytes.length !== length) throw damaged('ends too early');
  return bytes;
}
