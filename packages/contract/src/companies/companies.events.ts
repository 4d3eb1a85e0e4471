import { defineEvent } from '@jobblik/contract/kernel/event';
import { z } from 'zod';

/** A company was created, or its name, logo or place changed. */
export const companyChanged = defineEvent('company.changed', z.object({ company_id: z.number(), user_id: z.number() }));

/** A company has proved who it is. */
export const companyVerified = defineEvent(
  'company.verified',
  z.object({ company_id: z.number(), user_id: z.number() }),
);

/** A job seeker has looked at a company's page; once for each person and day. `day` is local, `YYYY-MM-DD`. */
export const companyVisited = defineEvent(
  'company.visited',
  z.object({ user_id: z.number(), visitor_id: z.number(), day: z.string() }),
);
