import { jobTitleList, placesOfSlug } from '../../lookups/index.ts';
import { analyse, fold, lexicon, synonymsOf, tokenise } from '../../platform/danish/index.ts';
import type { JobVocabulary } from './read-job-question.ts';
import { plain } from './words-of.ts';

let titles: ReadonlySet<string> | undefined;

function occupations(): ReadonlySet<string> {
  titles ??= new Set(jobTitleList().all.flatMap(({ name }) => name.split('/').map((part) => plain(part))));
  return titles;
}

/** The last part of `butikspædagog`: a word for people by what they do. */
function isOccupationWord(lemma: string | undefined): boolean {
  return lemma !== undefined && lexicon().words.get(lemma)?.anyHead === true;
}

/** Places and occupations of the lookups. */
export const jobVocabulary: JobVocabulary = {
  isPlace: (name) => placesOfSlug(fold(name).replace(/\s+/g, '-')).length > 0,
  isOccupation(text) {
    const name = plain(text);
    if (name.length < 3) return false;
    return (
      occupations().has(name) ||
      synonymsOf(text).length > 0 ||
      tokenise(text, 200).every((token) => {
        const { lemma, known, members } = analyse(token);
        return occupations().has(lemma) || (known && isOccupationWord(members.at(-1)?.lemma));
      })
    );
  },
};
