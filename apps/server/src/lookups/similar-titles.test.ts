import { expect, test } from 'vitest';
import { similarTitles } from './similar-titles.ts';

test.each([
  ['frisør', 'Negletekniker'],
  ['Tømrer', 'Bygningssnedker'],
  ['psykiatrisygeplejerske', 'Sygeplejerske'],
  ['lastbilchauffør', 'Chaufførelev'],
])('%s is in the same trade as %s', (title, other) => expect(similarTitles(title, 20)).toContain(other));

test('the title itself is no other word for it, however it is written', () => {
  expect(similarTitles(' SYGEPLEJERSKE ', 20)).not.toContain('Sygeplejerske');
  expect(similarTitles(' SYGEPLEJERSKE ', 20)).toContain('Specialsygeplejerske');
});

test('at most so many, and none for what names no trade', () => {
  expect(similarTitles('frisør', 3)).toHaveLength(3);
  expect(similarTitles('qzxqzx', 20)).toEqual([]);
  expect(similarTitles('', 20)).toEqual([]);
});
