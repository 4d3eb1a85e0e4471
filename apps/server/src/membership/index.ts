export { entitlement, membershipOf } from './entitlement.ts';
export { memberships } from './membership.tables.ts';
export { moveOrderIn, OrderError, openOrders } from './orders/move-order.ts';
