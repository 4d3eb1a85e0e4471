import { createServer, request as httpRequest, type Server } from 'node:http';

/** A proxy to the product that can be closed: connections are then refused, as from a server that is down. */
export interface Door {
  url: string;
  /** Paths that are answered with 404, like the files of another release. */
  missing: RegExp | null;
  shut(): Promise<void>;
  open(): Promise<void>;
  close(): Promise<void>;
}

export async function openDoor(): Promise<Door> {
  const { hostname, port } = new URL(process.env.E2E_BASE_URL ?? '');
  const make = (): Server =>
    createServer((near, answer) => {
      const { url: path = '', method, headers } = near;
      if (door.missing?.test(path)) return answer.writeHead(404).end();
      // A new connection each time: the server may close a kept-alive one while it is being reused.
      const far = httpRequest({ hostname, port, path, method, headers, agent: false }, (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      });
      far.on('error', () => answer.destroy());
      near.pipe(far);
    });
  let server = make();
  const listen = (on: number) => new Promise<void>((done) => server.listen(on, hostname, done));
  await listen(0);
  const address = server.address();
  const own = typeof address === 'object' && address ? address.port : 0;
  const shut = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  const door: Door = {
    url: `http://${hostname}:${own}`,
    missing: null,
    shut,
    async open() {
      server = make();
      await listen(own);
    },
    close: shut,
  };
  return door;
}
