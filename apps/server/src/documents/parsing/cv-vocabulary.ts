import type { Vocabulary } from '@jobblik/cv-parser';
import { readReference } from '../../lookups/index.ts';

const english = (list: 'languages-en' | 'job-titles-en') => new Map(readReference(list));

/** The lookups in the form that CV parsing uses. */
export function readVocabulary(now: Date): Vocabulary {
  const names = english('languages-en');
  return {
    skills: readReference('skills').map(([id, name, , aliases]) => ({ id, name, aliases })),
    languages: readReference('languages').map(([id, code, name]) => ({
      ...{ id, code, name },
      english: names.get(id) ?? name,
    })),
    places: readReference('cities').map(([id, name]) => ({ id, name })),
    titles: [...readReference('job-titles').map(([, title]) => title), ...english('job-titles-en').values()],
    year: now.getFullYear(),
  };
}
