import { describe, expect, it } from 'vitest';
import { findPrivateKeys, findPrivateWords } from './private-words.ts';

describe('private words are found', () => {
  it.each([
    ['in a variable', 'x.ts', 'const deedTo = 1;', '"deed" in "deedTo"'],
    ['in a property and a type', 'x.ts', 'interface A { onDeed(): void }', '"deed" in "onDeed"'],
    ['as a participle', 'x.ts', 'const keptDays = 1;', '"kept" in "keptDays"'],
    ['in a component', 'x.tsx', 'export const a = <JobGlance />;', '"glance" in "JobGlance"'],
    ['in a verb', 'x.ts', 'function tellReopened() {}', '"tell" in "tellReopened"'],
    ['as a whole name', 'x.ts', 'import { useTyped } from "./y";', 'useDebouncedInput'],
    ['in the name of a file', 'a/candidate-deeds.tsx', '', '"deeds" in "candidate-deeds"'],
    ['in the name of a folder', 'a/cv/desk/chat-cards.ts', '', '"desk" in "desk"'],
    ['in a comment', 'x.ts', '/** Read anew. */', 'says "anew"'],
    ['at the beginning of a comment', 'x.ts', '/** Told what happens. */', 'says "Told"'],
    ['as several words of a comment', 'x.ts', '// Nobody is told of it.', 'says "told of"'],
    ['as an old phrase of a comment', 'x.ts', '// Refused for want of a plan.', 'says "for want of"'],
  ])('%s', (_, file, text, expected) => {
    const found = findPrivateWords(file, text);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(expected);
  });

  it.each([
    ['texts', 'const a = "deed";'],
    ['words within a comment', '// Both are told apart by their names.'],
    ['longer words', 'const indeed = 1, wakeful = 2; // indeed'],
  ])('and %s are accepted', (_, text) => {
    expect(findPrivateWords('x.ts', text)).toEqual([]);
  });
});

describe('private words among the keys of words', () => {
  it('are found at every depth, plurals too', () => {
    const list = JSON.parse('{"job":{"glance":{"pay":"Løn"}},"kept_one":"x","list":{"title":"told"}}');
    const found = findPrivateKeys('da/jobs.json', list);
    expect(found).toEqual([
      expect.stringContaining('"glance" in "glance"'),
      expect.stringContaining('"kept" in "kept_one"'),
    ]);
  });
});
