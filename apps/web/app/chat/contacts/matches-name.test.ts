import { expect, it } from 'vitest';
import { aroundMatch, matchesName } from './matches-name';

it.each([
  ['Signe Overgaard', 'sig', true],
  ['Signe Overgaard', 'over', true],
  ['Signe Overgaard', 'gaard', false],
  ['Fatima Al-Sayed', 'say', true],
  ['Åse Ørsted', 'ø å', true],
  ['Åse Ørsted', '', true],
  ['Åse Ørsted', 'x', false],
])('%s, searched for %s: %s', (name, keyword, matches) => {
  expect(matchesName(name, keyword)).toBe(matches);
});

it.each([
  ['Kan vi rykke det til fredag?', 'FREDAG', ['Kan vi rykke det til ', 'fredag', '?']],
  ['Vi mødes ved\nhavnen', 'havnen', ['Vi mødes ved ', 'havnen', '']],
  ['intet her', 'fredag', ['intet her', '', '']],
])('»%s« around »%s«', (text, keyword, parts) => {
  expect(aroundMatch(text, keyword)).toEqual(parts);
});

it('starts at a word near the match in a long message', () => {
  const [start, match, rest] = aroundMatch(`${'Lorem ipsum dolor sit amet '.repeat(20)}fredag igen`, 'fredag');
  expect(start.startsWith('… ')).toBe(true);
  expect(start.length).toBeLessThan(60);
  expect([match, rest]).toEqual(['fredag', ' igen']);
});
