import { describe, expect, test } from 'vitest';
import type { ExpansionKind } from '../platform/search/expansion.ts';
import { isEmptyQuery, matches, type QueryTerm, toTsquery } from '../platform/search/query-tree.ts';
import { indexTerms } from './documents/index-terms.ts';
import {
  deniedIn,
  expansionSteps,
  isOnlyNamed,
  namesTrade,
  neighboursOfGroup,
  neighboursOfTitles,
  tradesOf,
  trainingIn,
} from './expand-query.ts';
import { conceptsOf } from './query/concepts.ts';
import { lemmasOf } from './vocabulary/synonyms.ts';

const stopWords = new Set(['job', 'arbejde']);

/** The first step by which a title is similar to a query, and the alternative that matches. */
function similarity(search: string, title: string, kinds?: readonly ExpansionKind[]) {
  const { title: own, parts, related } = indexTerms({ title });
  const inTitle = new Set(`${own} ${parts}`.split(' '));
  const words = new Set([...inTitle, ...related.split(' ')]);
  const has = (term: QueryTerm) => 'word' in term && (term.inTitle ? inTitle : words).has(term.word);
  const step = expansionSteps(search, { stopWords, ...(kinds && { kinds }) }).find(({ match }) => matches(match, has));
  return step && { kind: step.kind, name: step.added.find(({ match }) => matches(match, has))?.name ?? null };
}

describe('a title is similar', () => {
  test.each([
    // Other words: English, colloquial words, tasks, old titles.
    ['cleaner', 'Rengøringsassistent', 'synonym', 'rengøring'],
    ['forklift driver', 'Gaffeltruckfører', 'synonym', 'truck'],
    ['reparere cykler', 'Cykelmekaniker', 'synonym', 'cykelmekaniker'],
    ['servitrice', 'Tjener', 'synonym', 'tjener'],
    ['rengøringsdame', 'Rengøringsmedarbejder', 'synonym', 'rengøring'],
    ['vaske trapper', 'Trappevask i Valby', 'synonym', 'trappevask'],
    ['køre kran', 'Kranfører til havnen', 'synonym', 'kranfører'],
    // People in training have several names.
    ['finanselev', 'Finanstrainee', 'synonym', 'finanstrainee'],
    ['tømrerelev', 'Tømrerlærling', 'synonym', 'tømrer elev'],
    // The subject of the compound.
    ['hotelkok', 'Kok til færgen', 'part', 'kok'],
  ] as const)('%s: %s', (search, title, kind, name) => {
    expect(similarity(search, title)).toEqual({ kind, name });
  });
});

test.each([
  // Two compounds with the same last member are not the same trade.
  ['butikschef', 'Salgschef'],
  ['køkkenchef', 'Salgschef'],
  ['tømrerelev', 'Frisørelev'],
  ['bilsælger', 'Telefonsælger'],
  // A title names a trade, not only its place.
  ['lawyer', 'Receptionist til advokathus'],
  ['servitrice', 'Kirketjener'],
  ['lastbil', 'Bilsælger'],
  ['lærer', 'Staldmedhjælper til rideskole'],
  // A query for people in training does not match people who have finished it.
  ['tømrerlærling', 'Tømrersvend'],
  // A head of many trades does not match these trades.
  ['chauffør', 'Kranfører'],
  ['security guard', 'Hjælper til døgnvagter'],
  // Words with a similar spelling only.
  ['brolægger', 'Læge'],
])('%s: not %s', (search, title) => {
  expect(similarity(search, title, ['synonym', 'related', 'part'])).toBeUndefined();
});

