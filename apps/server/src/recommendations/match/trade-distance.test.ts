import { expect, it } from 'vitest';
import { closenessOf, tradeCloseness } from './trade-distance.rules.ts';
import { tradeOf } from './trades.ts';

it.each([
  ['Sygeplejerske', 'Sygeplejerske til akutmodtagelsen', closenessOf.sameTitle],
  ['Tømrer', 'Tømrersvend til renovering', closenessOf.sameTitle],
  ['Anæstesisygeplejerske', 'Sygeplejerske', closenessOf.kindOf],
  ['Softwareudvikler', 'Backendudvikler til måledata', closenessOf.category],
  ['Udvikler af integrerede systemer', 'Backendudvikler til måledata', closenessOf.mainCategory],
  ['Pædagog', 'Sygeplejerske', closenessOf.none],
])('%s and %s', (own, ad, expected) => {
  const [a, b] = [tradeOf(own), tradeOf(ad)];
  expect(tradeCloseness(a, b)).toBe(expected);
  expect(tradeCloseness(b, a)).toBe(expected);
});

it.each([
  ['Studentermedhjælp', 'Studiejob i HR', closenessOf.student],
  ['Student assistant', 'Studentermedhjælper til softwareafdeling', closenessOf.student],
  ['Studentermedhjælp', 'Sygeplejerske', closenessOf.none],
])('%s and %s are both for students', (own, ad, least) => {
  expect(tradeCloseness(tradeOf(own), tradeOf(ad))).toBeGreaterThanOrEqual(least);
});

it('the first member of a compound is not a trade', () => {
  expect(tradeCloseness(tradeOf('Pædagog'), tradeOf('Pædagogmedhjælper'))).toBeLessThan(closenessOf.kindOf);
});

it('a trainee is farther from a trade than a trained person', () => {
  const carpenter = tradeOf('Tømrer');
  const apprentice = tradeCloseness(carpenter, tradeOf('Tømrerlærling'));
  expect(apprentice).toBeLessThan(0.5);
  expect(apprentice).toBeGreaterThan(0);
});
