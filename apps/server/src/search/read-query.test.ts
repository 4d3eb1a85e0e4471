import { describe, expect, test } from 'vitest';
import { toTsquery } from '../platform/search/query-tree.ts';
import { type ParseOptions, readQuery } from './read-query.ts';

const stopWords = new Set(['job', 'stilling', 'soeger']);

/** The queries in PostgreSQL's notation, which is short to compare. */
function read(text: string, options?: ParseOptions) {
  const { match, exact, any, ...rest } = readQuery(text, options);
  return { match: toTsquery(match), exact: toTsquery(exact), any: toTsquery(any), ...rest };
}

describe('the query for matching', () => {
  test.each([
    ['a word in dictionary form', 'Sygeplejersker', "'sygeplejerske'"],
    ['every word', 'kok zork', "('kok' & ('zork' | 'zork':*))"],
    ['no stop words', 'kok i det', "'kok'"],
    ['no stop words of the index beside others', 'job som kok', "'kok'"],
    ['a single stop word of the index', 'job', "'job'"],
    ['a compound with each linking letter', 'butikassistent', "('butikassistent' | 'butiksassistent')"],
    ['a compound typed apart', 'lager medarbejder', "(('lager' & 'medarbejder') | 'lagermedarbejder')"],
    [
      'a compound typed apart in the other order',
      'medarbejder lager',
      "(('medarbejder' & 'lager') | 'lagermedarbejder')",
    ],
    [
      'a compound typed apart, with its first member',
      'byg leder',
      "(('byg' & 'leder') | 'byggeleder' | 'byggesleder' | 'bygleder')",
    ],
    ['a task with its person and noun', 'plukke', "('pluk' | 'plukke' | 'plukker' | 'plukning')"],
    ['an unknown last word also as a prefix', 'sygepl', "('sygepl' | 'sygepl':*)"],
    ['a single stop word also as a prefix', 'vi', "('vi' | 'vi':*)"],
    ['any spelling of letters', 'RENGÖRING', "'rengoering'"],
  ])('%s: %s', (_what, text, tsquery) => {
    expect(read(text, { stopWords }).match).toBe(tsquery);
  });

  test('an adjective and its noun are not a compound', () => {
    expect(read('teknisk designer').match).toBe("('teknisk' & 'designer')");
  });
});

describe('words that are one compound', () => {
  const stop = new Set(['arbejder']);
  test.each([
    [
      'in titles and labels, or the compound anywhere',
      'kunde service',
      "(('kunde':ABC & 'service':ABC) | 'kundeservice' | 'servicekunde')",
    ],
    ['with a stop word as the last member', 'skov arbejder', "('skov':ABC | 'skovarbejder')"],
    ['not for other words', 'kok zork', ''],
  ])('%s: %s', (_what, text, tsquery) => {
    expect(toTsquery(readQuery(text, { stopWords: stop }).joined)).toBe(tsquery);
  });
});

test('the whole word ranks first, and members are only in the query for any of the terms', () => {
  const { exact, any, whole, parts, match } = read('lagermedarbejder');
  expect(whole).toEqual(['lagermedarbejder']);
  expect(parts).toEqual(['lager', 'medarbejder']);
  expect(exact).not.toContain("'lager'");
  expect(match).not.toContain("'lager'");
  expect(any).toContain("'lager'");
});

test.each([
  ['kok eller tjener', "('kok' | 'tjener')"],
  ['barista or kok', "('barista' | 'kok')"],
  ['kok eller tjener maler', "(('kok' | 'tjener') & 'maler')"],
  ['kok og tjener', "('kok' & 'tjener')"],
])('words with "eller" between them are alternatives: %s', (text, query) => {
  expect(read(text).match).toContain(query);
});

test('a short unknown word may be the first member of a compound', () => {
  expect(read('tig svejsning').match).toContain("'tigsvejsning'");
  expect(read('kok zork').match).not.toContain('kokzork');
});

