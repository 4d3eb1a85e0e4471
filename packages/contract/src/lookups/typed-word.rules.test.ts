import { expect, test } from 'vitest';
import { cleanWord, isTypedWord, sentChoice, typedWordId, wordKey } from './typed-word.rules.ts';

test.each([
  [' Kombucha  brygning\n', 'Kombucha brygning'],
  ['A\u030abning', 'Åbning'],
  ['\ud83d', '\ufffd'],
])('%j is stored as %j', (typed, stored) => {
  expect(cleanWord(typed)).toBe(stored);
});

test.each([
  ['C++', true],
  ['kombucha', true],
  ['SAP S/4HANA', true],
  ['漆', true],
  ['', false],
  ['2024', false],
  ['+++', false],
  ['<b>fed</b>', false],
  ['a\u0007b', false],
  ['a\u202eb', false],
  ['a\u200bb', false],
  ['x'.repeat(60), true],
  ['x'.repeat(61), false],
])('%j can be stored: %s', (word, can) => {
  expect(isTypedWord(word)).toBe(can);
});

test('words that differ in case and blanks only are the same', () => {
  expect(wordKey(' ÆBLE  most')).toBe(wordKey('æble most'));
  expect(typedWordId('Kombucha')).toBe(typedWordId(' kombucha'));
  expect(typedWordId('Kombucha')).not.toBe(typedWordId('Kefir'));
});

test('the id of a typed word is a negative integer of PostgreSQL, and it is sent as its text', () => {
  for (const word of ['a', 'Kombucha', 'x'.repeat(60), 'Øl']) {
    const id = typedWordId(word);
    expect(Number.isInteger(id) && id < 0 && id >= -(2 ** 31)).toBe(true);
    expect(sentChoice({ id, name: word })).toBe(word);
  }
  expect(sentChoice({ id: 7, name: 'Excel' })).toBe(7);
});
