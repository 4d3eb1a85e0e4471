/** Limits of open sockets and waiting events on one server; pages beyond them use HTTP. */
export interface SocketCounts {
  /** Tabs of all browsers of one person, and as many in video rooms; of a visitor of the demo those of one browser. */
  perPerson: number;
  /** All browsers of one address, which can be a whole school. */
  perAddress: number;
  /** Events of one person that wait while an earlier one is handled; one more is refused. */
  waitingOfPerson: number;
  /** The same for one connection to a video room. */
  waitingInRoom: number;
}

export const socketCounts: SocketCounts = { perPerson: 60, perAddress: 1000, waitingOfPerson: 60, waitingInRoom: 240 };

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
