import type { Cv, CvContent, CvState } from '@jobblik/contract/cv/cv.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { findUser } from '../../accounts/index.ts';
import type { Services } from '../../platform/services.ts';
import { type CvFiles, firstContent, presentCv } from '../cv.present.ts';
import { findCv, findDraft, readState } from '../cv.queries.ts';
import { type FileIds, showFiles } from '../cv-files.ts';

/** Content and files of a seeker's own CV. */
export interface OwnCv extends FileIds {
  content: CvContent;
}

/**
 * A seeker's own CV: the draft, else the published version, else the data of the account.
 * @param which `published`: what employers see; the draft while nothing is published
 */
export async function findOwnCv(
  { db }: Pick<Services, 'db'>,
  userId: number,
  which: 'draft' | 'published',
): Promise<OwnCv> {
  const published = which === 'published' ? await findCv(db, userId) : undefined;
  if (published?.content) return { ...published, content: published.content };
  const draft = await findDraft(db, userId);
  if (draft) return draft;
  const user = await findUser(db, userId);
  if (!user) throw new Problem('not_found');
  return { content: firstContent(user), photoFileId: null, documentFileId: null };
}

/** The CV with its files and its state. */
export async function readCv(
  services: Services,
  userId: number,
  which: 'draft' | 'published',
): Promise<CvFiles & { cv: Cv; state: CvState }> {
  const own = await findOwnCv(services, userId, which);
  return {
    cv: presentCv(own.content),
    ...(await showFiles(services.files, own)),
    state: await readState(services.db, userId),
  };
}

/** Response of every save. */
export async function savedAnswer(services: Services, userId: number): Promise<CvFiles & { state: CvState }> {
  const draft = await findDraft(services.db, userId);
  const files = await showFiles(services.files, draft ?? { photoFileId: null, documentFileId: null });
  return { ...files, state: await readState(services.db, userId) };
}
