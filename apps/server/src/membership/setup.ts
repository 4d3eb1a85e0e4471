export { membershipNotices } from './membership.notices.ts';
export type { MembershipPorts } from './membership.ports.ts';
export { membershipRoutes } from './membership.routes.ts';
export { registerMembership, settlePayments } from './membership.tasks.ts';
export { moveOrder, type OperatorOrder, OrderError, openOrders } from './orders/move-order.ts';
export { registerPaymentWebhook } from './payments/payment-webhook.ts';
export { readRefundOrder } from './payments/refund-order.rules.ts';
export { RefundError, refundInvoice } from './payments/refund-payment.ts';
export { findBilling } from './plans/billing.ts';
