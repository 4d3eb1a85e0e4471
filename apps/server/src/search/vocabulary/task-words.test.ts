import { describe, expect, test } from 'vitest';
import { compoundsOfTask, infinitiveOf, isLight, isTask, taskOfNoun, wordsOfTask } from './task-words.ts';

const token = (text: string) => ({ text, pieces: [] });

describe('a task has words for the person and the work', () => {
  test.each([
    ['saelge', ['saelger', 'salg']],
    ['montere', ['montering', 'montage']],
    ['plukke', ['plukker', 'plukning']],
    ['koere', ['koersel']],
  ])('%s: %j', (task, words) => expect(wordsOfTask(token(task))).toEqual(expect.arrayContaining(words)));

  test.each(['laere', 'lager', 'have', 'constructor', ''])('%j is not a task', (text) => {
    expect([isTask(text), wordsOfTask(token(text))]).toEqual([false, []]);
  });
});

describe('a task and its object form compounds', () => {
  test.each([
    ['saelge', 'bil', 'bilsaelger'],
    ['vaske', 'trappe', 'trappevask'],
    ['koere', 'kran', 'kranfoerer'],
    ['reparere', 'vindmoelle', 'vindmoelletekniker'],
    ['passe', 'hund', 'hundepasser'],
  ])('%s %s: %s', (task, object, compound) => {
    expect(compoundsOfTask(token(task), object)).toContain(compound);
  });

  test('a first word that is not a task forms none', () => {
    expect(compoundsOfTask(token('lager'), 'medarbejder')).toEqual([]);
  });
});

test.each([
  ['holde', true],
  ['oeje', true],
  ['sofa', false],
])('%s has no information about the work: %s', (text, light) => expect(isLight(token(text))).toBe(light));

test.each([
  ['pasning', 'passe'],
  ['salg', 'saelge'],
  ['sofa', undefined],
])('%s is about the task %s', (noun, task) => expect(taskOfNoun(noun)).toBe(task));

test.each([
  ['passer', 'passe'],
  ['passe', 'passe'],
  ['butikker', undefined],
])('%s has the infinitive %s', (text, infinitive) => expect(infinitiveOf(text)).toBe(infinitive));
