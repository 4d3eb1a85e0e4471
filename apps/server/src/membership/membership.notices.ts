import { membershipEnding, membershipPaid } from '@jobblik/contract/membership/membership.events';
import { noticeType } from '@jobblik/contract/notices/notice-type';
import { and, eq } from 'drizzle-orm';
import { findUser } from '../accounts/index.ts';
import { noticesOn } from '../notices/index.ts';
import { dateFormat, exactKroner } from '../platform/formats.ts';
import { words } from '../platform/words.ts';
import { memberships } from './membership.tables.ts';
import { invoices } from './payments.tables.ts';

const word = words('mail');
const dayText = dateFormat({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const area = (type: number) => (type === 2 ? '/virksomhed' : '/kandidat');

/** Notices about payments and memberships. */
export const membershipNotices = [
  noticesOn(membershipPaid, 'membership.tell-of-payment', async ({ payment_id, user_id }, services) => {
    const user = await findUser(services.db, user_id);
    const [invoice] = await services.db
      .select()
      .from(invoices)
      .where(and(eq(invoices.paymentId, payment_id), eq(invoices.kind, 'invoice')));
    const [membership] = await services.db.select().from(memberships).where(eq(memberships.paymentId, payment_id));
    if (!user?.email || !invoice || !membership) return [];
    const content = {
      subject: word('membership.paid.subject', { number: String(invoice.number) }),
      heading: word('membership.paid.heading'),
      paragraphs: [word('membership.paid.text', { until: dayText.format(membership.validUntil) })],
      details: [
        ...invoice.content.lines.map(({ text, price }) => ({
          label: text,
          value: `${exactKroner(price)} kr.`,
        })),
        { label: word('membership.paid.vat'), value: `${exactKroner(invoice.content.vat)} kr.` },
        { label: word('membership.paid.total'), value: `${exactKroner(invoice.content.total)} kr.` },
      ],
      button: { label: word('membership.paid.button'), url: `${area(user.type)}/transaktioner/${payment_id}` },
      reason: word('membership.paid.reason'),
    };
    return [{ userId: user_id, key: `membership.paid/${payment_id}`, mail: { to: user.email, content } }];
  }),
  noticesOn(membershipEnding, 'membership.tell-of-end', async ({ membership_id, user_id, days }, services) => {
    const user = await findUser(services.db, user_id);
    const [membership] = await services.db.select().from(memberships).where(eq(memberships.id, membership_id));
    if (!user || membership?.status !== 1) return [];
    const when = dayText.format(membership.validUntil);
    const plans = `${area(user.type)}/medlemskab/pakke`;
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
