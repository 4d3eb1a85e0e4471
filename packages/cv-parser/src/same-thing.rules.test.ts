import { describe, expect, test } from 'vitest';
import { isSameThing } from './same-thing.rules.ts';

describe('the words of a CV and an entry of the list', () => {
  test.each([
    ['excel', 'Excel'],
    ['MS Excel (pivottabeller)', 'Excel'],
    ['Microsoft Excel', 'Excel'],
    ['node js', 'Node.js'],
    ['NodeJS', 'Node.js'],
    ['E-mail marketing', 'E-mailmarketing'],
    ['KMD Nexus', 'Nexus'],
    ['Regnskaber', 'Regnskab'],
    ['projektledelse', 'Projektledelse'],
  ])('%s is %s', (written, name) => expect(isSameThing(written, name)).toBe(true));

  test.each([
    ['Columna Cura', 'Nexus'],
    ['MidtEPJ', 'Sundhedsplatformen'],
    ['Tegningslæsning', 'AutoCAD'],
    ['dokumentation', 'Arkivering'],
    ['struktur', 'Struktureret'],
    ['Java', 'JavaScript'],
    ['C', 'C#'],
    ['C++', 'C'],
    ['kommunikation', 'Kommunikationsevner'],
  ])('%s is not %s', (written, name) => expect(isSameThing(written, name)).toBe(false));
});
