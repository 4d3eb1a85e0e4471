import { expect, test } from 'vitest';
import { analyse } from './analyse.ts';

test('a hyphenated word has its members, also after the same letters without pieces were analysed', () => {
  const text = 'frontend-udvikler';
  analyse({ text, pieces: [] });
  const { members } = analyse({ text, pieces: ['frontend', 'udvikler'] });
  expect(members.map(({ text }) => text)).toEqual(['frontend', 'udvikler']);
});
