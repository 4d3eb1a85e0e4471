import { expect, it } from 'vitest';
import { answersOf } from './ad-answers';

const questions = [
  { question: 'Hvorfor os?', text: 1, video: 0 },
  { question: 'Hvem er du?', text: 0, video: 1 },
  { question: 'Hvornår?', text: 1, video: 1 },
] as const;

it.each([
  ['what is written', { 'Hvornår?': ' Nu ', 'Hvorfor os?': 'Fordi' }, ['Hvorfor os? Fordi', 'Hvornår? Nu']],
  ['nothing for blanks', { 'Hvorfor os?': ' \n' }, []],
  ['nothing to a question that is answered on video', { 'Hvem er du?': 'Mig' }, []],
  ['nothing to a question that the ad does not ask any more', { 'Hvad?': 'Det' }, []],
])('sends %s', (_what, answers, expected) =>
  expect(answersOf(questions, answers).map(({ question, text }) => `${question} ${text}`)).toEqual(expected),
);
