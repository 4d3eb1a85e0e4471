import { expect, it } from 'vitest';
import { isBlankQuestion } from './chatbot.rules.ts';

it.each(['', '   ', '\n\t', '\u200b', '\u200b \ufeff\u2060', '\u3164'])('%j is blank', (text) => {
  expect(isBlankQuestion(text)).toBe(true);
});

it.each(['?', 'hej', '👋', '<b></b>', ' å '])('%j is a question', (text) => {
  expect(isBlankQuestion(text)).toBe(false);
});
