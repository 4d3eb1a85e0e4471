/** A list of words or a rule of the search that can be left out. */
export interface SearchRule {
  name: string;
  /** Path below `apps/server/src/search`. */
  file: string;
  /** Text of the module and what stands there without the rule; absent for a list, which is then empty. */
  change?: readonly [from: string, to: string];
}

const lists: readonly [name: string, file: string][] = [
  ...['all-fields', 'people', 'trades', 'offices'].map((name): [string, string] => [
    `everyday/${name}`,
    `everyday/${name}.txt`,
  ]),
  ['translations', 'translations.txt'],
  ['english', 'english.txt'],
  ['families', 'families.txt'],
  ['other-trades', 'other-trades.txt'],
  ['similar-heads', 'similar-heads.txt'],
  ['verbs', 'verbs.txt'],
  ['synonyms', 'synonyms.csv'],
];

const phraseFiles =
  'days skills conditions applicants people licences places freedom contracts regions languages'.split(' ');

const changes: readonly [name: string, file: string, from: string, to: string][] = [
  ['two words joined', 'find-keyword.ts', 'await joinedWords(texts, keyword, 0)', 'null'],
  ['two words joined with a slip', 'find-keyword.ts', '    await joinedWords(texts, keyword, joinedSlip),\n', ''],
  ['a word split in two', 'find-keyword.ts', '    ...(await wordsApart(texts, keyword)),\n', ''],
  ['a slip in a known compound', 'find-keyword.ts', '    await slipOfCompound(texts, keyword),\n', ''],
  ['narrowed hits', 'find-keyword.ts', 'texts.narrows ?', 'false ?'],
  ['mentions of trades', 'find-keyword.ts', '    withoutPrefixes(withoutMentions(parsed)),\n', ''],
  ['corrected compounds', 'query/other-spellings.ts', 'mendCompound(word, isCorrect)', '([] as string[])'],
  ['corrected by the word list', 'query/other-spellings.ts', 'mendWord(word, isCorrect)', '([] as string[])'],
  ['foreign names with a Danish title', 'vocabulary/mixed-name.ts', 'return isForeign &&', 'return false &&'],
  ['colloquial names of people', 'vocabulary/everyday-words.ts', 'meaningOfPerson(tokens)\n', 'undefined\n'],
  ['core of a phrase', 'vocabulary/everyday-words.ts', 'byCore.get(coreOf(tokens))', 'undefined'],
  [
    'English names of people',
    'vocabulary/everyday-words.ts',
    'firstOf(englishNames(typed).map((name) => meanings.get(name)))',
    'undefined',
  ],
  ['only people in training', 'expand-query.ts', 'exclusive: () => trainingIn(text)', 'exclusive: () => emptyQuery'],
  ['essential words', 'expand-query.ts', 'essential: () => tradesOf(text, stopWords)', 'essential: () => emptyQuery'],
  ['denied words', 'expand-query.ts', 'denied: deniedOf(keyword, { readPhrases })', 'denied: emptyQuery'],
  ['members as concepts', 'query/concepts.ts', 'parts.length > 1 ?', 'false ?'],
  [
    'names in texts of open titles',
    'query/concepts.ts',
    "isAll && kinds.includes('synonym') ? alternatives",
    'false ? alternatives',
  ],
  [
    'compounds of a task',
    'query/segments.ts',
    'if (!task || !object || others.length > 0)',
    'if (true || !task || !object)',
  ],
  [
    'beginning of an unknown word',
    'query/segments.ts',
    'if (known || members.length > 0) return [];\n  const { firsts }',
    'if (true) return [];\n  const { firsts }',
  ],
  ['compounds that a title implies', 'documents/index-terms.ts', 'impliedWords(allTokens)', '([] as string[])'],
];

/** Every rule that the bench leaves out in turn. */
export const searchRules: readonly SearchRule[] = [
  ...lists.map(([name, file]) => ({ name, file: `vocabulary/data/${file}` })),
  ...phraseFiles.map((name) => ({ name: `phrases/${name}`, file: `phrases/data/${name}.txt` })),
  ...changes.map(([name, file, from, to]) => ({ name, file, change: [from, to] as const })),
];
