import { expect, it } from 'vitest';
import { chatbotQuestions, sharesInEnglish, sharesOf } from './support/chatbot-questions.ts';

it('there are at least 80 different labelled questions', () => {
  expect(chatbotQuestions.length).toBeGreaterThanOrEqual(80);
  expect(new Set(chatbotQuestions.map(({ question }) => question)).size).toBe(chatbotQuestions.length);
});

it.each(['tuned', 'held'] as const)(
  'the chatbot answers nine of ten %s questions right, and hardly any wrong',
  (split) => {
    const { right, wrong } = sharesOf(split);
    expect(right).toBeGreaterThanOrEqual(0.9);
    expect(wrong).toBeLessThan(0.05);
  },
);

it('the chatbot answers nine of ten English questions right, and hardly any wrong', () => {
  const { right, wrong } = sharesInEnglish();
  expect(right).toBeGreaterThanOrEqual(0.9);
  expect(wrong).toBeLessThan(0.05);
});
