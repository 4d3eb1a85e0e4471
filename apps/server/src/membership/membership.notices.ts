import { membershipEnding, membershipPaid } from '@jobblik/contract/membership/membership.events';
import { lastInstant } from '@jobblik/contract/membership/membership.rules';
import { noticeType } from '@jobblik/contract/notices/notice-type';
import { pathTo, screenAreaOf } from '@jobblik/contract/paths';
import { and, asc, eq } from 'drizzle-orm';
import { findUser } from '../accounts/index.ts';
import { noticesOn } from '../notices/index.ts';
import { dateFormat } from '../platform/formats.ts';
import { words } from '../platform/words.ts';
import { invoicePdf } from './invoices/invoice-pdf.ts';
import { receiptContent } from './invoices/receipt.ts';
import { memberships } from './membership.tables.ts';
import { ordersNotices } from './orders/orders.notices.ts';
import { orders } from './orders/orders.tables.ts';
import { invoices, payments } from './payments.tables.ts';
import { withdrawalNotices } from './withdrawal/withdrawal.notices.ts';

const word = words('mail');
const dayText = dateFormat({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** Notices about payments, memberships, orders and withdrawals. */
export const membershipNotices = [
  ...ordersNotices,
  ...withdrawalNotices,
  noticesOn(membershipPaid, 'membership.tell-of-payment', async ({ payment_id, user_id }, services) => {
    const user = await findUser(services.db, user_id);
    const [paid] = await services.db
      .select({ payment: payments, content: invoices.content, validUntil: memberships.validUntil })
      .from(payments)
      .innerJoin(invoices, and(eq(invoices.paymentId, payments.id), eq(invoices.kind, 'invoice')))
      .innerJoin(memberships, eq(memberships.paymentId, payments.id))
      .where(eq(payments.id, payment_id));
    if (!user || !paid) return [];
    const bought = await services.db
      .select()
      .from(orders)
      .where(eq(orders.paymentId, payment_id))
      .orderBy(asc(orders.id));
    const content = receiptContent(paid, bought, services.env.CONTACT_EMAIL);
    const filename = `Faktura ${paid.content.number}.pdf`;
    const attachments = [{ filename, contentType: 'application/pdf', content: await invoicePdf(paid.content) }];
    const mail = {
      to: paid.content.buyer.email,
      replyTo: services.env.CONTACT_EMAIL,
      content,
      attachments,
      isOfContract: true as const,
    };
    return [{ userId: user_id, key: `membership.paid/${payment_id}`, mail }];
  }),
  noticesOn(membershipEnding, 'membership.tell-of-end', async ({ membership_id, user_id, days }, services) => {
    const user = await findUser(services.db, user_id);
    const [membership] = await services.db.select().from(memberships).where(eq(memberships.id, membership_id));
    if (!user || membership?.status !== 1) return [];
    const when = dayText.format(lastInstant(membership.validUntil));
    const plans = pathTo('plans', { area: screenAreaOf(user.type) });
    const content = {
      subject: word('membership.ending.subject', { when }),
      heading: word('membership.ending.heading', { count: days }),
      paragraphs: [
        word('membership.ending.text', { when }),
        word(user.type === 2 ? 'membership.ending.remains_employer' : 'membership.ending.remains_seeker'),
      ],
      button: { label: word('membership.ending.button'), url: plans },
      reason: word('membership.ending.reason'),
    };
    return [
      {
        userId: user_id,
        key: `membership.ending/${membership_id}/${days}`,
        notification: { type: noticeType.membershipEnds, name: when, link: plans },
        ...(user.email && { mail: { to: user.email, content } }),
      },
    ];
  }),
];
