import { describe, expect, it } from 'vitest';
import { findForbiddenKeys, findForbiddenWords, readForbiddenWords } from './glossary.ts';

const words = readForbiddenWords(`
| Word | For |
| --- | --- |
| konto | what is deactivated |

| Not | But | In |
| --- | --- | --- |
| deed, deeds | action | names, comments |
| glance | keyFacts | names |
| for want of | without | comments |
`);

it('the glossary lists words with commas between, each with its places', () => {
  expect(words.names.map(({ word }) => word)).toEqual(['deed', 'deeds', 'glance']);
  expect(words.comments.map(({ word }) => word)).toEqual(['deed', 'deeds', 'for want of']);
});

describe('forbidden words are found', () => {
  it.each([
    ['in a variable', 'x.ts', 'const deedTo = 1;', '"deed" in "deedTo": the glossary says "action"'],
    ['in a property and a type', 'x.ts', 'interface A { onDeed(): void }', '"deed" in "onDeed"'],
    ['in a component', 'x.tsx', 'export const a = <JobGlance />;', '"glance" in "JobGlance"'],
    ['in the name of a file', 'a/candidate-deeds.tsx', '', '"deeds" in "candidate-deeds"'],
    ['in the name of a folder', 'a/cv/glance/chat-cards.ts', '', '"glance" in "glance"'],
    ['in a comment', 'x.ts', '/** A Deed of a screen. */', 'says "Deed"; the glossary says "action"'],
    ['as several words of a comment', 'x.ts', '// Refused for want of a plan.', 'says "for want of"'],
  ])('%s', (_, file, text, expected) => {
    const found = findForbiddenWords(file, text, words);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(expected);
  });

  it.each([
    ['texts', 'const a = "deed";'],
    ['words of names within a comment', '// A glance is enough.'],
    ['longer words', 'const indeed = 1; // indeed'],
  ])('and %s are accepted', (_, text) => {
    expect(findForbiddenWords('x.ts', text, words)).toEqual([]);
  });

  it('among the keys of words at every depth, plurals too', () => {
    const list = JSON.parse('{"job":{"glance":{"pay":"Løn"}},"deed_one":"x","list":{"title":"glance"}}');
    expect(findForbiddenKeys('da/jobs.json', list, words)).toEqual([
      expect.stringContaining('"glance" in "glance"'),
      expect.stringContaining('"deed" in "deed_one"'),
    ]);
  });
});
