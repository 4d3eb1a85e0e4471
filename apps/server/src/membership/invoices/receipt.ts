import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { lastInstant } from '@jobblik/contract/membership/membership.rules';
import type { InvoiceContent } from '@jobblik/contract/membership/membership.schema';
import { orderStatusOf } from '@jobblik/contract/membership/orders.rules';
import { lastWithdrawalDay } from '@jobblik/contract/membership/withdrawal.rules';
import { pathTo, screenAreaOf } from '@jobblik/contract/paths';
import { dateFormat, exactKroner, momentFormat } from '../../platform/formats.ts';
import type { MailContent } from '../../platform/mail/mail-content.ts';
import { words } from '../../platform/words.ts';
import { orderPath } from '../orders/orders.notices.ts';
import { presentOrder } from '../orders/orders.present.ts';
import type { OrderRow } from '../orders/orders.tables.ts';
import type { PaymentRow } from '../payments.tables.ts';

const word = words('mail');
const names = words('membership');
const date = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const dayText = dateFormat(date);
const localDayText = dateFormat({ ...date, timeZone: 'UTC' });
const momentText = momentFormat(date);

interface Paid {
  payment: PaymentRow;
  content: InvoiceContent;
  validUntil: Date;
}

/**
 * The receipt of a payment: lines, VAT and sum, what was bought and where it is booked. Consumers also get the right of withdrawal and
 * what they consented to (forbrugeraftaleloven §§ 13 and 18 to 25).
 */
export function receiptContent(
  { payment, content, validUntil }: Paid,
  bought: readonly OrderRow[],
  contact: string,
): MailContent {
  const isEmployer = payment.userType === 2;
  const money = (ore: number) => `${exactKroner(ore).replace('-', '\u2212')} kr.`;
  const number = String(content.number);
  return {
    subject: word('membership.paid.subject', { number }),
    heading: word('membership.paid.heading'),
    paragraphs: [word('membership.paid.text', { until: dayText.format(lastInstant(validUntil)) })],
    details: [
      ...content.lines.map(({ text, price }) => ({ label: text, value: money(price) })),
      { label: word('membership.paid.vat', { percent: content.vat_percent }), value: money(content.vat) },
      { label: word('membership.paid.total'), value: money(content.total) },
      ...(content.reference ? [{ label: word('membership.paid.reference'), value: content.reference }] : []),
    ],
    lists: [
      ...(bought.length > 0 ? [orderList(payment.userType, bought)] : []),
      ...(isEmployer ? [] : [withdrawalList(payment)]),
    ],
    button: {
      label: word('membership.paid.button'),
      url: pathTo('transaction', { area: screenAreaOf(payment.userType), transaction_id: payment.id }),
    },
    closing: isEmployer ? [] : consumerTexts(payment, number, contact),
    reason: word('membership.paid.reason'),
  };
}

function orderList(userType: number, bought: readonly OrderRow[]) {
  const role = userType === 2 ? 'employer' : 'seeker';
  return {
    heading: names(`orders.title_${role}`),
    items: bought.map((row) => {
      const status = orderStatusOf(presentOrder(row));
      const due = localDayText.format(new Date(`${row.dueDate}T00:00:00Z`));
      const text = status === 'unbooked' ? (`unbooked_${role}` as const) : status;
      const name = names(`orders.services.${row.service}.name`);
      const action = status === 'unbooked' ? names(`orders.services.${row.service}.book`) : names('orders.see');
      return {
        label: `${name}: ${action}`,
        url: orderPath(userType, row.id),
        note: names(`orders.texts.${text}`, { date: due }),
      };
    }),
  };
}

/** The last day of withdrawal in words. */
function lastDayText({ paidAt }: PaymentRow): string {
  const last = lastWithdrawalDay(localDateOf(paidAt ?? new Date(0)));
  return localDayText.format(new Date(`${last}T00:00:00Z`));
}

/** The link to the withdrawal (directive 2011/83/EU art. 11a). */
function withdrawalList(payment: PaymentRow) {
  const url = pathTo('withdrawal', { transaction_id: payment.id });
  const note = word('membership.paid.withdraw_until', { last: lastDayText(payment) });
  return {
    heading: word('membership.paid.withdraw_heading'),
    items: [{ label: word('membership.paid.withdraw'), url, note }],
  };
}

function consumerTexts(payment: PaymentRow, number: string, email: string): string[] {
  const { startAtOnceAt, termsAt } = payment;
  const consented = startAtOnceAt ?? termsAt;
  return [
    word('membership.paid.withdrawal', {
      last: lastDayText(payment),
      number,
      email,
    }),
    ...(consented ? [word('membership.paid.consent', { when: momentText.format(consented) })] : []),
  ];
}
