import { expect, test } from 'vitest';
import { isPhone, phoneLink } from './phone.rules.ts';

test.each([
  ['12345678', 'tel:12345678'],
  ['12 34 56 78', 'tel:12345678'],
  ['12\u00a034\u00a056\u00a078', 'tel:12345678'],
  ['+45 12 34 56 78', 'tel:+4512345678'],
  ['0045 12345678', 'tel:+4512345678'],
  ['+46 (0)70-123 45 67', 'tel:+46701234567'],
  ['tlf. 12 34 56 78', 'tel:12345678'],
  ['12 34 56 78, lokal 9', 'tel:12345678'],
  ['12 34 56 78 / 87 65 43 21', 'tel:12345678'],
])('%j is a telephone number that dials %j', (written, link) => {
  expect(isPhone(written)).toBe(true);
  expect(phoneLink(written)).toBe(link);
});

test.each(['', '  '])('%j is none, and allowed', (text) => expect(isPhone(text)).toBe(true));

test.each(['123', 'ring til mig', '-'])('%j is no telephone number', (text) => expect(isPhone(text)).toBe(false));
