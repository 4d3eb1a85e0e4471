import type { IncomingMessage } from 'node:http';

/** As much as the largest upload we take; who sends more than that after a refusal is cut off. */
const maxBytes = 512 * 1024 * 1024;

/**
 * Throws away what a refused request still sends. Browsers read the answer only when they have sent everything, so a
 * body left lying keeps them waiting for ever, and a connection cut short hides the reason of the refusal.
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
