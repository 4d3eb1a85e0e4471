import { expect, test } from 'vitest';
import { readRefundOrder } from './refund-order.rules.ts';

test.each([
  [['10001'], { invoice: 10_001, amount: undefined }],
  [['10001', '95'], { invoice: 10_001, amount: 95_00 }],
  [['10001', '333,33'], { invoice: 10_001, amount: 333_33 }],
  [['10001', '0.1'], { invoice: 10_001, amount: 10 }],
])('%j is an order', (args, order) => {
  expect(readRefundOrder(args)).toEqual(order);
});

test.each([
  [[]],
  [['']],
  [['x']],
  [['-10001']],
  [['1234567890']],
  [['10001', '-5']],
  [['10001', '1,234']],
  [['10001', '1.000,00']],
  [['10001', '']],
  [['10001', '5', '5']],
])('%j is none', (args) => {
  expect(readRefundOrder(args)).toBeUndefined();
});
