import type { RateLimit } from '@jobblik/contract/kernel/call';

/** Server-rendered pages and other generated answers, per address; a household or a school shares one. */
export const pageLimit: RateLimit = { max: 1200, seconds: 60 };
/** Files per address: a list shows dozens of pictures, and a film is read in many parts. */
export const fileLimit: RateLimit = { max: 3000, seconds: 60 };
/** Converting a document to a page occupies a thread. */
export const viewerLimit: RateLimit = { max: 120, seconds: 60 };
/** Resumable uploads that one person begins. */
export const newUploadLimit: RateLimit = { max: 240, seconds: 3600 };
/** Pieces of resumable uploads, 5 MB each. */
export const uploadPieceLimit: RateLimit = { max: 1200, seconds: 60 };

/** A limit as the `config` of a route. */
export function limited({ max, seconds }: RateLimit): { rateLimit: { max: number; timeWindow: number } } {
  return { rateLimit: { max, timeWindow: seconds * 1000 } };
}