describe('a member with little meaning is not searched alone', () => {
  test.each([
    ['a stop word of the index', 'sommerjob', ['sommer'], ['job']],
    ['a word for any person', 'brandmand', ['brand'], ['mand']],
    ['a generic word', 'lagermedarbejder', ['lager'], ['medarbejder']],
    ['a training level', 'kontorelev', ['kontor'], ['elev']],
  ])('%s: %s', (_what, text, distinctive, others) => {
    const { any } = read(text, { stopWords });
    for (const member of distinctive) expect(any).toContain(`'${member}':ABC`);
    for (const member of others) expect(any).not.toContain(`'${member}'`);
  });
});

describe('words that may be misspelt', () => {
  test.each([
    ['unknown ones', 'sygplejerske', ['sygplejerske']],
    ['compounds with an unknown member', 'kvaksalverassistent', ['kvaksalverassistent']],
    ['no known ones', 'sygeplejerske', []],
    ['no compounds of known members', 'lagerassistent', []],
    ['no names that have synonyms', 'sosu', []],
    ['no short ones', 'kbh', []],
    ['none with digits', 'b2bx', []],
    ...'miller tiler teller singer garden groom breeder saddler consultant'
      .split(' ')
      .map((word): [string, string, string[]] => ['no English ones', word, []]),
  ])('%s', (_what, text, fuzzy) => {
    expect(readQuery(text).fuzzy).toEqual(fuzzy);
  });
});

test.each([
  ['lærer', ['laerer']],
  ['dygtig sælger til bolig', ['saelger']],
  ['maler', ['maler']],
  ['sygeplejerske', ['sygeplejerske']],
  ['lærervikar', []],
  ['kontorassistent', []],
])('%s: names of trades', (text, trades) => expect(readQuery(text).trades).toEqual(trades));

describe('no typed text can cause harm', () => {
  const operators = /^[('\p{L}\p{N}&|:*) ]*$/u;

  test.each([
    '',
    '   ',
    '🎉🎊',
    '\u0000',
    "'; DROP TABLE jobs; --",
    "kok' | 'tjener",
    'kok:* & !tjener <-> bager',
    '((((',
    '\\',
    'مدرس في كوبنهاغن',
    '\u202Ekok\u202C',
    '<script>alert(1)</script>',
    '%_%',
    'constructor __proto__ toString',
    'ﷺ'.repeat(1000),
    'æ'.repeat(1_000_000),
    'kok '.repeat(250_000),
    Array.from({ length: 1000 }, (_, at) => `ord${at}`).join(' '),
  ])('%#', (text) => {
    const { match, exact, any, whole } = read(text);
    for (const query of [match, exact, any]) {
      expect(query).toMatch(operators);
      expect(query.length).toBeLessThan(5000);
    }
    expect(whole.length).toBeLessThanOrEqual(8);
  });

  test('a text of symbols only is an empty query', () => {
    for (const text of ['', '🎉', '\u0000', '???', '- / &']) expect(read(text).match).toBe('');
  });
});

describe('phrases', () => {
  const readPhrases = (text: string) =>
    text.includes('uden erfaring')
      ? { words: ['p0'], rest: text.replace('uden erfaring', '').trim() }
      : { words: [], rest: text };
  const match = (text: string) => toTsquery(readQuery(text, { stopWords, readPhrases }).match);

  test.each([
    ['stand for words that texts are indexed with', 'uden erfaring', "'p0'"],
    ['and beside them every other word counts', 'kok uden erfaring', "('kok':ABC & 'p0')"],
    ['but none that says nothing', 'job uden erfaring', "'p0'"],
    ['or are not there', 'kok', "'kok'"],
  ])('%s: %s', (_what, text, tsquery) => expect(match(text)).toBe(tsquery));

  test('a phrasal verb is searched by the name of the person who does it', () => {
    expect(match('vaske op')).toContain("'opvasker'");
    expect(match('vaske op')).not.toContain("'vaske'");
  });
});
