import type { OrderState } from '@jobblik/contract/membership/orders.rules';
import { moveOrder, type OperatorOrder, OrderError, openOrders } from '../membership/setup.ts';
import { systemClock } from '../platform/clock.ts';
import { runCommand } from '../platform/run-command.ts';

// npm run orders: the services that were bought and are not delivered, those due first. `npm run orders -- take 12` says that somebody
// has begun, `deliver 12` that it is done, `close 12` that it will not be; the server tells the buyer.

const usage = 'usage: npm run orders [-- take|deliver|close <order>]';

const moves: Readonly<Record<string, OrderState>> = { take: 'in_progress', deliver: 'delivered', close: 'closed' };

/** @returns the move to make, undefined to list all. @throws OrderError for other arguments */
function readMove([verb, id = '', ...more]: string[]): { id: number; state: OrderState } | undefined {
  if (verb === undefined) return undefined;
  const state = Object.hasOwn(moves, verb) ? moves[verb] : undefined;
  if (!state || !/^\d{1,9}$/.test(id) || more.length > 0) throw new OrderError(usage);
  return { id: Number(id), state };
}

function describe({ id, service, state, dueDate, booking, buyer, paymentId }: OperatorOrder): string {
  const lines = [
    `${id}  ${service}  ${state}  due ${dueDate}`,
    `${buyer.name} <${buyer.email}>, transaction ${paymentId}`,
    ...(booking?.wishedAt ? [`Time that suits: ${booking.wishedAt}`] : []),
    ...(booking?.jobTitle ? [`Ad ${booking.jobId}: ${booking.jobTitle}`] : []),
    booking ? booking.text : 'The buyer has sent nothing yet.',
  ];
  return lines.filter(Boolean).join('\n');
}

await runCommand(
  'orders',
  (error) => error instanceof OrderError,
  async ({ db }) => {
    const move = readMove(process.argv.slice(2));
    if (move) {
      await moveOrder(db, move.id, move.state, systemClock.now());
      return `Order ${move.id} is ${move.state}.`;
    }
    const open = await openOrders(db);
    return open.length === 0 ? 'No open orders.' : open.map(describe).join('\n\n');
  },
);
