import { readReference } from '../lookups/index.ts';
import type { Vocabulary } from './parsing/index.ts';

/** The lookups in the form that CV parsing uses. */
export function readVocabulary(now: Date): Vocabulary {
  return {
    skills: readReference('skills').map(([id, name, , aliases]) => ({ id, name, aliases })),
    languages: readReference('languages').map(([id, code, name]) => ({ id, code, name })),
    places: readReference('cities').map(([id, name]) => ({ id, name })),
    titles: readReference('job-titles').map(([, title]) => title),
    year: now.getFullYear(),
  };
}
