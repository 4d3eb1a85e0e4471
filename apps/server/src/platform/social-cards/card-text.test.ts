import { expect, test } from 'vitest';
import { drawnLines } from './card-text.rules.ts';

test.each([
  ['Kok', 'Kok', 64],
  ['x'.repeat(48), 'x'.repeat(48), 64],
  ['x'.repeat(49), 'x'.repeat(49), 54],
  ['x'.repeat(81), 'x'.repeat(81), 46],
  ['x'.repeat(111), `${'x'.repeat(109)}…`, 46],
  ['  to \n linjer ', 'to linjer', 64],
])('a title of any length has a size at which it fits', (title, text, size) => {
  expect(drawnLines({ title })).toEqual([{ text, size, weight: 'semibold' }]);
});

test('empty lines are left out, long ones and further ones are cut, and no character is cut in two', () => {
  const lines = drawnLines({ title: 'Kok', lines: ['', '👩‍🍳'.repeat(80), 'Odense C', 'mere'] });
  expect(lines.map(({ text }) => text)).toEqual(['Kok', `${'👩‍🍳'.repeat(59)}…`, 'Odense C']);
});
