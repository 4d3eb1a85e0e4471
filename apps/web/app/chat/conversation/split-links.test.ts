import { expect, it } from 'vitest';
import { isEmojiOnly } from './emoji-only';
import { splitLinks } from './split-links';

const read = (text: string) => splitLinks(text).map(({ part, href }) => (href === null ? part : `[${href}]`));

it.each([
  ['Hej', ['Hej']],
  ['', []],
  ['Se https://jobblik.dk/job/1?a=b#c.', ['Se ', '[https://jobblik.dk/job/1?a=b#c]', '.']],
  [
    '(http://a.dk) og https://da.wikipedia.org/wiki/Job_(film)',
    ['(', '[http://a.dk]', ') og ', '[https://da.wikipedia.org/wiki/Job_(film)]'],
  ],
  ['javascript:alert(1)', ['javascript:alert(1)']],
  ['<a href="https://a.dk">x</a>', ['<a href="', '[https://a.dk]', '">x</a>']],
  ['https://', ['https://']],
])('%s', (text, parts) => {
  expect(read(text)).toEqual(parts);
  expect(
    splitLinks(text)
      .map(({ part }) => part)
      .join(''),
  ).toBe(text);
});

it.each([
  ['👍', true],
  ['👩🏽‍💻 🇩🇰', true],
  ['👍👍👍👍👍👍👍👍👍👍👍👍👍', false],
  ['ok 👍', false],
  ['12', false],
  [' ', false],
])('»%s« is emoji only: %s', (text, is) => {
  expect(isEmojiOnly(text)).toBe(is);
});
