import { purchaseWithdrawn } from '@jobblik/contract/membership/membership.events';
import { pathTo, screenAreaOf } from '@jobblik/contract/paths';
import { findUser } from '../../accounts/index.ts';
import { noticesOn } from '../../notices/index.ts';
import { dateFormat, exactKroner, momentFormat } from '../../platform/formats.ts';
import { words } from '../../platform/words.ts';
import { findPurchase } from './read-withdrawal.ts';

const word = words('mail');
const names = words('membership');
const date = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const dayText = dateFormat(date);
const momentText = momentFormat(date);
const fortnight = 14 * 86_400_000;

/** The receipt of a withdrawal, with a copy of the statement (directive 2011/83/EU art. 11a(4)). */
export const withdrawalNotices = [
  noticesOn(purchaseWithdrawn, 'membership.tell-of-withdrawal', async ({ payment_id, user_id }, services) => {
    const user = await findUser(services.db, user_id);
    const purchase = await findPurchase(services.db, payment_id);
    if (!user || !purchase?.withdrawn) return [];
    const { payment, invoice, withdrawn } = purchase;
    const money = (ore: number) => `${exactKroner(ore).replace('-', '\u2212')} kr.`;
    const number = String(invoice.number);
    const plan = names(`seeker.lines.${payment.plan as 1 | 2}`);
    const days = { days: withdrawn.usedDays, of: withdrawn.ofDays };
    const paidBefore = withdrawn.refundedBefore;
    const content = {
      subject: word('membership.withdrawn.subject', { number }),
      heading: word('membership.withdrawn.heading'),
      paragraphs: [
        word('membership.withdrawn.received', { when: momentText.format(withdrawn.receivedAt) }),
        word('membership.withdrawn.statement', { name: withdrawn.name, plan, number }),
      ],
      details: [
        { label: word('membership.withdrawn.paid'), value: money(payment.total) },
        { label: word('membership.withdrawn.used', days), value: money(0 - withdrawn.used) },
        ...(paidBefore > 0 ? [{ label: word('membership.withdrawn.before'), value: money(-paidBefore) }] : []),
        { label: word('membership.withdrawn.refund'), value: money(withdrawn.refund) },
      ],
      button: {
        label: word('membership.withdrawn.button'),
        url: pathTo('transaction', { area: screenAreaOf(user.type), transaction_id: payment_id }),
      },
      closing: [
        ...(withdrawn.refund > 0
          ? [
              word('membership.withdrawn.latest', {
                date: dayText.format(new Date(withdrawn.receivedAt.getTime() + fortnight)),
              }),
            ]
          : []),
        word('membership.withdrawn.ended'),
      ],
      reason: word('membership.withdrawn.reason'),
    };
    const mail = { to: withdrawn.email, replyTo: services.env.CONTACT_EMAIL, content, isOfContract: true as const };
    return [{ userId: user_id, key: `membership.withdrawn/${payment_id}`, mail }];
  }),
];
