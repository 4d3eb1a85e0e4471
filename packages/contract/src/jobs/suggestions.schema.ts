import { z } from 'zod';

export const suggestion = z.object({
  /** A job title, a company, or a skill. */
  kind: z.enum(['title', 'company', 'skill']),
  /** Keyword to search for; at least one live ad contains it. */
  text: z.string(),
});
export type Suggestion = z.output<typeof suggestion>;
