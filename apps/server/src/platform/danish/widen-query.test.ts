import { describe, expect, test } from 'vitest';
import { indexTerms } from './index-terms.ts';
import { isEmptyQuery, matches, type QueryTerm, toTsquery } from './query-tree.ts';
import { lemmasOf } from './synonyms.ts';
import {
  cluesOf,
  deniedIn,
  isOnlyNamed,
  namesTrade,
  tradesOf,
  trainingIn,
  widenByGroup,
  widenByTitles,
  widenQuery,
} from './widen-query.ts';
import type { WideningKind } from './widening/segments.ts';

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
    ['vaske trapper', 'Trappevask i Valby', 'synonym', 'trappevask'],
    ['køre kran', 'Kranfører til havnen', 'synonym', 'kranfører'],
    // People in training are called one thing here, another there.
    ['finanselev', 'Finanstrainee', 'synonym', 'finanstrainee'],
    ['tømrerelev', 'Tømrerlærling', 'synonym', 'tømrer elev'],
    // What the compound is about.
    ['hotelkok', 'Kok til færgen', 'part', 'kok'],
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
  // A trade is what a title names, not where it is.
  ['lawyer', 'Receptionist til advokathus'],
  ['servitrice', 'Kirketjener'],
  ['lastbil', 'Bilsælger'],
  ['lærer', 'Staldmedhjælper til rideskole'],
  // Nobody who learns a trade is meant by who has learnt it.
  ['tømrerlærling', 'Tømrersvend'],
  // A last member of many trades is none of them.
  ['chauffør', 'Kranfører'],
  ['security guard', 'Hjælper til døgnvagter'],
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
  // Occupations of one group are of one kind only where their names end alike.
  ['lagermedarbejder', 'Flyttemand'],
  ['pædagog', 'HR-konsulent'],
])('%s: not %s by an occupation close by', (search, title) => {
  expect(similarity(search, title)).toBeUndefined();
});

/** What clues are worth in a title and in a text. */
function cluesIn(search: string, { title = '', body = '' }: { title?: string; body?: string }): number[] {
  const { title: own, parts, related, body: rest } = indexTerms({ title, body });
  const inTitle = new Set(`${own} ${parts}`.split(' '));
  const inFields = new Set([...inTitle, ...related.split(' ')]);
  const anywhere = new Set([...inFields, ...rest.split(' ')]);
  const has = (term: QueryTerm) =>
    'word' in term && (term.inTitle ? inTitle : term.inFields ? inFields : anywhere).has(term.word);
  return cluesOf(search, { stopWords }).map(
    ({ sayings, weight }) => weight * (sayings.find(({ match }) => matches(match, has))?.worth ?? 0),
  );
}

test.each<[string, string, { title?: string; body?: string }, number[]]>([
  ['English words are Danish ones', 'flower shop night', { title: 'Blomsterbutik, nat' }, [1, 1]],
  ['what a text says is worth less', 'zorkmaskine', { body: 'En zorkmaskine.' }, [0.6]],
  ['what is done is worth less than what it is done to', 'plukke liljer', { body: 'Du plukker liljer.' }, [0.24, 0.6]],
  ['a task is said by what is done', 'plukke', { body: 'Plukning.' }, [0.24]],
  ['light words say nothing', 'holde øje med tyve', { body: 'Du holder øje med tyve.' }, [0.6]],
  ['nothing without the words', 'zorkmaskine', { title: 'Kok' }, [0]],
])('%s', (_what, search, text, worth) => expect(cluesIn(search, text)).toEqual(worth));

test('a rank is no trade', () => {
  expect(cluesOf('leder af børnehave', { stopWords }).map(({ isTrade }) => isTrade)).toEqual([false, true]);
});

test.each([
  'Knallertmekaniker til værksted',
  'Knallertmekaniker 30 timer',
  'Knallertmekaniker Silkeborg',
  'Ung knallertmekaniker',
])('%s is close to a cykelmekaniker', (title) =>
  expect(similarity('cykelmekaniker', title, ['occupation'])?.kind).toBe('occupation'),
);

