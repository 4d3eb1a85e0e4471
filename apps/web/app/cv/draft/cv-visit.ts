import { type CvAnswer, type CvValues, valuesOfCv } from './cv-values';

const storageKey = 'jobblik-cv-visit';

/** What the CV was before a visit of the editor. */
export interface Visit {
  userId: number;
  values: CvValues;
  /** Names of its files that change with them; null for none. */
  photo: string | null;
  paper: string | null;
  /** The draft said what is published, files included. */
  isPublished: boolean;
}

export function photoName(image: CvAnswer['cv_image']): string | null {
  return image && `${image.avatar_real_name}/${image.avatar_real_size}`;
}

/** The visit that a reload goes on with, or one that begins with what the server has now. */
export function beginVisit(userId: number, { cv, cv_image, cv_document, state }: CvAnswer): Visit {
  const stored = sessionStorage.getItem(storageKey);
  const visit = stored === null ? null : (JSON.parse(stored) as Visit);
  if (visit?.userId === userId) return visit;
  const begun: Visit = {
    userId,
    values: valuesOfCv(cv),
    photo: photoName(cv_image),
    paper: cv_document?.cv_document_id ?? null,
    isPublished: state.published && !state.unpublished_changes,
  };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(begun));
  } catch {
    // Without room a reload begins another visit; the versions have what was before.
  }
  return begun;
}

/** The editor was left. */
export function endVisit(): void {
  sessionStorage.removeItem(storageKey);
}
