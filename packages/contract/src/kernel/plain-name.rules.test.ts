import { expect, it } from 'vitest';
import { hasAddress, isPlainName } from './plain-name.rules.ts';

it.each([
  ['Signe Holm', true],
  ["Anne-Marie O'Neill", true],
  ['Havnens Køkken A/S', true],
  ['Bang & Olufsen a/s', true],
  ['Rengøring 24/7 ApS', true],
  ['J.P. Jensen & Co.', true],
  ['Dr. Med. Holm', true],
  ['Nordea: Bekræft din konto', false],
  ['Nordea / Sikkerhed', false],
  ['Se https://ond.example', false],
  ['ond-side.dk', false],
  ['Log ind på WWW.ond.example', false],
  ['post@ond.example', false],
  ['A\\B', false],
])('%j is a plain name: %s', (name, expected) => {
  expect(isPlainName(name)).toBe(expected);
});

it.each([
  ['Samtale: kok / tjener', false],
  ['Kl. 10.30 om jobbet', false],
  ['Node.js-udvikler', false],
  ['Se ond-side.dk nu', true],
  ['Skriv til post@ond.example', true],
  ['http://ond', true],
])('%j has an address: %s', (text, expected) => {
  expect(hasAddress(text)).toBe(expected);
});
