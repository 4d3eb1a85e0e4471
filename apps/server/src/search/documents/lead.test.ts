import { expect, test } from 'vitest';
import { namingParts } from './lead.ts';

test.each([
  ['Receptionist til advokathus', ['Receptionist']],
  ['Kok til bistro, tjener i weekenden', ['Kok', 'tjener']],
  ['Lærling søges: tømrer', ['Lærling', 'tømrer']],
  ['Kok 37 timer', ['Kok']],
  ['Pædagogmedhjælper 30-32 t. Silkeborg', ['Pædagogmedhjælper']],
  ['C++ udvikler', ['C++ udvikler']],
  ['3D designer', ['3D designer']],
  ['Gulvlægger og gulvafsliber', ['Gulvlægger og gulvafsliber']],
  ['', []],
])('%s names %j', (title, parts) => expect(namingParts(title)).toEqual(parts));
