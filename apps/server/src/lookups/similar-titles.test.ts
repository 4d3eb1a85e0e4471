import { expect, test } from 'vitest';
import { similarTitles, similarTitlesWithHits } from './similar-titles.ts';

test.each([
  ['frisør', 'Negletekniker'],
  ['Tømrer', 'Bygningssnedker'],
  ['psykiatrisygeplejerske', 'Sygeplejerske'],
  ['lastbilchauffør', 'Chaufførelev'],
])('%s is in the same trade as %s', (title, other) => expect(similarTitles(title, 20)).toContain(other));

test('the title itself is left out in every spelling', () => {
  expect(similarTitles(' SYGEPLEJERSKE ', 20)).not.toContain('Sygeplejerske');
  expect(similarTitles(' SYGEPLEJERSKE ', 20)).toContain('Specialsygeplejerske');
});

test('the number is limited, and a text without a trade has none', () => {
  expect(similarTitles('frisør', 3)).toHaveLength(3);
  expect(similarTitles('qzxqzx', 20)).toEqual([]);
  expect(similarTitles('', 20)).toEqual([]);
});

test('returns at most four titles with hits, and tries no more', async () => {
  const tried: string[] = [];
  const found = await similarTitlesWithHits('frisør', async (title) => {
    tried.push(title);
    return title === similarTitles('frisør', 1)[0] ? 0 : 7;
  });
  expect(found).toEqual(
    similarTitles('frisør', 5)
      .slice(1)
      .map((keyword) => ({ keyword, count: 7 })),
  );
  expect(tried).toHaveLength(5);
  expect(await similarTitlesWithHits('qzxqzx', async () => 1)).toEqual([]);
});
