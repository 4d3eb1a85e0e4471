import { readReference } from '../../../lookups/index.ts';
import { createLexicon, type Lexicon } from '../vocabulary.ts';

/** The product's own lists, for a fixed year. */
export function testLexicon(): Lexicon {
  return createLexicon({
    skills: readReference('skills').map(([id, name, , aliases]) => ({ id, name, aliases })),
    languages: readReference('languages').map(([id, code, name]) => ({ id, code, name })),
    places: readReference('cities').map(([id, name]) => ({ id, name })),
    titles: readReference('job-titles').map(([, title]) => title),
    year: 2026,
  });
}
