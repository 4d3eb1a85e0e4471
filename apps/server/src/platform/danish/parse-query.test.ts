import { describe, expect, test } from 'vitest';
import { type ParseOptions, parseQuery } from './parse-query.ts';
import { toTsquery } from './query-tree.ts';

const stopWords = new Set(['job', 'stilling', 'soeger']);

/** The trees as PostgreSQL reads them: short enough to compare. */
function read(text: string, options?: ParseOptions) {
  const { match, exact, any, ...rest } = parseQuery(text, options);
  return { match: toTsquery(match), exact: toTsquery(exact), any: toTsquery(any), ...rest };
}

describe('what must match', () => {
  test.each([
    ['a word in dictionary form', 'Sygeplejersker', "'sygeplejerske'"],
    ['every word', 'kok zork', "('kok' & ('zork' | 'zork':*))"],
    ['no stop words', 'kok i det', "'kok'"],
    ['no stop words of the index beside others', 'job som kok', "'kok'"],
    ['a stop word of the index that stands alone', 'job', "'job'"],
    ['a compound with each linking letter', 'butikassistent', "('butikassistent' | 'butiksassistent')"],
    ['a compound typed apart', 'lager medarbejder', "(('lager' & 'medarbejder') | 'lagermedarbejder')"],
    [
      'a compound typed apart in the other order',
      'medarbejder lager',
      "(('medarbejder' & 'lager') | 'lagermedarbejder')",
    ],
    [
      'a compound typed apart by how it begins',
      'byg leder',
      "(('byg' & 'leder') | 'byggeleder' | 'byggesleder' | 'bygleder')",
    ],
    ['a task by who does it and what is done', 'plukke', "('pluk' | 'plukke' | 'plukker' | 'plukning')"],
    ['an unknown last word also by its beginning', 'sygepl', "('sygepl' | 'sygepl':*)"],
    ['a stop word that stands alone by its beginning', 'vi', "('vi' | 'vi':*)"],
    ['letters however typed', 'RENGÖRING', "'rengoering'"],
  ])('%s: %s', (_what, text, tsquery) => {
    expect(read(text, { stopWords }).match).toBe(tsquery);
  });

  test('an adjective beside its noun is no compound', () => {
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
    ['with a last word that says nothing alone', 'skov arbejder', "('skov':ABC | 'skovarbejder')"],
    ['not where they are none', 'kok zork', ''],
  ])('%s: %s', (_what, text, tsquery) => {
    expect(toTsquery(parseQuery(text, { stopWords: stop }).joined)).toBe(tsquery);
  });
});

test('the whole word ranks before its members, and members are looked for only nearby', () => {
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
])('either of two things will do where "eller" stands between them: %s', (text, query) => {
  expect(read(text).match).toContain(query);
});

test('a short word that no list has may stand in front of a thing with a hyphen', () => {
  expect(read('tig svejsning').match).toContain("'tigsvejsning'");
  expect(read('kok zork').match).not.toContain('kokzork');
});

describe('a member that says little is not looked for alone', () => {
  test.each([
    ['a stop word of the index', 'sommerjob', ['sommer'], ['job']],
    ['a word for anybody', 'brandmand', ['brand'], ['mand']],
    ['a generic word', 'lagermedarbejder', ['lager'], ['medarbejder']],
    ['how far somebody is in a trade', 'kontorelev', ['kontor'], ['elev']],
  ])('%s: %s', (_what, text, telling, others) => {
    const { any } = read(text, { stopWords });
    for (const member of telling) expect(any).toContain(`'${member}':ABC`);
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
    expect(parseQuery(text).fuzzy).toEqual(fuzzy);
  });
});

test.each([
  ['lærer', ['laerer']],
  ['dygtig sælger til bolig', ['saelger']],
  ['maler', ['maler']],
  ['sygeplejerske', ['sygeplejerske']],
  ['lærervikar', []],
  ['kontorassistent', []],
])('%s: names of trades', (text, trades) => expect(parseQuery(text).trades).toEqual(trades));

test('a correction stands beside what was typed', () => {
  const corrections = new Map([['sygplejerske', ['sygeplejerske']]]);
  const { match, exact } = read('sygplejerske aarhus', { corrections });
  expect(match).toContain("'sygeplejerske'");
  expect(match).toContain("'sygplejersk'");
  expect(exact).toContain("'sygeplejerske'");
});

describe('nothing that is typed can harm', () => {
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

  test('only signs are no search at all', () => {
    for (const text of ['', '🎉', '\u0000', '???', '- / &']) expect(read(text).match).toBe('');
  });
});

describe('phrases', () => {
  const readPhrases = (text: string) =>
    text.includes('uden erfaring')
      ? { words: ['p0'], rest: text.replace('uden erfaring', '').trim() }
      : { words: [], rest: text };
  const match = (text: string) => toTsquery(parseQuery(text, { stopWords, readPhrases }).match);

  test.each([
    ['stand for words that texts are indexed with', 'uden erfaring', "'p0'"],
    ['and beside them every other word counts', 'kok uden erfaring', "('kok':ABC & 'p0')"],
    ['but none that says nothing', 'job uden erfaring', "'p0'"],
    ['or are not there', 'kok', "'kok'"],
  ])('%s: %s', (_what, text, tsquery) => expect(match(text)).toBe(tsquery));

  test('a verb with a small word behind it is searched for by the name of who does it', () => {
    expect(match('vaske op')).toContain("'opvasker'");
    expect(match('vaske op')).not.toContain("'vaske'");
  });
});
