import { describe, expect, test } from 'vitest';
import { loggableWords } from './loggable-words.ts';

describe('searches for jobs are logged', () => {
  test.each([
    ['Kubernetes  Terraform', 'kubernetes terraform'],
    ['rengøring Aalborg', 'rengøring aalborg'],
    ['SVEJSER 9000', 'svejser 9000'],
    ['grævemaskine', 'grævemaskine'],
    ['maskinfører grævemaskine', 'maskinfører grævemaskine'],
    ['c++', 'c++'],
    ['job uden uddannelse', 'job uden uddannelse'],
    ['Rosa', 'rosa'],
    ['', ''],
  ])('%s', (keyword, expected) => expect(loggableWords(keyword)).toBe(expected));
});

describe('searches that may name a person are not logged', () => {
  test.each([
    'mette@example.dk',
    'mette (at) example.dk mette@x',
    '20 30 40 50',
    '+4520304050',
    '010190-1234',
    'Mette Holm',
    'mette sygeplejerske',
    'sørensen',
    'jens p. sørensen',
    'kowalczyk wojciechowski',
    'www.jens.dk',
    'https://example.dk/mette',
    'jeg hedder noget og vil gerne finde et job tæt på',
    'x'.repeat(61),
  ])('%s', (keyword) => expect(loggableWords(keyword)).toBeNull());
});
