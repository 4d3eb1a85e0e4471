import { parentPort } from 'node:worker_threads';
import type { ThreadMessage } from './work-thread.ts';

/** For the entry of a thread: processes incoming orders one at a time and reports when it is loaded. */
export function answerOrders<Order, Answer>(work: (order: Order) => Promise<Answer>): void {
  const port = parentPort;
  if (!port) throw new Error('this file runs as a worker thread only');
  const say = (message: ThreadMessage<Answer>) => port.postMessage(message);
  port.on('message', (order: Order) => {
    void work(order).then(
      (answer) => say({ answer }),
      (error: unknown) => say({ error: String(error) }),
    );
  });
  say({ ready: true });
}
