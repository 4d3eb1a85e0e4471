import type { ServiceName } from '@jobblik/contract/membership/orders.rules';
import type { Order } from '@jobblik/contract/membership/orders.schema';
import type { BuyerRole } from '@jobblik/contract/membership/plans.rules';
import { areas, pathTo } from '@jobblik/contract/paths';
import {
  IconBrandFacebook,
  IconBrandLinkedin,
  IconBrandYoutube,
  IconFileText,
  IconLifebuoy,
  IconMessage,
  IconPencil,
  IconPhone,
  IconUsers,
  IconVideo,
} from '@tabler/icons-react';
import { ActionRow, ActionRows, RowIcon, RowLink } from '../../ui/layout/action-rows';
import { useOrderTexts } from './order-state';

const icons: Record<ServiceName, typeof IconVideo> = {
  help: IconLifebuoy,
  talk: IconVideo,
  review: IconFileText,
  letter: IconPencil,
  video: IconVideo,
  coaching: IconMessage,
  writing: IconPencil,
  contact: IconPhone,
  linkedin: IconBrandLinkedin,
  youtube: IconBrandYoutube,
  facebook: IconBrandFacebook,
  handling: IconUsers,
};

/** Orders with their state, each with the button that books it or shows it. */
export function OrderRows({ role, orders, label }: { role: BuyerRole; orders: readonly Order[]; label: string }) {
  const textsOf = useOrderTexts(role);
  const area = areas[role];
  return (
    <ActionRows label={label}>
      {orders.map((order) => {
        const { name, state, text, action } = textsOf(order);
        return (
          <ActionRow
            key={order.id}
            mark={<RowIcon round of={icons[order.service]} />}
            title={name}
            text={text}
            when={state}
          >
            <RowLink to={pathTo('order', { area, order_id: order.id })} about={name}>
              {action}
            </RowLink>
          </ActionRow>
        );
      })}
    </ActionRows>
  );
}