test.each([
  // A synonym of an occupation in a distant group does not add that group.
  ['chauffør', 'Kundeservicemedarbejder til spørgsmål'],
  ['driver', 'Servicemedarbejder'],
  ['software developer', 'Byggeleder'],
  ['sekretær', 'Nattevagt på bosted'],
  ['bager', 'Souschef til børnehus'],
  // Occupations of one group are similar only if their names have the same head.
  ['lagermedarbejder', 'Flyttemand'],
  ['pædagog', 'HR-konsulent'],
])('%s: not %s by a similar occupation', (search, title) => {
  expect(similarity(search, title)).toBeUndefined();
});

/** Values of the concepts in a title and in a text. */
function conceptsIn(search: string, { title = '', body = '' }: { title?: string; body?: string }): number[] {
  const { title: own, parts, related, body: rest } = indexTerms({ title, body });
  const inTitle = new Set(`${own} ${parts}`.split(' '));
  const inFields = new Set([...inTitle, ...related.split(' ')]);
  const anywhere = new Set([...inFields, ...rest.split(' ')]);
  const has = (term: QueryTerm) =>
    'word' in term && (term.inTitle ? inTitle : term.inFields ? inFields : anywhere).has(term.word);
  return conceptsOf(search, { stopWords }).map(
    ({ variants, weight }) => weight * (variants.find(({ match }) => matches(match, has))?.score ?? 0),
  );
}

test.each<[string, string, { title?: string; body?: string }, number[]]>([
  ['English words are Danish ones', 'flower shop night', { title: 'Blomsterbutik, nat' }, [1, 1]],
  ['a text has a lower value', 'zorkmaskine', { body: 'En zorkmaskine.' }, [0.6]],
  ['a task has a lower value than its object', 'plukke liljer', { body: 'Du plukker liljer.' }, [0.24, 0.6]],
  ['a noun matches a task', 'plukke', { body: 'Plukning.' }, [0.24]],
  ['light words say nothing', 'holde øje med tyve', { body: 'Du holder øje med tyve.' }, [0.6]],
  ['nothing without the words', 'zorkmaskine', { title: 'Kok' }, [0]],
])('%s', (_what, search, text, score) => expect(conceptsIn(search, text)).toEqual(score));

test('a rank is not a trade', () => {
  expect(conceptsOf('leder af børnehave', { stopWords }).map(({ isEssential }) => isEssential)).toEqual([false, true]);
});

test.each([
  'Knallertmekaniker til værksted',
  'Knallertmekaniker 30 timer',
  'Knallertmekaniker Silkeborg',
  'Ung knallertmekaniker',
])('%s is close to a cykelmekaniker', (title) =>
  expect(similarity('cykelmekaniker', title, ['occupation'])?.kind).toBe('occupation'),
);

test('a title that only mentions an occupation is not similar', () => {
  const only = ['occupation'] as const;
  expect(similarity('cykelmekaniker', 'Leder for en knallertmekaniker', only)?.name ?? null).toBeNull();
});

