import { describe, expect, test } from 'vitest';
import { everydayMeaning, isEverydayWord, phrasalVerbMeaning } from './everyday-words.ts';
import { tokenise } from './tokenise.ts';

const same = (text: string) => everydayMeaning(tokenise(text))?.same ?? [];

describe('what people say has a name in ads', () => {
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

test('what is the same holds in both directions, for one or two words and no more', () => {
  expect(same('tjener')).toContain('servitrice');
  expect(same('produktionsmedarbejder')).toContain('factory worker');
  expect(same('produktionsmedarbejder')).not.toContain('stå ved samlebånd');
});

test('typed names of two words are the same as each other, single ones are wider', () => {
  expect(same('rede senge')).toContain('room attendant');
  expect(same('security guard')).not.toContain('security');
});

test.each([
  ['lagerdame', 'lagermedarbejder'],
  ['edb-mand', 'it supporter'],
  ['butikskone', 'butiksassistent'],
  ['grovkøkkenpige', 'køkkenmedhjælper'],
  ['warehouse guy', 'lagerarbejder'],
])('%s is known by the work, whatever the person is called: %s', (text, name) => {
  expect(same(text)).toContain(name);
});

test.each(['rommand', 'zzzfolk', 'mand'])('%s is no name of a person with known work', (text) => {
  expect(same(text)).toEqual([]);
});

test('a foreign name with a Danish title in it is not looked for in ads', () => {
  expect(same('køkkenchef')).not.toContain('head chef');
  expect(same('head chef')).toContain('køkkenchef');
});

test.each(['sygeplejerske til akut', 'zzz', '', 'constructor'])('%j means nothing special', (text) => {
  expect(everydayMeaning(tokenise(text))).toBeUndefined();
});

test.each([
  ['vaske op', 'opvasker'],
  ['rive ned', 'nedriver'],
])('%s: the small word changes the verb', (text, name) => {
  expect(phrasalVerbMeaning(tokenise(text))?.same).toContain(name);
});

test.each(['vaske', 'vaske tøj', 'gøre rent', 'lager op'])('%s is no such verb', (text) => {
  expect(phrasalVerbMeaning(tokenise(text))).toBeUndefined();
});

test.each([
  ['forklift', true],
  ['nurse', true],
  ['nures', false],
  ['', false],
])('%j is known: %s', (word, isKnown) => expect(isEverydayWord(word)).toBe(isKnown));

describe('a phrase means the same however it is inflected and led up to', () => {
  test.each([
    ['passer de gamle', 'plejehjem'],
    ['hundepasning', 'hundepasser'],
    ['job med børn', 'pædagog'],
    ['job hvor man passer børn', 'dagplejer'],
    ['noget med heste', 'staldmedhjælper'],
    ['job i en butik', 'butiksassistent'],
    ['driver jobs', 'chauffør'],
    // English names of those who do what is said.
    ['fruit pickers', 'jordbærplukker'],
    ['house cleaning jobs', 'rengøring'],
    ['dog walkers', 'hundelufter'],
  ])('%s: %s', (text, name) => expect(same(text)).toContain(name));
});

test('where and with what somebody works is no name of a trade', () => {
  expect(same('kontorassistent')).not.toContain('kontor');
  expect(same('stuepige')).not.toContain('hotel');
  expect(same('tjener')).toContain('servitrice');
});

test.each(['job som', 'job til', 'jobs i', 'stilling som'])('%j looks for work and means nothing', (text) => {
  expect(everydayMeaning(tokenise(text))).toBeUndefined();
});

test('what a name means stands before what is typed for it', () => {
  expect(same('sadelmager')[0]).toBe('møbelpolstrer');
  expect(same('sadelmager')).toContain('saddler');
});
