import { expect, test } from 'vitest';
import { templateOf } from './templates.rules.ts';

const names = { name: 'Bo Dam', employer: 'Bodil & Co. A/S' };

test.each([
  ['Hej Bo Dam\n\nVenlig hilsen\nBodil & Co. A/S', 'Hej {name}\n\nVenlig hilsen\n{employer}'],
  ['Hej Bo, tak for sidst.', 'Hej {name}, tak for sidst.'],
  ['Bolig, Bodil og bo er andre ord.', 'Bolig, Bodil og bo er andre ord.'],
  ['Hej {name} fra {employer}', 'Hej {name} fra {employer}'],
  ['Hej $& uden navn', 'Hej $& uden navn'],
])('%j is stored as %j', (message, expected) => {
  expect(templateOf(message, names)).toBe(expected);
});

test('a message to several has the placeholders already', () => {
  expect(templateOf('Hej {name}', { name: '{name}', employer: '' })).toBe('Hej {name}');
});
