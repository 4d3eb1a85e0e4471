import { areas } from '@jobblik/contract/paths';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { screen, screenOf } from '../platform/screen-route';

const screens = [
  ['plans', 'plan'],
  ['payment', 'payment'],
  ['paymentReturn', 'return'],
  ['paid', 'success'],
  ['order', 'orders/order'],
  ['transactions', 'transactions'],
  ['transaction', 'transaction'],
] as const;

/** The same screens in both areas, and the withdrawal of seekers. */
export const membershipRoutes: RouteConfigEntry[] = [
  screen('withdrawal', 'membership/withdrawal/withdrawal.page.tsx'),
  ...Object.values(areas).flatMap((area) =>
    screens.map(([name, page]) =>
      screenOf(area, name, `membership/${page}.page.tsx`, { id: `membership-${area}-${page}` }),
    ),
  ),
];
