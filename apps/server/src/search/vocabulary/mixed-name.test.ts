import { expect, test } from 'vitest';
import { isMixedName } from './mixed-name.ts';
import { lemmasOf } from './synonyms.ts';

test.each([
  ['head chef', true],
  ['executive chef', true],
  ['chef', false],
  ['køkkenchef', false],
  ['chef for indkøb', false],
  ['forklift driver', false],
  ['', false],
])('%j: %s', (name, isMixed) => expect(isMixedName(lemmasOf(name))).toBe(isMixed));
