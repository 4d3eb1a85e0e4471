import { makeUser } from '../accounts/index.ts';
import { cityByZip } from '../lookups/index.ts';
import type { Services } from '../platform/services.ts';
import { samplePeople } from './sample/people.ts';
import { renderSampleCv } from './sample-cv.ts';
import { storePortrait } from './sample-pictures.ts';

export interface LoadedPerson {
  userId: number;
  name: string;
  /** The CV as PDF, for applications. */
  cv: Buffer;
}

/** Job seekers with portrait, by the person's key. */
export async function loadSamplePeople({ db, files, clock }: Services): Promise<Map<string, LoadedPerson>> {
  const made = new Map<string, LoadedPerson>();
  for (const person of samplePeople) {
    const name = `${person.firstName} ${person.lastName}`;
    const email = `${person.emailLocal}@jobblik.test`;
    const city = cityByZip(person.zip);
    const portrait = person.portrait && (await storePortrait(files, person.portrait, name));
    if (portrait) await files.claim(db, portrait.id);
    const user = await makeUser(db, {
      role: 'seeker',
      email,
      name,
      zip: person.zip,
      city: city?.name ?? '',
      locationId: city?.id ?? null,
      avatarFileId: portrait?.id ?? null,
      sample: true,
    });
    const cv = await renderSampleCv(person, { email, place: `${person.zip} ${city?.name ?? ''}` }, clock.now());
    made.set(person.key, { userId: user.id, name, cv });
  }
  return made;
}
