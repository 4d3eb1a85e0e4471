import { languages } from '@jobblik/contract/kernel/language';
import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../platform/language.ts';
import { readWordList } from '../../platform/words.ts';
import { chooseAnswer } from './choose-answer.ts';
import { knownAnswer } from './knowledge.ts';

// What the bot offers when it asks back, and the questions of the help page, are questions that it answers.
describe.each(languages)('in %s', (language) => {
  const intents: { id: string }[] = readWordList('chatbot-answers', language).intents;

  test.each(intents.map(({ id }) => id))('the question of %s is answered by it', (id) => {
    inLanguage(language, () => {
      const question = knownAnswer(id)?.question ?? '';
      expect(question).not.toBe('');
      expect(chooseAnswer(question)).toEqual({ kind: 'answer', id });
      expect(chooseAnswer(question.toUpperCase())).toEqual({ kind: 'answer', id });
    });
  });

  test('every question of the help page has an answer', () => {
    inLanguage(language, () => {
      const { groups } = readWordList('content', language).support;
      for (const { question, answer } of groups.flatMap(({ items }) => items)) {
        const choice = chooseAnswer(question);
        expect(choice.kind).toBe('answer');
        expect('id' in choice && knownAnswer(choice.id)?.text).toBe(answer);
      }
    });
  });
});
