import { describe, expect, it } from 'vitest';
import { type FoundAd, occupationOf, suggestionsOf } from './suggestions.rules.ts';

const ad = (title: string, company: string | null = null, skills: readonly string[] = []): FoundAd => ({
  title,
  company,
  skills,
});
const occupations = ['sygeplejerske', 'sygehjælper', 'kok', 'pædagog', 'C++-udvikler'].map(occupationOf);

describe('suggestions for what is being typed', () => {
  it.each([
    ['nothing before two letters', 's', [ad('Sygeplejerske')], []],
    ['nothing for signs alone', '  -- ', [ad('Sygeplejerske')], []],
    [
      'the occupation that titles name, then the shorter title',
      'sygepl',
      [
        ad('Sygeplejerske til Aalborg'),
        ad('Erfaren sygeplejerske, nattevagt, til hjerteafdelingen'),
        ad('Sygeplejevikar'),
      ],
      ['title Sygeplejerske', 'title Sygeplejevikar', 'title Sygeplejerske til Aalborg'],
    ],
    ['a word inside a title', 'nattev', [ad('Kok, nattevagt')], ['title Kok, nattevagt']],
    [
      'not a title that is specific to one ad',
      'kok',
      [ad('Kok med lyst til at gå forrest i et af byens travle køkkener')],
      ['title Kok'],
    ],
    ['one text for several spellings', 'pæda', [ad('Pædagog'), ad('PÆDAGOG'), ad('Paedagog')], ['title Pædagog']],
    [
      'companies and skills, each by its number',
      'ha',
      [ad('Kok', 'Havnens Køkken'), ad('Kok', 'Hansens Is', ['Havearbejde']), ad('Kok', 'Hansens Is', ['Havearbejde'])],
      ['company Hansens Is', 'company Havnens Køkken', 'skill Havearbejde'],
    ],
    ['nothing for the middle of a word', 'avn', [ad('Kok', 'Havnens Køkken')], []],
    ['a prefix of several words', 'havnens kø', [ad('Kok', 'Havnens Køkken')], ['company Havnens Køkken']],
    ['symbols with a meaning', 'c++', [ad('C++-udvikler')], ['title C++-udvikler']],
    ['a skill that is a title already only once', 'kok', [ad('Kok', null, ['Kok'])], ['title Kok']],
    [
      'at most four titles',
      'ko',
      ['Kok A', 'Kok B', 'Kok C', 'Kok D', 'Kok E'].map((title) => ad(title)),
      ['title Kok', 'title Kok A', 'title Kok B', 'title Kok C'],
    ],
  ])('%s', (_what, typed, ads, expected) =>
    expect(suggestionsOf(typed, ads, occupations).map(({ kind, text }) => `${kind} ${text}`)).toEqual(expected),
  );
});
