import { tokenise } from '@jobblik/danish';
import { describe, expect, test } from 'vitest';
import { everydayMeaning, isEverydayWord, phrasalVerbMeaning } from './everyday-words.ts';

const same = (text: string) => everydayMeaning(tokenise(text))?.same ?? [];

describe('everyday words have names in ads', () => {
  test.each([
    ['gøre rent', 'rengøring'],
    ['forklift', 'gaffeltruckfører'],
    ['skraldemand', 'renovationsmedarbejder'],
    ['SERVITRICE', 'tjener'],
    // Written together or apart, with digraphs.
    ['koere taxa', 'taxachauffør'],
    ['fast food', 'fastfood'],
  ])('%s: %s', (text, name) => expect(same(text)).toContain(name));
});

test('synonyms work in both directions, for one or two words', () => {
  expect(same('tjener')).toContain('servitrice');
  expect(same('produktionsmedarbejder')).toContain('factory worker');
  expect(same('produktionsmedarbejder')).not.toContain('stå ved samlebånd');
});

test('typed names of two words are synonyms of each other, single words are wider', () => {
  expect(same('rede senge')).toContain('room attendant');
  expect(same('security guard')).not.toContain('security');
});

test.each([
  ['lagerdame', 'lagermedarbejder'],
  ['edb-mand', 'it supporter'],
  ['butikskone', 'butiksassistent'],
  ['grovkøkkenpige', 'køkkenmedhjælper'],
  ['warehouse guy', 'lagerarbejder'],
])('a name for a person is found by its work: %s is %s', (text, name) => {
  expect(same(text)).toContain(name);
});

test.each(['rommand', 'zzzfolk', 'mand'])('%s is not a name for a person with known work', (text) => {
  expect(same(text)).toEqual([]);
});

test('a foreign name that contains a Danish title is not searched in ads', () => {
  expect(same('køkkenchef')).not.toContain('head chef');
  expect(same('head chef')).toContain('køkkenchef');
});

test.each(['sygeplejerske til akut', 'zzz', '', 'constructor'])('%j has no everyday meaning', (text) => {
  expect(everydayMeaning(tokenise(text))).toBeUndefined();
});

test.each([
  ['vaske op', 'opvasker'],
  ['rive ned', 'nedriver'],
])('%s: the particle changes the verb', (text, name) => {
  expect(phrasalVerbMeaning(tokenise(text))?.same).toContain(name);
});

test.each(['vaske', 'vaske tøj', 'gøre rent', 'lager op'])('%s is not a phrasal verb', (text) => {
  expect(phrasalVerbMeaning(tokenise(text))).toBeUndefined();
});

test.each([
  ['forklift', true],
  ['nurse', true],
  ['nures', false],
  ['', false],
])('%j is known: %s', (word, isKnown) => expect(isEverydayWord(word)).toBe(isKnown));

describe('a phrase has the same meaning in any inflection and with introductory words', () => {
  test.each([
    ['passer de gamle', 'plejehjem'],
    ['hundepasning', 'hundepasser'],
    ['job med børn', 'pædagog'],
    ['job hvor man passer børn', 'dagplejer'],
    ['noget med heste', 'staldmedhjælper'],
    ['job i en butik', 'butiksassistent'],
    ['driver jobs', 'chauffør'],
    // English names of people for names of work.
    ['fruit pickers', 'jordbærplukker'],
    ['house cleaning jobs', 'rengøring'],
    ['dog walkers', 'hundelufter'],
  ])('%s: %s', (text, name) => expect(same(text)).toContain(name));
});

test('a place or tool is not a name of a trade', () => {
  expect(same('kontorassistent')).not.toContain('kontor');
  expect(same('stuepige')).not.toContain('hotel');
  expect(same('tjener')).toContain('servitrice');
});

test.each(['job som', 'job til', 'jobs i', 'stilling som'])(
  '%j means only a job and has no everyday meaning',
  (text) => {
    expect(everydayMeaning(tokenise(text))).toBeUndefined();
  },
);

test('meanings of a name precede the phrases that are typed for it', () => {
  expect(same('sadelmager')[0]).toBe('møbelpolstrer');
  expect(same('sadelmager')).toContain('saddler');
});
