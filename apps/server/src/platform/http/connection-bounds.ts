import type { Server } from 'node:http';

/** Options of `http.createServer` for both ports: the headers of a request arrive within 10 to 12 seconds, else 408. */
export const headerTimes = { headersTimeout: 10_000, connectionsCheckingInterval: 2000 };

/** Methods of calls, pages and files; others are answered with 405. */
export const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Methods that Socket.IO uses. */
export const socketMethods: readonly string[] = ['GET', 'POST', 'OPTIONS'];

/** Closes connections beyond the maximum as soon as they open, and reports the first of each minute. */
export function boundConnections(server: Server, max: number, report: () => void): void {
  server.maxConnections = max;
  let reported = Number.NEGATIVE_INFINITY;
  server.on('drop', () => {
    if (performance.now() - reported < 60_000) return;
    reported = performance.now();
    report();
  });
}
