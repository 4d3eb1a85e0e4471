/** Limits of open sockets on one server; pages beyond them use HTTP. */
export interface SocketCounts {
  /** Tabs of one signed-in browser. */
  perSession: number;
  /** All browsers of one address, which can be a whole school. */
  perAddress: number;
}

export const socketCounts: SocketCounts = { perSession: 30, perAddress: 1000 };

export interface OpenCount {
  /** Whether one more is within the limit. */
  hasRoom(key: string): boolean;
  /** Counts one until the returned function is called. */
  take(key: string): () => void;
}

/** Counts open sockets by key. */
export function createOpenCount(most: number): OpenCount {
  const open = new Map<string, number>();
  return {
    hasRoom: (key) => (open.get(key) ?? 0) < most,
    take(key) {
      open.set(key, (open.get(key) ?? 0) + 1);
      return () => {
        const left = (open.get(key) ?? 0) - 1;
        if (left > 0) open.set(key, left);
        else open.delete(key);
      };
    },
  };
}
