import { Readable } from 'node:stream';
import { makeUser } from '../accounts/accounts.factory.ts';
import { makeCv } from '../cv/cv.factory.ts';
import { cityByZip } from '../lookups/index.ts';
import type { Services } from '../platform/services.ts';
import { samplePeople } from './sample/people.ts';
import { renderSampleCv } from './sample-cv.ts';
import { sampleCvContent } from './sample-cv-content.ts';
import { storePortrait } from './sample-pictures.ts';

export interface LoadedPerson {
  userId: number;
  name: string;
  /** The CV as PDF, for applications. */
  cv: Buffer;
}

const day = 86_400_000;

/** Job seekers with portrait and published CV, by the person's key. Two in three have a CV document as well. */
export async function loadSamplePeople(services: Services): Promise<Map<string, LoadedPerson>> {
  const { db, files, clock } = services;
  const made = new Map<string, LoadedPerson>();
  for (const [index, person] of samplePeople.entries()) {
    const name = `${person.firstName} ${person.lastName}`;
    const email = `${person.emailLocal}@jobblik.test`;
    const city = cityByZip(person.zip);
    const portrait = person.portrait && (await storePortrait(files, person.portrait, name));
    if (portrait) await files.claim(db, portrait.id);
    const user = await makeUser(db, {
      showsVisits: true,
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
    const document =
      index % 3 === 2
        ? undefined
        : await files.store(Readable.from([cv]), { kind: 'document', realName: `CV ${name}.pdf`, userId: user.id });
    await makeCv(services, {
      userId: user.id,
      content: sampleCvContent(person, index, clock.now()),
      publishedAt: new Date(clock.now().getTime() - (2 + ((index * 7) % 60)) * day),
      visibility: person.visibility ?? 'named',
      photoFileId: portrait?.id ?? null,
      documentFileId: document?.id ?? null,
    });
    made.set(person.key, { userId: user.id, name, cv });
  }
  return made;
}
