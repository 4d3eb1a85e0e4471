import type { Suggestion } from '@jobblik/contract/jobs/suggestions.schema';
import { describe, expect, it } from 'vitest';
import { keywordOptions, withRecent } from './keyword-options';

const suggestions: Suggestion[] = [
  { kind: 'title', text: 'Kok' },
  { kind: 'company', text: 'Kokkens Hus' },
];
const shown = (typed: string, recent: readonly string[]) =>
  keywordOptions(typed, { recent, suggestions }).map(({ kind, text }) => `${kind} ${text}`.trim());

describe('lines under the keyword field', () => {
  it.each([
    ['nothing for an empty field', '', [], []],
    [
      'recent searches for an empty field, which can be forgotten',
      ' ',
      ['tjener', 'kok'],
      ['recent tjener', 'recent kok', 'forget'],
    ],
    ['suggestions for what is typed', 'ko', [], ['title Kok', 'company Kokkens Hus']],
    ['a recent search before them, once', 'ko', ['tjener', 'kok'], ['recent kok', 'company Kokkens Hus']],
    [
      'at most two recent searches',
      'ko',
      ['ko a', 'ko b', 'ko c'],
      ['recent ko a', 'recent ko b', 'title Kok', 'company Kokkens Hus'],
    ],
  ] as const)('%s', (_what, typed, recent, expected) => expect(shown(typed, recent)).toEqual(expected));
});

describe('recent searches', () => {
  it.each([
    ['the last one first', ['kok'], 'tjener', ['tjener', 'kok']],
    ['each once', ['kok', 'tjener'], ' Tjener ', ['Tjener', 'kok']],
    ['none of one letter', ['kok'], 't', ['kok']],
    ['at most six', ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'], 'a7', ['a7', 'a1', 'a2', 'a3', 'a4', 'a5']],
  ])('%s', (_what, recent, keyword, expected) => expect(withRecent(recent, keyword)).toEqual(expected));
});
