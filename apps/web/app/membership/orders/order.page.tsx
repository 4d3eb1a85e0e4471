import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { getOrders } from '@jobblik/contract/membership/orders.api';
import { canBook } from '@jobblik/contract/membership/orders.rules';
import type { Order } from '@jobblik/contract/membership/orders.schema';
import { pathTo } from '@jobblik/contract/paths';
import { useState } from 'react';
import { type MetaArgs, Navigate, useParams } from 'react-router';
import { useCall } from '../../platform/api/query';
import { usePageSettings } from '../../platform/page-settings';
import { seo } from '../../platform/seo';
import { formatMoment } from '../../platform/words/format';
import { pageWords, useWords } from '../../platform/words/i18n';
import { Badge } from '../../ui/feedback/badge';
import { ListStates } from '../../ui/feedback/list-states';
import { Button, ButtonLink } from '../../ui/forms/button';
import { Written } from '../../ui/text/written';
import { BackLink } from '../back-link';
import m from '../membership.module.css';
import { useArea } from '../use-area';
import { BookingForm } from './booking-form';
import { useOrderTexts } from './order-state';
import s from './orders.module.css';

export function meta({ matches }: MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'membership')('orders.see'), hidden: true });
}

/** A bought service: how it stands, and what its buyer sends for it. */
export default function OrderPage() {
  const t = useWords('membership');
  const { area } = useArea();
  const { order_id } = useParams();
  const orders = useCall(getOrders, undefined, { staleTime: 0 });
  const found = orders.data?.orders.find(({ id }) => id === Number(order_id));
  if (orders.data && !found) return <Navigate to={pathTo('transactions', { area })} replace />;
  return (
    <div className={`wrap ${m.page}`}>
      <BackLink to={pathTo('dashboard', { area })}>{t('booking.back')}</BackLink>
      <ListStates query={orders} isEmpty={() => false} empty={null} level={1}>
        {({ ads }) => found && <OrderView key={found.id} order={found} ads={ads} />}
      </ListStates>
    </div>
  );
}

interface OrderViewProps {
  order: Order;
  ads: CallAnswer<typeof getOrders>['ads'];
}

function OrderView({ order, ads }: OrderViewProps) {
  const t = useWords('membership');
  const { role, area } = useArea();
  const { name, state, text, tone } = useOrderTexts(role)(order);
  const [editing, setEditing] = useState(false);
  const isAsked = canBook(order) && (editing || order.booking === null);
  return (
    <>
      <div className={m.header}>
        <h1>{name}</h1>
        <Badge tone={tone}>{state}</Badge>
      </div>
      <p className={m.lead} role="status">
        {text}
      </p>
      {isAsked ? (
        <BookingForm order={order} ads={ads} onSent={() => setEditing(false)} />
      ) : (
        <>
          {order.booking && <Sent booking={order.booking} />}
          <div className={m.actions}>
            <ButtonLink kind="filled" to={pathTo('dashboard', { area })}>
              {t('booking.back')}
            </ButtonLink>
            {canBook(order) && <Button onClick={() => setEditing(true)}>{t('orders.change')}</Button>}
          </div>
        </>
      )}
    </>
  );
}

/** What the buyer has sent. */
function Sent({ booking }: { booking: NonNullable<Order['booking']> }) {
  const t = useWords('membership');
  const { role } = useArea();
  const { now } = usePageSettings();
  const { text, wished_at, job_title } = booking;
  return (
    <section className={s.sent} aria-label={t(`booking.sent_${role}`)}>
      <h2>{t(`booking.sent_${role}`)}</h2>
      <dl>
        {wished_at && (
          <div>
            <dt>{t('booking.wished')}</dt>
            <dd>{formatMoment(wished_at, now)}</dd>
          </div>
        )}
        {job_title && (
          <div>
            <dt>{t('booking.ad')}</dt>
            <dd>
              <Written>{job_title}</Written>
            </dd>
          </div>
        )}
        {text && (
          <div>
            <dt>{t('booking.message')}</dt>
            <dd className={s.message}>
              <Written>{text}</Written>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
