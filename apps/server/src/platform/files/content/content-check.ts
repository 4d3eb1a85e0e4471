import type { FileHandle } from 'node:fs/promises';
import { Problem } from '@jobblik/contract/kernel/problem';
import { fileProblems } from '@jobblik/contract/kernel/uploads.rules';

/** What a file turned out to be. */
export interface Content {
  extension: string;
  contentType: string;
}

/** Looks at a file whose first bytes match its format; answers with what it is or throws a refusal. */
export type ContentCheck = (file: FileHandle, size: number) => Promise<Content>;

/** A refusal of a kind of file that we do not take; `detail` says in English what it looked like. */
export function unsupported(detail: string): Problem {
  return new Problem('unsupported_type', { detail });
}

/** A refusal of a film that has sound only. */
export function noPicture(): Problem {
  return new Problem('no_picture', { status: fileProblems.no_picture, detail: 'sound without pictures' });
}

/** A refusal of a file that is of a good kind but broken. */
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
