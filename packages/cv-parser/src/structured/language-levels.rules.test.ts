import { expect, test } from 'vitest';
import { cefrOfLevel, levelOfCefr, levelOfText } from './language-levels.rules.ts';

test.each([
  // The product's own names, in both languages.
  ['Begynder', 1],
  ['Hverdagsniveau', 2],
  ['Flydende', 3],
  ['Modersmål', 4],
  ['Beginner', 1],
  ['Everyday level', 2],
  ['Fluent', 3],
  ['Native', 4],
  // CEFR, alone and with words.
  ['A1', 1],
  ['a2', 1],
  ['B1', 2],
  ['B2', 2],
  ['C1', 3],
  ['C2', 3],
  ['B2 (upper intermediate)', 2],
  // LinkedIn.
  ['Elementary proficiency', 1],
  ['Limited working proficiency', 2],
  ['Professional working proficiency', 3],
  ['Full professional proficiency', 3],
  ['Native or bilingual proficiency', 4],
  // JSON Resume's samples and editors.
  ['Native speaker', 4],
  ['Professional working', 3],
  ['Conversational', 2],
  ['Intermediate', 2],
  ['Upper Intermediate', 2],
  ['Pre-Intermediate', 1],
  ['Basic', 1],
  ['Mother tongue', 4],
  ['Morsmål', 4],
  ['Flytande', 3],
  ['Muttersprache', 4],
  ['fließend', 3],
  ['biegły', 3],
  ['рідна', 4],
  // None.
  ['', 0],
  ['Esperanto', 0],
  ['x'.repeat(100_000), 0],
])('%s is level %i', (text, level) => expect(levelOfText(text)).toBe(level));

test.each([
  [[], 0],
  [['C1'], 3],
  [['C1', 'B2'], 2],
  [['A2', 'B1', 'B1', 'C1', 'A1'], 2],
  [['C2 ', 'c1', 'B1', 'C1', 'B2'], 3],
  [['', 'D9'], 0],
])('CEFR levels %j of the skills are level %i together', (levels, level) => expect(levelOfCefr(levels)).toBe(level));

test.each([1, 2, 3])('level %i comes back from its CEFR level', (level) =>
  expect(levelOfText(cefrOfLevel(level) ?? '')).toBe(level),
);
