import { describe, expect, test } from 'vitest';
import { parsePhraseFilters, readPhraseFile } from './read-phrase-filters.ts';

const patterns = readPhraseFile('patterns');
const parse = (text: string) => parsePhraseFilters([patterns, text.split('\n')]);

/** The pattern of a filter with one phrase. */
function patternOf(line: string, field = 'written'): RegExp {
  const pattern = parse(`filter w0x0\n${field}\n  ${line}`)[0]?.written;
  if (!pattern) throw new Error(`no pattern for ${line}`);
  return pattern;
}

describe('two things near each other', () => {
  const pattern = patternOf('@near 2 & hus & lejes');
  test.each([
    ['hus kan lejes', true],
    ['her lejes et hus', true],
    ['hus, der kan lejes', true],
    ['hus i den anden ende lejes', false],
    ['hus. lejes', false],
    ['hus kan ikke lejes', false],
    ['husene lejes', false],
  ])('%s: %s', (text, isNear) => expect(pattern.test(text)).toBe(isNear));
});

describe('a line is one alternative', () => {
  test.each([
    ['whole words', 'ude', 'written', 'vi er ude', 'vi er udenfor'],
    ['a space is any white space', 'fri weekend', 'written', 'fri\n weekend', 'friweekend'],
    ['words that are not negated', 'aften', 'written notDenied', 'hver aften', 'ingen aften'],
    ['things that are not required', 'papirer', 'written notRequired', 'ingen krav om papirer', 'husk papirer'],
    ['a pattern as it is', 'ude', 'written raw', 'udenfor', 'inde'],
    ['a part', '{denying} aften', 'written', 'uden aften', 'aften'],
  ])('%s', (_, line, field, matching, other) => {
    expect(patternOf(line, field).test(matching)).toBe(true);
    expect(patternOf(line, field).test(other)).toBe(false);
  });
});

test('a filter after "each" exists once for each row', () => {
  const filters = parse(
    'each name & town\n  a & aarhus\n  b & ribe|esbjerg\nfilter w0{name}0\nnamed\n  {town}\nfilter w0c0\nor w0a0',
  );
  expect(filters.map(({ tag, named, or }) => [tag, named?.test('i esbjerg'), or])).toEqual([
    ['w0a0', false, []],
    ['w0b0', true, []],
    ['w0c0', undefined, ['w0a0']],
  ]);
});

test.each([
  ['an unknown part', 'filter w0x0\nwritten\n  {nothing}', /no part nothing/],
  ['an unknown kind of field', 'filter w0x0\nwritten maybe\n  ude', /no part maybe/],
  ['an unknown field', 'filter w0x0\nwriten\n  ude', /unknown field: writen/],
  ['a field before a filter', 'written\n  ude', /stands before a filter/],
  ['a tag of a later filter', 'filter w0x0\nor w0y0\nfilter w0y0', /names w0y0/],
])('%s is refused', (_, text, message) => expect(() => parse(text)).toThrow(message));
