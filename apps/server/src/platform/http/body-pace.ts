import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerClientError } from './problems.ts';

/** Minimum speed of an arriving body. */
export interface BodyPace {
  bytesPerSecond: number;
  /** Seconds that a sender may be behind that pace, for example in a tunnel. */
  patienceSeconds: number;
}

/** Far below the speed of any phone, far above that of a client that only keeps a connection busy. */
export const bodyPace: BodyPace = { bytesPerSecond: 4000, patienceSeconds: 30 };

/**
 * Aborts a request whose body is behind the pace, with 408 where no answer has begun. A long upload that keeps moving is never
 * aborted, and time in which the server does not read is not counted.
 */
export function enforcePace(request: IncomingMessage, response: ServerResponse, pace: BodyPace): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  const tick = (pace.patienceSeconds * 1000) / 6;
  let seen = socket.bytesRead;
  let last = performance.now();
  let behind = 0;
  const timer = setInterval(() => {
    if (request.complete || request.destroyed) return void clearInterval(timer);
    const now = performance.now();
    const waits = request.readableLength === 0;
    const due = waits ? (now - last) / 1000 : 0;
    behind = Math.max(0, behind + due - (socket.bytesRead - seen) / pace.bytesPerSecond);
    seen = socket.bytesRead;
    last = now;
    if (behind < pace.patienceSeconds) return;
    clearInterval(timer);
    cut(request, response);
  }, tick);
  timer.unref();
  request.once('close', () => clearInterval(timer));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function cut(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  if (response.headersSent || !socket.writable) return void request.destroy();
  socket.once('finish', () => request.destroy());
  answerClientError(Object.assign(new Error('the body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
}
