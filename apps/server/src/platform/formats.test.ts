import { expect, it } from 'vitest';
import { dateFormat, exactKroner } from './formats.ts';
import { inLanguage } from './language.ts';

const day = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
const clock = dateFormat({ hour: '2-digit', minute: '2-digit' });
/** Late in the evening in the product's zone, the next day farther east. */
const instant = new Date('2026-11-30T22:05:00Z');

it.each([
  ['da', 'a day', () => day.format(instant), '30. november 2026'],
  ['en', 'a day', () => day.format(instant), '30 November 2026'],
  ['da', 'a time', () => clock.format(instant), '23.05'],
  ['en', 'a time', () => clock.format(instant), '23:05'],
  ['da', 'an amount', () => exactKroner(123_456_750), '1.234.567,50'],
  ['en', 'an amount', () => exactKroner(123_456_750), '1,234,567.50'],
  ['en', 'whole kroner', () => exactKroner(9_500), '95.00'],
] as const)('%s: %s', (language, _what, made, text) => {
  expect(inLanguage(language, made)).toBe(text);
});
