import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { bookingKindOf, isOpenOrder, orderStatusOf } from '@jobblik/contract/membership/orders.rules';
import type { Order } from '@jobblik/contract/membership/orders.schema';
import type { BuyerRole } from '@jobblik/contract/membership/plans.rules';
import { usePageSettings } from '../../platform/page-settings';
import { formatLongDate } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';

/** The texts of an order. */
export interface OrderTexts {
  name: string;
  /** One word or two: `Modtaget`, `Venter på dig`. */
  state: string;
  /** What happens next, and by when. */
  text: string;
  tone: 'success' | 'waiting' | 'info' | 'plain';
  /** The button that leads to the order. */
  action: string;
}

/** How orders stand, in words: the one function for every screen that shows them. */
export function useOrderTexts(role: BuyerRole): (order: Order) => OrderTexts {
  const t = useWords('membership');
  const { now } = usePageSettings();
  return (order) => {
    const status = orderStatusOf(order);
    const isLate = isOpenOrder(order) && order.due_date < localDateOf(new Date(now));
    const date = formatLongDate(`${order.due_date}T12:00:00Z`, now);
    const delivered = order.delivered_at ? formatLongDate(order.delivered_at, now) : '';
    const text =
      status === 'unbooked'
        ? t(`orders.texts.unbooked_${role}`, { date })
        : isLate
          ? t('orders.texts.late', { date })
          : t(`orders.texts.${status}`, { date: status === 'delivered' ? delivered : date });
    return {
      name: t(`orders.services.${order.service}.name`),
      state: t(
        status === 'unbooked' && role === 'employer' ? 'orders.states.unbooked_employer' : `orders.states.${status}`,
      ),
      text,
      tone: tones[status],
      action: status === 'unbooked' ? t(`orders.services.${order.service}.book`) : t('orders.see'),
    };
  };
}

const tones = {
  unbooked: 'waiting',
  received: 'info',
  in_progress: 'info',
  delivered: 'success',
  closed: 'plain',
} as const;

/** The label of an order's free text. */
export function textLabelOf({ service }: Pick<Order, 'service'>) {
  return service === 'writing'
    ? ('booking.text_writing' as const)
    : (`booking.text_${bookingKindOf(service)}` as const);
}
