import { type RouteConfigEntry, route } from '@react-router/dev/routes';

const screens = [
  ['medlemskab/pakke', 'plan'],
  ['medlemskab/betaling', 'payment'],
  ['medlemskab/retur', 'return'],
  ['medlemskab/succes', 'success'],
  ['medlemskab/bestilling/:order_id', 'orders/order'],
  ['transaktioner', 'transactions'],
  ['transaktioner/:transaction_id', 'transaction'],
] as const;

/** The same screens in both areas. */
export const membershipRoutes: RouteConfigEntry[] = ['kandidat', 'virksomhed'].flatMap((area) =>
  screens.map(([path, page]) =>
    route(`${area}/${path}`, `membership/${page}.page.tsx`, { id: `membership-${area}-${page}` }),
  ),
);
