import { orderMoved } from '@jobblik/contract/membership/membership.events';
import { pathTo, screenAreaOf } from '@jobblik/contract/paths';
import { eq } from 'drizzle-orm';
import { findUser } from '../../accounts/index.ts';
import { noticesOn } from '../../notices/index.ts';
import { dateFormat } from '../../platform/formats.ts';
import { words } from '../../platform/words.ts';
import { payments } from '../payments.tables.ts';
import { orders } from './orders.tables.ts';

const word = words('mail');
const names = words('membership');
const day = dateFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The page of an order, for mails. */
export function orderPath(userType: number, orderId: number): string {
  return pathTo('order', { area: screenAreaOf(userType), order_id: orderId });
}

/** Mails about orders that were begun or delivered, to the address of the invoice. */
export const ordersNotices = [
  noticesOn(orderMoved, 'membership.tell-of-order', async ({ order_id, user_id, state }, services) => {
    const user = await findUser(services.db, user_id);
    const [row] = await services.db
      .select({ order: orders, billing: payments.billing })
      .from(orders)
      .innerJoin(payments, eq(payments.id, orders.paymentId))
      .where(eq(orders.id, order_id));
    if (!user || !row) return [];
    const name = names(`orders.services.${row.order.service}.name`);
    const date = day.format(new Date(`${row.order.dueDate}T00:00:00Z`));
    const content = {
      subject: word(`membership.moved.subject_${state}`, { name }),
      heading: word(`membership.moved.heading_${state}`),
      paragraphs: [word(`membership.moved.text_${state}`, { name, date })],
      button: { label: word('membership.moved.button'), url: orderPath(user.type, order_id) },
      reason: word('membership.moved.reason'),
    };
    const mail = { to: row.billing.email, content, replyTo: services.env.CONTACT_EMAIL, isOfContract: true as const };
    return [{ userId: user_id, key: `membership.order/${order_id}/${state}`, mail }];
  }),
];
