import { getOrders } from '@jobblik/contract/membership/orders.api';
import { isOpenOrder } from '@jobblik/contract/membership/orders.rules';
import type { BuyerRole } from '@jobblik/contract/membership/plans.rules';
import { useCall } from '../../platform/api/query';
import { useWords } from '../../platform/words/i18n';
import { Section } from '../../ui/layout/section';
import { OrderRows } from './order-rows';

/** On an overview: what was bought and is not delivered; nothing without any. */
export function OpenOrders({ buyer }: { buyer: BuyerRole }) {
  const t = useWords('membership');
  const { data } = useCall(getOrders, undefined, { staleTime: 0 });
  const open = data?.orders.filter(isOpenOrder) ?? [];
  if (open.length === 0) return null;
  const title = t(`orders.title_${buyer}`);
  return (
    <Section work title={title}>
      <OrderRows role={buyer} orders={open} label={title} />
    </Section>
  );
}

interface OrdersOfProps {
  role: BuyerRole;
  transactionId: number;
  /** Without a section of its own: in a notice above a screen that may have the same section. */
  bare?: boolean;
}

/** The orders of one transaction; nothing without any. */
export function OrdersOf({ role, transactionId, bare = false }: OrdersOfProps) {
  const t = useWords('membership');
  const { data } = useCall(getOrders, undefined, { staleTime: 0 });
  const own = data?.orders.filter(({ transaction_id }) => transaction_id === transactionId) ?? [];
  if (own.length === 0) return null;
  const title = t(`orders.title_${role}`);
  const rows = <OrderRows role={role} orders={own} label={title} />;
  return bare ? (
    rows
  ) : (
    <Section work title={title}>
      {rows}
    </Section>
  );
}
