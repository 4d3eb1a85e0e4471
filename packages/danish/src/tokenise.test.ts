import { describe, expect, test } from 'vitest';
import { tokenise } from './tokenise.ts';

const texts = (text: string) => tokenise(text).map((token) => token.text);

describe('words of a text', () => {
  test.each([
    ['are cut at blanks and signs', 'Kok, tjener og bager (aften)!', ['kok', 'tjener', 'og', 'bager', 'aften']],
    ['are one when joined by a hyphen', 'IT-supporter', ['itsupporter']],
    ['are cut at slashes', 'tømrer/snedker', ['toemrer', 'snedker']],
    ['lose an optional ending in brackets', 'Pædagog(er) og kok(ke)', ['paedagog', 'og', 'kok', 'ke']],
    ['lose the ending behind an apostrophe', "HK'er, PAU'ere og CV'et", ['hk', 'pau', 'og', 'cv']],
    ['keep abbreviations with dots together', 'ph.d. cand.merc.aud. node.js', ['phd', 'candmercaud', 'nodejs']],
    [
      'are cut at the dot between sentences',
      'Vi søger kolleger.Du har erfaring',
      ['vi', 'soeger', 'kolleger', 'du', 'har', 'erfaring'],
    ],
    ['keep names made of signs', 'C++, C#, .NET og F#', ['cplusplus', 'csharp', 'dotnet', 'og', 'fsharp']],
    ['keep initials joined by an ampersand', 'R&D hos H&M', ['rd', 'hos', 'hm']],
    ['are cut at other ampersands', 'Salg & marketing&kommunikation', ['salg', 'marketing', 'kommunikation']],
    ['keep numbers, and cut ranges', '37 timer, 2-3 dage', ['37', 'timer', '2', '3', 'dage']],
    ['leave no emoji', '🎉 kok 🎉', ['kok']],
    ['keep other alphabets', 'Вчитель مدرس', ['вчитель', 'مدرس']],
    ['survive NUL bytes and quotes', "a\u0000b'; DROP", ['a', 'b', 'drop']],
    ['are none in an empty text', '', []],
    ['are none among signs alone', '-- … ’’ && //', []],
  ])('%s', (_what, text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  test('have the pieces between hyphens', () => {
    expect(tokenise('front-end-udvikler')).toEqual([
      { text: 'frontendudvikler', pieces: ['front', 'end', 'udvikler'] },
    ]);
  });

  test('have the position of a hyphen for an omitted member', () => {
    expect(tokenise('lager- og logistik-/-medarbejder').map(({ text, hangs }) => [text, hangs])).toEqual([
      ['lager', 'after'],
      ['og', undefined],
      ['logistik', 'after'],
      ['medarbejder', 'before'],
    ]);
  });

  test('are read up to the limit, without words longer than any real one', () => {
    expect(tokenise('kok '.repeat(1000), 40)).toHaveLength(10);
    expect(tokenise(`kok ${'x'.repeat(500)} tjener`).map((token) => token.text)).toEqual(['kok', 'tjener']);
  });
});
