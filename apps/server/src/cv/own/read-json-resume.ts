import type { JsonResume } from '@jobblik/contract/cv/cv-pages.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { plainText } from '@jobblik/cv-parser/files/plain-text';
import { findUser } from '../../accounts/index.ts';
import type { Services } from '../../platform/services.ts';
import { presentCv } from '../cv.present.ts';
import { findDraft } from '../cv.queries.ts';
import { type CvPerson, presentJsonResume } from './json-resume.present.ts';
import { findOwnCv } from './read-cv.ts';

/** A seeker's draft as JSON Resume. */
export async function jsonResumeOf(services: Services, userId: number): Promise<JsonResume> {
  const { content } = await findOwnCv(services, userId, 'draft');
  const draft = await findDraft(services.db, userId);
  return presentJsonResume(presentCv(content), {
    person: await personOf(services, userId, content),
    about: plainText(content.about_me),
    savedAt: draft && draft.revision > 0 ? draft.savedAt : null,
  });
}

/** Name and contact details: the CV's own, else the account's. */
export async function personOf(
  { db }: Pick<Services, 'db'>,
  userId: number,
  contact: { first_name: string; last_name: string; email: string | null },
): Promise<CvPerson> {
  const user = await findUser(db, userId);
  if (!user) throw new Problem('not_found');
  return { name: `${contact.first_name} ${contact.last_name}`.trim() || user.name, email: contact.email ?? user.email };
}
