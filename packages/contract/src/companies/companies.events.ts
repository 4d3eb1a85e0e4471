import { defineEvent } from '@jobblik/contract/kernel/event';
import { z } from 'zod';

/** Name, mark or place of a company changed, or it was made. */
export const companyChanged = defineEvent('company.changed', z.object({ company_id: z.number(), user_id: z.number() }));
