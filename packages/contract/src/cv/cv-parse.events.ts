import { defineSocketEvent } from '@jobblik/contract/kernel/event';
import { z } from 'zod';

/** How far reading a CV from pictures of its pages has come. Reaches the browsers of the person who sent it. */
export const cvParseProgress = defineSocketEvent(
  'cv_parse_progress',
  'server',
  z.object({
    /** As the call was given it. */
    progress_id: z.string(),
    /** Pages that are read. */
    done: z.number(),
    /** Pages that are read from pictures, in all. */
    pages: z.number(),
  }),
);
