import { describe, expect, it } from 'vitest';
import { answeredQuestions } from './ad-questions.rules.ts';

const written = { question: 'Hvorfor os?', text: 1, video: 0 };
const filmed = { question: 'Hvem er du?', text: 0, video: 1 };
const asked = [written, filmed];

describe('the questions of an ad', () => {
  it.each([
    ['answered', [{ question: 'Hvorfor os?', text: 'Fordi' }], ['Fordi', '']],
    ['left open', [], ['', '']],
    ['with an empty answer', [{ question: 'Hvem er du?', text: '' }], ['', '']],
  ])('%s', (_what, given, answers) =>
    expect(answeredQuestions(asked, given)).toEqual([
      { ...written, answer: answers[0] },
      { ...filmed, answer: answers[1] },
    ]),
  );

  it.each([
    ['one that the ad does not ask', [{ question: 'Hvad?', text: 'Det' }], 'answers.0', 'unknown_question'],
    ['one that is answered by video', [{ question: 'Hvem er du?', text: 'Mig' }], 'answers.0', 'kind_not_allowed'],
    [
      'a second answer',
      [
        { question: 'Hvorfor os?', text: 'Fordi' },
        { question: 'Hvorfor os?', text: 'Derfor' },
      ],
      'answers.1',
      'twice',
    ],
  ])('refuses %s', (_what, given, path, code) =>
    expect(() => answeredQuestions(asked, given)).toThrow(
      expect.objectContaining({ code: 'invalid_input', fields: [{ path, code }] }),
    ),
  );
});
