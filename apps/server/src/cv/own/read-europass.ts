import { currentLanguage } from '@jobblik/contract/kernel/language';
import { readReference } from '../../lookups/index.ts';
import type { Services } from '../../platform/services.ts';
import { presentCv } from '../cv.present.ts';
import { presentEuropass } from '../structured/europass/europass.present.ts';
import { findOwnCv } from './read-cv.ts';
import { personOf } from './read-json-resume.ts';

/** A seeker's draft as the XML of Europass. */
export async function europassOf(services: Services, userId: number): Promise<string> {
  const { content } = await findOwnCv(services, userId, 'draft');
  const codes = new Map(readReference('languages').map(([id, code]) => [id, code]));
  return presentEuropass(presentCv(content), {
    person: await personOf(services, userId, content),
    language: currentLanguage(),
    codeOf: (id) => codes.get(id),
  });
}
