import { connect, createServer, type Socket } from 'node:net';

export interface CuttingProxy {
  url: string;
  /** How many connections have been cut so far. */
  cuts(): number;
  /** Most bytes that an upload sent again when it was resumed. */
  farthestBack(): number;
  close(): Promise<void>;
}

/**
 * Forwards bytes to the product and destroys the connection after random numbers of bytes, like a bad network.
 * @param options `cuts` how often, `between` the least and the most bytes from one cut to the next, `seed` of the random numbers
 */
export async function startCuttingProxy(
  target: string,
  options: { cuts: number; between: [number, number]; seed: number },
): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const [least, most] = options.between;
  const sockets = new Set<Socket>();
  let { seed } = options;
  let [cuts, sinceCut, at, farthest, back] = [0, 0, 0, 0, 0];
  const roll = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return least + (seed % (most - least));
  };
  let nextCut = roll();

  /** Tracks the current offset of an upload in its file. */
  function follow(chunk: Buffer): void {
    const head = chunk.subarray(0, 4096).toString('latin1');
    const offset = /^PATCH [\s\S]*?\r\nupload-offset: (\d+)\r\n/i.exec(head)?.[1];
    if (offset !== undefined) {
      back = Math.max(back, farthest - Number(offset));
      at = Number(offset);
      const body = head.indexOf('\r\n\r\n');
      at += body < 0 ? 0 : chunk.length - body - 4;
    } else if (/^[A-Z]+ \/\S* HTTP/.test(head)) return;
    else at += chunk.length;
    farthest = Math.max(farthest, at);
  }

  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      // Both ends get an error when the connection is destroyed; that is expected.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    far.pipe(near);
    near.on('data', (chunk: Buffer) => {
      follow(chunk);
      sinceCut += chunk.length;
      if (cuts < options.cuts && sinceCut >= nextCut) {
        cuts += 1;
        sinceCut = 0;
        nextCut = roll();
        near.destroy();
        return;
      }
      if (!far.write(chunk)) {
        near.pause();
        far.once('drain', () => near.resume());
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, hostname, listening));
  const address = server.address();
  return {
    url: `http://${hostname}:${typeof address === 'object' && address ? address.port : 0}`,
    cuts: () => cuts,
    farthestBack: () => back,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
