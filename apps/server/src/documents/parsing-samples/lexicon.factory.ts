import { createLexicon, type Lexicon } from '../../../../../packages/cv-parser/src/vocabulary.ts';
import { readVocabulary } from '../parsing/cv-vocabulary.ts';

/** The product's own lists, for a fixed year. */
export function testLexicon(): Lexicon {
  return createLexicon(readVocabulary(new Date('2026-06-15T12:00:00Z')));
}
