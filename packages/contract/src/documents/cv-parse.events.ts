import { defineSocketEvent } from '@jobblik/contract/kernel/event';
import { z } from 'zod';

/** Progress of reading a CV from pictures of its pages. Sent to the browsers of the person who uploaded it. */
export const cvParseProgress = defineSocketEvent(
  'cv_parse_progress',
  'server',
  z.object({
    /** As the caller sent it. */
    progress_id: z.string(),
    /** Pages that have been read. */
    done: z.number(),
    /** Pages that are read from pictures, in total. */
    pages: z.number(),
  }),
);
