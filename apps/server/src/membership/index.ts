export { entitlement, membershipOf } from './entitlement.ts';
export { makeMembership } from './membership.factory.ts';
export { memberships } from './membership.tables.ts';