test('occupations similar to the title of a hit', () => {
  const tag = (title: string) =>
    indexTerms({ title })
      .title.split(' ')
      .filter((word) => word.startsWith('l0'));
  for (const title of ['Cykelmekaniker', 'Cykelmekaniker 30 timer'])
    expect(neighboursOfTitles(tag(title))?.added.map(({ name }) => name)).toContain('knallertmekaniker');
  expect(neighboursOfTitles(tag('Kollega med hang til fjernvarme'))).toBeUndefined();
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

test('a disabled step finds nothing, and later steps do not include it', () => {
  expect(similarity('reparere cykler', 'Cykelmekaniker', ['related', 'part'])).toBeUndefined();
  expect(expansionSteps('cleaner', { stopWords, kinds: [] })).toEqual([]);
});

test.each(['', '   ', 'i og på', '🎉', '!!!', 'a'.repeat(500)])('%j has no steps that match everything', (search) => {
  const steps = expansionSteps(search, { stopWords });
  expect(steps.filter(({ match }) => matches(match, () => false))).toEqual([]);
});

test('names have Danish spelling', () => {
  const names = expansionSteps('cleaner', { stopWords }).flatMap(({ added }) => added.map(({ name }) => name));
  expect(names).toContain('rengøringsassistent');
  expect(names.every((name) => lemmasOf(name).length > 0)).toBe(true);
});

test.each([
  ['elev hos tandlæge', true],
  ['voksenlærling bager', true],
  ['elevator', false],
  ['bager', false],
])('%s is a query for people in training: %s', (search, isTraining) => {
  expect(isEmptyQuery(trainingIn(search))).toBe(!isTraining);
});

test.each([
  ['driver', true],
  ['job med hunde', true],
  ['arbejde i kirken', true],
  ['chauffør', false],
  ['vaske op', false],
  ['arbejde i en ngo', false],
])('a mention of %j in running text is not relevant: %s', (search, isNamed) => {
  expect(isOnlyNamed(search, stopWords)).toBe(isNamed);
});

test('a task has less weight for a trade than its object', () => {
  expect(conceptsOf('programmere zorker', { stopWords }).map(({ isEssential }) => isEssential)[0]).toBe(false);
});

test.each([
  ['low if nothing else was typed', true, 0.3],
  ['higher if a wish was typed too', false, 0.6],
])('the value of a text that only mentions the typed trade is %s', (_what, isAlone, score) => {
  const [concept] = conceptsOf('kok', { stopWords, isAlone });
  const { body } = indexTerms({ title: '', body: 'Du sidder ved siden af en kok.' });
  const has = (term: QueryTerm) =>
    'word' in term && !term.inTitle && !term.inFields && body.split(' ').includes(term.word);
  expect(concept?.variants.find(({ match }) => matches(match, has))?.score).toBe(score);
});

test.each([
  ['kok', true],
  ['gøre rent', true],
  ['i frisk luft', false],
  ['fra første dag', false],
  ['', false],
])('%j names a trade or a task: %s', (text, isNamed) => expect(namesTrade(text, stopWords)).toBe(isNamed));

test.each([
  ['an occupation of the same group is similar, by any of its names', 'turistfører', 'rejseguide', true],
  ['an occupation of another group is not similar', 'turistfører', 'kok', false],
  ['words without an occupation have no similar ones', 'noget andet', 'kok', false],
])('%s', (_what, search, name, isClose) => {
  expect(neighboursOfGroup(search)?.added.some((one) => one.name === name) ?? false).toBe(isClose);
});

test('a Danish name of an occupation has its English name and the other names of its group as alternatives', () => {
  const names = (search: string) =>
    expansionSteps(search, { stopWords }).flatMap(({ added }) => added.map((one) => one.name));
  expect(names('garver')).toContain('tanner');
  expect(names('sadelmager')).toContain('møbelpolstrer');
});

test('the task of a noun is related', () => {
  expect(similarity('svømning', 'Svømmetræner for børn', ['related'])?.kind).toBe('related');
});

test('members of a compound are separate concepts', () => {
  expect(conceptsIn('zebrabutik', { title: 'Butik' }).length).toBeGreaterThan(0);
});

test.each([
  ['arbejde i køkken uden at være kok', "'kok':AB"],
  ['arbejde i køkken', ''],
])('titles with excluded words: %s', (text, denied) => {
  expect(toTsquery(deniedIn(text))).toBe(denied);
});

test('synonyms of an excluded thing are excluded, those of an excluded trade are not', () => {
  expect(toTsquery(deniedIn('lager uden truckkort'))).toContain("'truck':AB");
  expect(toTsquery(deniedIn('køkken ikke kok'))).toBe("'kok':AB");
});

test('an ad whose title names no trade matches a synonym of the trade in its text', () => {
  const text = { title: 'Vil du være vores nye kollega?', body: 'Vi søger en sygeplejerske.' };
  expect(conceptsIn('nurse', text)).toEqual([0.6]);
  expect(conceptsIn('nurse', { ...text, title: 'Chauffør' })).not.toEqual([0.6]);
});
