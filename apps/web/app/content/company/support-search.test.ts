import { expect, test } from 'vitest';
import { matchingQuestions } from './support-search.ts';

const groups = [
  {
    heading: 'CV',
    items: [
      { question: 'Hvem kan se mit CV?', answer: 'Du vælger selv.' },
      { question: 'Hvordan sletter jeg mit CV?', answer: 'Under indstillinger.' },
    ],
  },
  { heading: 'Konto', items: [{ question: 'Jeg får ikke mails', answer: 'Se, om e-mailen er bekræftet.' }] },
];
const found = (typed: string) =>
  matchingQuestions(groups, typed).flatMap(({ items }) => items.map(({ question }) => question));

test.each([
  ['', ['Hvem kan se mit CV?', 'Hvordan sletter jeg mit CV?', 'Jeg får ikke mails']],
  ['   ', ['Hvem kan se mit CV?', 'Hvordan sletter jeg mit CV?', 'Jeg får ikke mails']],
  ['SLET cv', ['Hvordan sletter jeg mit CV?']],
  ['indstillinger', ['Hvordan sletter jeg mit CV?']],
  ['email', ['Jeg får ikke mails']],
  ['e-mail?', ['Jeg får ikke mails']],
  ['løn', []],
])('»%s« finds %j', (typed, questions) => expect(found(typed)).toEqual(questions));

test('a heading without a question is left out', () => {
  expect(matchingQuestions(groups, 'bekræftet').map(({ heading }) => heading)).toEqual(['Konto']);
});
