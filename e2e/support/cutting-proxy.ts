import { connect, createServer, type Socket } from 'node:net';

export interface CuttingProxy {
  url: string;
  /** How many connections have been cut so far. */
  cuts(): number;
  /** Bytes that an upload went back at most when it was taken up again. */
  farthestBack(): number;
  close(): Promise<void>;
}

/**
 * Passes bytes on to the product and destroys the connection at random counts of them, as a bad network does.
 * @param options `cuts` how often, `between` the least and the most bytes from one cut to the next, `seed` of the dice
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

  /** Follows where in its file an upload stands. */
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
      // A cut is an error to both ends, and the reason for this test.
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
