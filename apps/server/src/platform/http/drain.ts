import type { IncomingMessage } from 'node:http';

/** The size of the largest upload; a sender of more bytes after a refusal is disconnected. */
const maxBytes = 512 * 1024 * 1024;

/**
 * Discards the rest of a refused request. Browsers read the answer only after they have sent everything, so an unread body keeps
 * them waiting forever, and a closed connection hides the reason of the refusal.
 */
export function drain(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  let bytes = 0;
  request.unpipe();
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) request.destroy();
  });
  request.resume();
}
