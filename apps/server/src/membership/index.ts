export { type Entitlement, entitlement, membershipOf } from './entitlement.ts';
export { type MembershipOptions, makeMembership } from './membership.factory.ts';
export { memberships } from './membership.tables.ts';
