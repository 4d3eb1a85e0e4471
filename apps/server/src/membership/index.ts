export { entitlement, membershipOf } from './entitlement.ts';
export { makeMembership, makePaidMembership } from './membership.factory.ts';
export { membershipNotices } from './membership.notices.ts';
export { membershipRoutes } from './membership.routes.ts';
export { memberships } from './membership.tables.ts';
export { registerMembership, settlePayments } from './membership.tasks.ts';
export { registerPaymentWebhook } from './payments/payment-webhook.ts';
export { readRefundOrder } from './payments/refund-order.rules.ts';
export { RefundError, refundInvoice } from './payments/refund-payment.ts';
