import { defineEvent } from '@jobblik/contract/kernel/event';
import { z } from 'zod';

/** The mail with recommended ads is due for a seeker. `week` is the Monday's local date: one mail for each. */
export const recommendationsDue = defineEvent(
  'recommendations.due',
  z.object({ user_id: z.number(), week: z.string() }),
);
