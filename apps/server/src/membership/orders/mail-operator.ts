import { defaultLanguage } from '@jobblik/contract/kernel/language';
import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import { dateFormat, momentFormat } from '../../platform/formats.ts';
import { inLanguage } from '../../platform/language.ts';
import { layoutMail, mailSender } from '../../platform/mail/layout.ts';
import { queueMail } from '../../platform/mail/mail.tasks.ts';
import type { MailContent } from '../../platform/mail/mail-content.ts';
import type { Services } from '../../platform/services.ts';
import { words } from '../../platform/words.ts';
import { type PaymentRow, payments } from '../payments.tables.ts';
import { type OrderRow, orders } from './orders.tables.ts';

const word = words('mail');
const service = words('membership');
const moment = momentFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const day = dateFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Mails the operator what was bought and is to be delivered, in the transaction that books the payment. */
export async function notifyOfOrders(tx: Transaction, services: Services, payment: PaymentRow): Promise<void> {
  const bought = await tx.select().from(orders).where(eq(orders.paymentId, payment.id)).orderBy(asc(orders.id));
  if (bought.length === 0) return;
  await mailOperator(tx, services, payment, () => ({
    subject: word('membership.orders.subject', { count: bought.length, name: payment.billing.name }),
    heading: word('membership.orders.heading', { count: bought.length }),
    paragraphs: [word('membership.orders.text')],
    details: [
      ...bought.map((order) => ({ label: nameOf(order), value: dueText(order) })),
      { label: word('membership.orders.buyer'), value: buyerText(payment) },
    ],
  }));
}

/** Mails the operator what a buyer has sent for an order, in the transaction that stores it. */
export async function notifyOfBooking(tx: Transaction, services: Services, order: OrderRow): Promise<void> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, order.paymentId));
  const { booking } = order;
  if (!payment || !booking) throw new Error(`order ${order.id} has no booking`);
  await mailOperator(tx, services, payment, () => ({
    subject: word('membership.booked.subject', { order: nameOf(order), name: payment.billing.name }),
    heading: nameOf(order),
    paragraphs: booking.text ? booking.text.split(/(?:\r?\n){2,}/) : [],
    details: [
      ...(booking.wishedAt
        ? [{ label: word('membership.booked.time'), value: moment.format(new Date(booking.wishedAt)) }]
        : []),
      ...(booking.jobTitle
        ? [{ label: word('membership.booked.ad'), value: `${booking.jobTitle} (${booking.jobId})` }]
        : []),
      { label: word('membership.orders.buyer'), value: buyerText(payment) },
      { label: word('membership.booked.due'), value: dueText(order) },
    ],
  }));
}

/** The operator reads it, so it is Danish whatever the buyer's language is. */
async function mailOperator(
  tx: Transaction,
  services: Services,
  payment: PaymentRow,
  content: () => MailContent,
): Promise<void> {
  await queueMail(tx, services, {
    to: services.env.CONTACT_EMAIL,
    replyTo: payment.billing.email,
    ...inLanguage(defaultLanguage, () => layoutMail(content(), mailSender(services.env))),
    ...(payment.userId !== null && { people: [payment.userId] }),
  });
}

/** `Ordre 12: LinkedIn` */
function nameOf({ id, service: name }: OrderRow): string {
  return word('membership.orders.name', { id: String(id), name: service(`orders.services.${name}.name`) });
}

function dueText({ dueDate }: OrderRow): string {
  return word('membership.orders.due', { date: day.format(new Date(`${dueDate}T00:00:00Z`)) });
}

function buyerText({ billing }: PaymentRow): string {
  return `${billing.name}, ${billing.email}`;
}
