import { describe, expect, it } from 'vitest';
import { cardDigits, expiryProblem, isCardNumber, isCvc } from './card.rules.ts';
import { isPaid } from './membership.rules.ts';
import { choiceProblem, equalsQuote, extrasOutOf, offers, planThatOpens, quote } from './plans.rules.ts';

describe('the price of a choice', () => {
  it.each([
    ['employer', 1, [], 95_00, 23_75, 118_75],
    ['employer', 2, [], 495_00, 123_75, 618_75],
    ['employer', 3, [], 1995_00, 498_75, 2493_75],
    ['employer', 2, [1], 890_00, 222_50, 1112_50],
    ['employer', 3, [4, 3, 2, 1, 1], 11775_00, 2943_75, 14718_75],
    ['seeker', 1, [], 695_00, 0, 695_00],
    ['seeker', 2, [1, 2, 3, 4], 1495_00, 0, 1495_00],
  ] as const)('%s, plan %i with %j', (role, plan, extras, subTotal, vat, total) => {
    expect(quote(role, { plan, extras })).toMatchObject({ subTotal, vat, total });
  });

  it.each([
    ['employer', 7, []],
    ['employer', 0, []],
    ['seeker', 3, []],
    ['employer', 2, [9]],
  ] as const)('%s cannot buy plan %i with %j', (role, plan, extras) => {
    expect(quote(role, { plan, extras })).toBeUndefined();
  });

  it.each([
    ['employer', 1, [], undefined],
    ['employer', 1, [1], 'extra_needs_ads'],
    ['employer', 1, [4], 'extra_needs_ads'],
    ['employer', 2, [1, 2, 3, 4], undefined],
    ['employer', 3, [4], undefined],
    ['employer', 9, [1], 'unknown_plan'],
    ['seeker', 1, [1, 2, 3, 4], undefined],
    ['seeker', 3, [], 'unknown_plan'],
  ] as const)('%s, plan %i with %j: %s', (role, plan, extras, problem) => {
    expect(choiceProblem(role, { plan, extras })).toBe(problem);
  });

  it('names the extras that a plan is without', () => {
    expect(extrasOutOf('employer', 1)).toEqual([1, 2, 3, 4]);
    expect(extrasOutOf('employer', 2)).toEqual([]);
    expect(extrasOutOf('seeker', 1)).toEqual([]);
  });

  it.each([
    [{ price: 1112.5, sub_total: 890, vat: 222.5 }, true],
    [{ price: 1112.5 }, true],
    [{ price: 1112.51, sub_total: 890, vat: 222.5 }, false],
    [{ price: 1112.5, sub_total: 889, vat: 223.5 }, false],
    [{ price: 0, sub_total: 0, vat: 0 }, false],
    [{ price: 111_250 }, false],
  ])('%j is the price of plan 2 with LinkedIn: %s', (given, equal) => {
    const quoted = quote('employer', { plan: 2, extras: [1] });
    expect(quoted && equalsQuote(given, quoted)).toBe(equal);
  });

  it('unlocks paid features with exactly the plans that count as paid', () => {
    for (const { plan, opens } of offers.employer.plans)
      expect(opens.includes('cvSearch')).toBe(isPaid({ plan, status: 1 }));
    expect(planThatOpens('calendar')).toBe(2);
  });
});

describe('cards', () => {
  it.each([
    ['4242 4242 4242 4242', true],
    ['4242 4242 4242 4241', false],
    ['4242', false],
    ['abcd', false],
  ])('number %s: %s', (number, valid) => expect(isCardNumber(number)).toBe(valid));
  it.each([
    ['12/30', undefined],
    ['03/26', undefined],
    ['02/26', 'expired'],
    ['1330', 'wrong_date'],
    ['13/30', 'wrong_date'],
    ['', 'wrong_date'],
    ['01/99', 'wrong_date'],
  ])('expiry %s: %s', (text, problem) => {
    expect(expiryProblem(text, new Date('2026-03-31T12:00:00Z'))).toBe(problem);
  });
  it.each([
    ['123', '4242424242424242', true],
    ['12', '4242424242424242', false],
    ['1234', '378282246310005', true],
    ['123', '378282246310005', false],
  ])('control digits %s of %s: %s', (cvc, number, valid) => expect(isCvc(cvc, number)).toBe(valid));
  it('drops spaces', () => expect(cardDigits('4242 4242-1')).toBe('424242421'));
});
