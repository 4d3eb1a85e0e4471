import type { Services } from '../platform/services.ts';
import { parserOf } from './parsing/parse-cv.ts';
import { viewers } from './viewer/view-document.ts';

/** Loads a thread of each kind that reads documents, one after the other, so that the first document does not wait. */
export async function warmDocuments(services: Pick<Services, 'clock'>): Promise<void> {
  await parserOf(services).warm();
  await viewers.warm();
}
