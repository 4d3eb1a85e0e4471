import { expect, test } from 'vitest';
import { bindDenials } from './denials.ts';
import { growthOf } from './growth.harness.ts';

test.each([
  ['jeg vil ikke arbejde i weekenden', 'jeg vil ikke weekenden'],
  ['job uden at skulle have noget med salg', 'job uden salg'],
  ['uden at kunne dansk', 'uden dansk'],
  ['hvor man ikke skal tale dansk', 'hvor man ikke dansk'],
  ['chauffoer uden at koere om natten', 'chauffoer uden natten'],
  ['uden uddannelse i butik', 'uden uddannelse i butik'],
  ['jeg vil vaek fra butik', 'jeg vil uden butik'],
  ['jeg er traet af kontoret', 'jeg er uden kontoret'],
  ['rengoering ikke i private hjem', 'rengoering ikke private hjem'],
  ['laerer undtagen gymnasiet', 'laerer uden gymnasiet'],
  ['kontor bortset fra regnskab', 'kontor uden regnskab'],
  ['kitchen job without being a chef', 'kitchen job without chef'],
  ['jeg vil ikke', 'jeg vil ikke'],
  ['jeg vil ikke arbejde', 'jeg vil ikke arbejde'],
  ['kok i kantine', 'kok i kantine'],
  ['', ''],
])('%j is %j', (text, expected) => expect(bindDenials(text)).toBe(expected));

test('the work grows with the length of a text', () =>
  expect(growthOf(bindDenials, 'ikke at arbejde i ', 1000)).toBeLessThan(10));
