import { expect, it } from 'vitest';
import { newTotpSecret, totpCode, totpStep } from './totp.ts';

/** `12345678901234567890` as base32: the key of the tables of RFC 6238, appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at %i s is that of RFC 6238: %s', (seconds, code) => {
  expect(totpCode(secret, at(seconds))).toBe(code);
});

it.each([
  [-60, undefined],
  [-30, 9],
  [0, 10],
  [30, 11],
  [60, undefined],
])('a code of %i s from now belongs to step %s', (seconds, step) => {
  expect(totpStep(secret, totpCode(secret, at(300 + seconds)), at(300))).toBe(step);
});

it('makes a new secret of 160 bits each time', () => {
  const made = [newTotpSecret(), newTotpSecret()];
  for (const one of made) expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(made[0]).not.toBe(made[1]);
});
