import { expect, it } from 'vitest';
import { danishClock, dateFormat, exactKroner, momentFormat } from './formats.ts';
import { inLanguage } from './language.ts';

const day = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
const moment = momentFormat({ day: 'numeric', month: 'long' });
/** Late in the evening in the product's zone, the next day farther east. */
const instant = new Date('2026-11-30T22:05:00Z');

it.each([
  ['da', 'a day', () => day.format(instant), '30. november 2026'],
  ['en', 'a day', () => day.format(instant), '30 November 2026'],
  ['da', 'a time', () => moment.format(instant), '30. november kl. 23.05 dansk tid'],
  ['en', 'a time', () => moment.format(instant), '30 November at 23:05 Danish time'],
  ['da', 'a period', () => danishClock('09:00', '09:30'), 'kl. 09.00–09.30 dansk tid'],
  ['en', 'a period', () => danishClock('09:00', '09:30'), 'at 09:00–09:30 Danish time'],
  ['da', 'an amount', () => exactKroner(123_456_750), '1.234.567,50'],
  ['en', 'an amount', () => exactKroner(123_456_750), '1,234,567.50'],
  ['en', 'whole kroner', () => exactKroner(9_500), '95.00'],
] as const)('%s: %s', (language, _what, made, text) => {
  expect(inLanguage(language, made)).toBe(text);
});
