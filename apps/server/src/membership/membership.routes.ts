import { Problem } from '@jobblik/contract/kernel/problem';
import {
  answerSandboxPayment,
  applePaySuccess,
  beginMobilePay as beginMobilePayCall,
  createPaymentIntentForApple,
  getMembershipPlan,
  getTransaction,
  getTransactionDetail,
  makeInvoicePdf,
  paymentWithIntent,
  paymentWithIntentConfirm,
  saveBilling as saveBillingCall,
  saveMembershipPlan,
} from '@jobblik/contract/membership/membership.api';
import { bookOrder as bookOrderCall, getOrders } from '@jobblik/contract/membership/orders.api';
import { getWithdrawal, withdrawPurchase as withdrawPurchaseCall } from '@jobblik/contract/membership/withdrawal.api';
import { type ServedCall, serve } from '../platform/http/serve.ts';
import { linkToInvoice } from './invoices/invoice-file.ts';
import { listTransactions, readTransaction } from './invoices/transactions.ts';
import { bookOrder } from './orders/book-order.ts';
import { listOrders } from './orders/list-orders.ts';
import { answerSandbox } from './payments/answer-sandbox.ts';
import {
  beginMobilePay,
  beginWalletPayment,
  completeWalletPayment,
  confirmPayment,
  payByCard,
} from './payments/pay.ts';
import { saveBilling } from './plans/billing.ts';
import { readPlanChoice, savePlanChoice } from './plans/plan-choice.ts';
import { readWithdrawal } from './withdrawal/read-withdrawal.ts';
import { withdrawPurchase } from './withdrawal/withdraw-purchase.ts';

export const membershipRoutes: readonly ServedCall[] = [
  serve(saveMembershipPlan, async ({ body, who }, services) => {
    const extras = body.extra_package.filter(({ status }) => status === 1).map(({ id }) => id);
    await savePlanChoice(services, who, { plan: body.selected_plan, extras });
    return { result: 'success' };
  }),
  serve(getMembershipPlan, async ({ who }, services) => {
    const choice = await readPlanChoice(services, who);
    return { result: choice.plan ? 'success' : 'failed', ...choice };
  }),
  serve(saveBillingCall, async ({ body, who }, services) => {
    await saveBilling(services, who, body);
    return { result: 'success' };
  }),
  serve(paymentWithIntent, async ({ body, who }, services) => {
    const { isPaid, ...paid } = await payByCard(services, who, { ...body, methodId: body.payment_method_id });
    return { result: isPaid ? 'success' : 'error', ...paid };
  }),
  serve(paymentWithIntentConfirm, async ({ body, who }, services) => {
    const ids = { intentId: body.payment_intent_id, paymentId: body.invoice_id };
    const { isPaid, ...paid } = await confirmPayment(services, who, ids);
    return { result: isPaid ? 'success' : 'failed', ...paid };
  }),
  serve(createPaymentIntentForApple, async ({ body, who }, services) => ({
    clientSecret: await beginWalletPayment(services, who, body),
  })),
  serve(beginMobilePayCall, async ({ body, who }, services) => ({
    redirect_url: await beginMobilePay(services, who, body),
  })),
  serve(applePaySuccess, async ({ body, who }, services) => {
    const { isPaid, membership } = await completeWalletPayment(services, who, body.payment_intent_id);
    return { result: isPaid ? 'success' : 'failed', membership, message: '' };
  }),
  serve(getTransaction, async ({ who }, services) => listTransactions(services, who)),
  serve(getTransactionDetail, async ({ params, who }, services) => ({
    result: 'success',
    ...(await readTransaction(services, who, params.transaction_id)),
  })),
  serve(makeInvoicePdf, async ({ body, who }, services) => ({
    pdf_url: await linkToInvoice(services, who, body.invoice_id, body.type === 1 ? 'credit_note' : 'invoice'),
  })),
  serve(getOrders, async ({ who }, services) => ({ result: 'success', ...(await listOrders(services, who)) })),
  serve(bookOrderCall, async ({ body, who }, services) => ({
    result: 'success',
    order: await bookOrder(services, who, body.order_id, {
      text: body.text,
      wishedAt: body.wished_at === null ? null : new Date(body.wished_at),
      jobId: body.job_id,
    }),
  })),
  serve(getWithdrawal, async ({ params, who }, services) => ({
    result: 'success',
    withdrawal: await readWithdrawal(services, who, params.transaction_id),
  })),
  serve(withdrawPurchaseCall, async ({ body, who }, services) => ({
    result: 'success',
    withdrawal: await withdrawPurchase(services, who, {
      paymentId: body.transaction_id,
      name: body.name,
      email: body.email,
    }),
  })),
  serve(answerSandboxPayment, async ({ body, who }, services) => {
    const intentId = await answerSandbox(services, who, body.client_secret, body.answer);
    if (!intentId) throw new Problem('not_found');
    return { payment_intent_id: intentId };
  }),
];
