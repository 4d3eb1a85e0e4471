import { expect, test } from 'vitest';
import { namingParts } from './lead.ts';

test.each([
  ['Receptionist til advokathus', ['Receptionist']],
  ['Kok til bistro, tjener i weekenden', ['Kok', 'tjener']],
  ['Lærling søges: tømrer', ['Lærling', 'tømrer']],
  ['Gulvlægger og gulvafsliber', ['Gulvlægger og gulvafsliber']],
  ['', []],
])('%s names %j', (title, parts) => expect(namingParts(title)).toEqual(parts));
