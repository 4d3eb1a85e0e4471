import { describe, expect, test } from 'vitest';
import { indexTerms } from './index-terms.ts';
import { matches, type QueryTerm } from './query-tree.ts';
import { lemmasOf } from './synonyms.ts';
import { tradesOf, type WideningKind, widenByTitles, widenQuery } from './widen-query.ts';

const stopWords = new Set(['job', 'arbejde']);

/** The first reading by which a title is similar to a search, and the name that it goes by. */
function similarity(search: string, title: string, kinds?: readonly WideningKind[]) {
  const { title: own, parts, related } = indexTerms({ title });
  const inTitle = new Set(`${own} ${parts}`.split(' '));
  const words = new Set([...inTitle, ...related.split(' ')]);
  const has = (term: QueryTerm) => 'word' in term && (term.inTitle ? inTitle : words).has(term.word);
  const step = widenQuery(search, { stopWords, ...(kinds && { kinds }) }).find(({ match }) => matches(match, has));
  return step && { kind: step.kind, name: step.added.find(({ match }) => matches(match, has))?.name ?? null };
}

describe('a title is similar', () => {
  test.each([
    // In other words: English, shop-floor words, what one does, old titles.
    ['cleaner', 'Rengøringsassistent', 'synonym', 'rengøring'],
    ['forklift driver', 'Gaffeltruckfører', 'synonym', 'truck'],
    ['reparere cykler', 'Cykelmekaniker', 'synonym', 'cykelmekaniker'],
    ['servitrice', 'Tjener', 'synonym', 'tjener'],
    ['rengøringsdame', 'Rengøringsmedarbejder', 'synonym', 'rengøring'],
    // People in training are called one thing here, another there.
    ['finanselev', 'Finanstrainee', 'synonym', 'finans elev'],
    ['tømrerelev', 'Tømrerlærling', 'synonym', 'tømrer elev'],
    // What the compound is about.
    ['skibskok', 'Kok til færgen', 'part', 'kok'],
  ] as const)('%s: %s', (search, title, kind, name) => {
    expect(similarity(search, title)).toEqual({ kind, name });
  });
});

test.each([
  // The same last member does not make two compounds one trade.
  ['butikschef', 'Salgschef'],
  ['køkkenchef', 'Salgschef'],
  ['tømrerelev', 'Frisørelev'],
  ['bilsælger', 'Telefonsælger'],
  // Words that only look alike.
  ['brolægger', 'Læge'],
])('%s: not %s', (search, title) => {
  expect(similarity(search, title, ['synonym', 'related', 'part'])).toBeUndefined();
});

test.each([
  // The other name of an occupation far off says nothing about what is close by.
  ['chauffør', 'Kundeservicemedarbejder til spørgsmål'],
  ['driver', 'Servicemedarbejder'],
  ['software developer', 'Byggeleder'],
  ['sekretær', 'Nattevagt på bosted'],
  ['bager', 'Souschef til børnehus'],
])('%s: not %s by an occupation close by', (search, title) => {
  expect(similarity(search, title)).toBeUndefined();
});

test('a title is close by where it begins with the name of an occupation', () => {
  const only = ['occupation'] as const;
  expect(similarity('cykelmekaniker', 'Knallertmekaniker til værksted', only)?.kind).toBe('occupation');
  expect(similarity('cykelmekaniker', 'Leder for en knallertmekaniker', only)?.name ?? null).toBeNull();
});

test('what is close to the title of a hit', () => {
  const mark = (title: string) =>
    indexTerms({ title })
      .title.split(' ')
      .filter((word) => word.startsWith('l0'));
  expect(widenByTitles(mark('Cykelmekaniker'))?.added.map(({ name }) => name)).toContain('knallertmekaniker');
  expect(widenByTitles(mark('Kollega med hang til fjernvarme'))).toBeUndefined();
});

test.each([
  ['rengøring aften', 'Rengøring af skoler', true],
  ['rengøring aften', 'Aftenvagt', false],
  ['kok holte', 'Kok til kro', true],
  ['kok', 'Kok til kro', false],
  ['dygtig hurtig', 'Hurtig', false],
])('trades of %j in %j: %s', (search, title, isThere) => {
  const { title: own, parts } = indexTerms({ title });
  const words = new Set(`${own} ${parts}`.split(' '));
  expect(matches(tradesOf(search, stopWords), (term) => 'word' in term && words.has(term.word))).toBe(isThere);
});

test('a reading that is turned off finds nothing, and those after it do not use it', () => {
  expect(similarity('reparere cykler', 'Cykelmekaniker', ['related', 'part'])).toBeUndefined();
  expect(widenQuery('cleaner', { stopWords, kinds: [] })).toEqual([]);
});

test.each(['', '   ', 'i og på', '🎉', '!!!', 'a'.repeat(500)])(
  '%j has no readings that match everything',
  (search) => {
    const steps = widenQuery(search, { stopWords });
    expect(steps.filter(({ match }) => matches(match, () => false))).toEqual([]);
  },
);

test('names are as Danes write them', () => {
  const names = widenQuery('cleaner', { stopWords }).flatMap(({ added }) => added.map(({ name }) => name));
  expect(names).toContain('rengøringsassistent');
  expect(names.every((name) => lemmasOf(name).length > 0)).toBe(true);
});
