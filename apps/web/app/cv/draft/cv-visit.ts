import { tabStore } from '../../platform/state/browser-store';
import { type CvAnswer, type CvValues, valuesOfCv } from './cv-values';

const storageKey = 'jobblik-cv-visit';

/** The CV from before a visit of the editor. */
export interface Visit {
  userId: number;
  values: CvValues;
  /** Names of its files, which change with the files; null for none. */
  photo: string | null;
  paper: string | null;
  /** True if the draft equalled the published CV, files included. */
  isPublished: boolean;
}

export function photoName(image: CvAnswer['cv_image']): string | null {
  return image && `${image.avatar_real_name}/${image.avatar_real_size}`;
}

/** Continues the visit after a reload, or begins one with the CV on the server. */
export function beginVisit(userId: number, { cv, cv_image, cv_document, state }: CvAnswer): Visit {
  const stored = tabStore.get(storageKey);
  const visit = stored === null ? null : (JSON.parse(stored) as Visit);
  if (visit?.userId === userId) return visit;
  const begun: Visit = {
    userId,
    values: valuesOfCv(cv),
    photo: photoName(cv_image),
    paper: cv_document?.cv_document_id ?? null,
    isPublished: state.published && !state.unpublished_changes,
  };
  // When the browser keeps nothing, a reload begins a new visit. Earlier states remain as versions.
  tabStore.set(storageKey, JSON.stringify(begun));
  return begun;
}

/** Ends the visit when the editor is left. */
export function endVisit(): void {
  tabStore.remove(storageKey);
}
