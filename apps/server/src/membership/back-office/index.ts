export { type PaymentOverview, paymentsOf, readPayment, searchPayments } from './find-payments.ts';
export { cancelRefund, planRefundOf } from './plan-refund.ts';
