import { readVocabulary } from '../../cv-vocabulary.ts';
import { createLexicon, type Lexicon } from '../vocabulary.ts';

/** The product's own lists, for a fixed year. */
export function testLexicon(): Lexicon {
  return createLexicon(readVocabulary(new Date('2026-06-15T12:00:00Z')));
}