test('a title that only mentions an occupation is not close by', () => {
  const only = ['occupation'] as const;
  expect(similarity('cykelmekaniker', 'Leder for en knallertmekaniker', only)?.name ?? null).toBeNull();
});

test('what is close to the title of a hit', () => {
  const mark = (title: string) =>
    indexTerms({ title })
      .title.split(' ')
      .filter((word) => word.startsWith('l0'));
  for (const title of ['Cykelmekaniker', 'Cykelmekaniker 30 timer'])
    expect(widenByTitles(mark(title))?.added.map(({ name }) => name)).toContain('knallertmekaniker');
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

test.each([
  ['elev hos tandlæge', true],
  ['voksenlærling bager', true],
  ['elevator', false],
  ['bager', false],
])('%s is for those who learn a trade: %s', (search, isTraining) => {
  expect(isEmptyQuery(trainingIn(search))).toBe(!isTraining);
});

test.each([
  ['driver', true],
  ['job med hunde', true],
  ['arbejde i kirken', true],
  ['chauffør', false],
  ['vaske op', false],
  ['arbejde i en ngo', false],
])('a mention of %j in running text is not what was meant: %s', (search, isNamed) => {
  expect(isOnlyNamed(search, stopWords)).toBe(isNamed);
});

test('a task says less about a trade than what it is done to', () => {
  expect(cluesOf('programmere zorker', { stopWords }).map(({ isTrade }) => isTrade)[0]).toBe(false);
});

test.each([
  ['nothing else was typed', true, 0.3],
  ['a wish was typed, too', false, 0.6],
])('a text that only mentions the trade that was typed says little where %s', (_what, isAlone, worth) => {
  const [clue] = cluesOf('kok', { stopWords, isAlone });
  const { body } = indexTerms({ title: '', body: 'Du sidder ved siden af en kok.' });
  const has = (term: QueryTerm) =>
    'word' in term && !term.inTitle && !term.inFields && body.split(' ').includes(term.word);
  expect(clue?.sayings.find(({ match }) => matches(match, has))?.worth).toBe(worth);
});

test.each([
  ['kok', true],
  ['gøre rent', true],
  ['i frisk luft', false],
  ['fra første dag', false],
  ['', false],
])('%j names a trade or a task: %s', (text, isNamed) => expect(namesTrade(text, stopWords)).toBe(isNamed));

test.each([
  ['an occupation is close by however it is called', 'turistfører', 'rejseguide', true],
  ['one of another group is not', 'turistfører', 'kok', false],
  ['words that name no occupation have none', 'noget andet', 'kok', false],
])('%s', (_what, search, name, isClose) => {
  expect(widenByGroup(search)?.added.some((one) => one.name === name) ?? false).toBe(isClose);
});

test('a Danish name of an occupation stands for its English one, and one with many occupations of a group for their names', () => {
  const names = (search: string) =>
    widenQuery(search, { stopWords }).flatMap(({ added }) => added.map((one) => one.name));
  expect(names('garver')).toContain('tanner');
  expect(names('sadelmager')).toContain('møbelpolstrer');
});

test('what a noun of a task is about is close by', () => {
  expect(similarity('svømning', 'Svømmetræner for børn', ['related'])?.kind).toBe('related');
});

test('members of a compound are clues of their own', () => {
  expect(cluesIn('zebrabutik', { title: 'Butik' }).length).toBeGreaterThan(0);
});

test.each([
  ['arbejde i køkken uden at være kok', "'kok':AB"],
  ['arbejde i køkken', ''],
])('titles that name what is not wanted: %s', (text, denied) => {
  expect(toTsquery(deniedIn(text))).toBe(denied);
});

test('a thing that is not wanted has other names, a trade has none', () => {
  expect(toTsquery(deniedIn('lager uden truckkort'))).toContain("'truck':AB");
  expect(toTsquery(deniedIn('køkken ikke kok'))).toBe("'kok':AB");
});

test('an ad whose title names nobody may look in its text for a trade by another name', () => {
  const text = { title: 'Vil du være vores nye kollega?', body: 'Vi søger en sygeplejerske.' };
  expect(cluesIn('nurse', text)).toEqual([0.6]);
  expect(cluesIn('nurse', { ...text, title: 'Chauffør' })).not.toEqual([0.6]);
});
