import type { FileHandle } from 'node:fs/promises';

const chunkBytes = 256 * 1024;

/**
 * The bytes from `start` to before `end`, or to the end of the file, a chunk at a time. Unlike a stream it leaves no listener on
 * the handle, so a file can be read in many parts.
 */
export async function* readChunks(file: FileHandle, start = 0, end = Number.MAX_SAFE_INTEGER): AsyncGenerator<Buffer> {
  for (let at = start; at < end; ) {
    const length = Math.min(chunkBytes, end - at);
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(length), 0, length, at);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
}
