export { entitlement, membershipOf } from './entitlement.ts';
export { memberships } from './membership.tables.ts';
