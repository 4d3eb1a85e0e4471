import { expect, it } from 'vitest';
import { demoConfirmation, demoIntent, demoPayment } from './demo-payment.rules.ts';

it.each([
  ['pm_card_visa', { result: 'success', error: '', requires_action: false }],
  ['pm_card_chargeDeclinedExpiredCard', { result: 'failed', error: 'expired_card', requires_action: false }],
  ['pm_card_authenticationRequired', { result: 'failed', error: '', requires_action: true }],
])('%s gets the same answer as from the sandbox', (method, expected) => {
  expect(demoPayment(method)).toMatchObject(expected);
});

it.each([
  ['pass', 'success'],
  ['wallet', 'success'],
  ['fail', 'failed'],
] as const)('after the answer %s a payment is a %s', (answer, result) => {
  expect(demoConfirmation(demoIntent(answer))).toMatchObject({ result, pending: false });
});
