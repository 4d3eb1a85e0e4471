import { orderMoved } from '@jobblik/contract/membership/membership.events';
import { canBecome, type OrderState } from '@jobblik/contract/membership/orders.rules';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { payments } from '../payments.tables.ts';
import { type OrderRow, orders } from './orders.tables.ts';

/** A move that an order cannot make; the message is for the operator. */
export class OrderError extends Error {}

/** An order with its buyer, for the operator. */
export interface OperatorOrder extends OrderRow {
  buyer: { name: string; email: string };
}

/** All orders that are not delivered or closed, those due first. */
export async function openOrders(db: Database | Transaction): Promise<OperatorOrder[]> {
  const rows = await db
    .select({ order: orders, billing: payments.billing })
    .from(orders)
    .innerJoin(payments, eq(payments.id, orders.paymentId))
    .where(inArray(orders.state, ['received', 'in_progress']))
    .orderBy(asc(orders.dueDate), asc(orders.id));
  return rows.map(({ order, billing }) => ({ ...order, buyer: { name: billing.name, email: billing.email } }));
}

/** Moves an order on; its buyer is told within minutes. @throws OrderError for an unknown one or a move that is not allowed */
export async function moveOrder(db: Database, id: number, next: OrderState, now: Date): Promise<void> {
  await inTransaction(db, (tx) => moveOrderIn(tx, id, next, now));
}

/** {@link moveOrder} in the transaction of its caller. */
export async function moveOrderIn(tx: Transaction, id: number, next: OrderState, now: Date): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!order) throw new OrderError(`there is no order ${id}`);
  if (!canBecome(order.state, next)) throw new OrderError(`order ${id} is ${order.state}, it cannot become ${next}`);
  await tx
    .update(orders)
    .set({
      state: next,
      ...(next === 'in_progress' && { begunAt: now }),
      ...(next === 'delivered' && { deliveredAt: now }),
    })
    .where(eq(orders.id, id));
}

/** Publishes the moves that buyers have no notice of yet: the operator's command runs beside the server, which sends the mails. */
export async function notifyOfMoves({ db, tasks }: Pick<Services, 'db' | 'tasks'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    const moved = await tx
      .select()
      .from(orders)
      .where(and(ne(orders.state, orders.announcedState), inArray(orders.state, ['in_progress', 'delivered'])))
      .for('update');
    for (const { id, userId, state } of moved) {
      await tx.update(orders).set({ announcedState: state }).where(eq(orders.id, id));
      if (userId === null || (state !== 'in_progress' && state !== 'delivered')) continue;
      await tasks.publish(tx, orderMoved, { order_id: id, user_id: userId, state });
    }
  });
}
