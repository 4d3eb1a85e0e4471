import { describe, expect, it } from 'vitest';
import { descriptionBlocks, descriptionText, monthsText, yearsText } from './cv-outline.words.ts';

const worked = (start: [number | null, number | null], end: [number | null, number | null], present = 0) => ({
  experience_start_year: start[0],
  experience_start_month: start[1],
  experience_end_year: end[0],
  experience_end_month: end[1],
  present,
});

describe('when somebody worked', () => {
  it.each([
    ['from month to month', worked([2019, 4], [2021, 12]), 'apr. 2019 – dec. 2021'],
    ['until now, whatever the end says', worked([2019, 4], [2020, 1], 1), 'apr. 2019 – nu'],
    ['one month', worked([2019, 4], [2019, 4]), 'apr. 2019'],
    ['a half-written draft', worked([2019, null], [null, null]), '2019'],
    ['nothing known', worked([null, null], [null, null]), ''],
  ])('%s', (_sentence, row, expected) => expect(monthsText(row, 'nu')).toBe(expected));
});

it.each([
  [2011, 2015, '2011 – 2015'],
  [2011, 2011, '2011 – 2011'],
  [2011, null, '2011 –'],
  [null, 2015, '2015'],
])('an education from %s to %s', (education_start_year, education_end_year, expected) =>
  expect(yearsText({ education_start_year, education_end_year })).toBe(expected),
);

it.each([
  ['keeps its lines', 'Et<br>to<br />tre &amp; fire', 'Et\nto\ntre & fire'],
  ['has at most one blank line after another', 'Et<br><br> <br><br>to', 'Et\n\nto'],
  ['has no blank lines at its ends', '<br><br>Et<br>', 'Et'],
  ['continues as a paragraph from its hundredth line', 'x<br>'.repeat(103), `${'x\n'.repeat(99)}x x x x`],
  ['of a hundred lines keeps them', Array(100).fill('x').join('<br>'), Array(100).fill('x').join('\n')],
])('a description %s', (_sentence, wire, expected) => expect(descriptionText(wire)).toBe(expected));

it.each([
  ['lines are one paragraph', 'Et<br>to', ['paragraph Et\nto']],
  ['a blank line begins another', 'Et<br><br>to', ['paragraph Et', 'paragraph to']],
  ['lines with a sign are items', 'Jeg:<br>- maler<br>• sliber', ['paragraph Jeg:', 'item maler', 'item sliber']],
  ['text below a list is a paragraph', '* maler<br>og mere', ['item maler', 'paragraph og mere']],
  ['a number below zero is no item', '-5 grader', ['paragraph -5 grader']],
  ['nothing is nothing', '<br> <br>', []],
])('the parts of a description: %s', (_sentence, wire, expected) =>
  expect(descriptionBlocks(wire).map(({ kind, runs }) => `${kind} ${runs.map(({ text }) => text).join('')}`)).toEqual(
    expected,
  ),
);
