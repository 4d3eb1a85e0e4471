import type { Services } from '../../platform/services.ts';
import { exporters } from '../export/export-cv.ts';
import { parserOf } from '../parse-cv.ts';
import { viewers } from '../viewer/view-document.ts';

/** Loads a thread of each kind that processes documents, one after the other, so that the first document does not wait. */
export async function warmCv(services: Pick<Services, 'clock'>): Promise<void> {
  await parserOf(services).warm();
  await exporters.warm();
  await viewers.warm();
}
