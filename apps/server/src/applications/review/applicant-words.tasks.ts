import { accountRenamed } from '@jobblik/contract/accounts/accounts.events';
import { cvChanged, cvPublished } from '@jobblik/contract/cv/cv.events';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Services } from '../../platform/services.ts';
import { defineTask } from '../../platform/tasks/tasks.ts';
import { applications } from '../applications.tables.ts';
import { indexApplicants } from './index-applicants.ts';

/** Indexes changes without an event: newer language rules, imported applications. */
const indexRest = defineTask({ name: 'applications.index-rest', payload: z.object({}), cron: '20 * * * *' });

/** Updates the words of applications when the CVs and names change. Searches only read them. */
export function registerApplicantWords(services: Services): void {
  const { tasks } = services;
  const ofPerson = (id: number) => indexApplicants(services, eq(applications.userId, id));
  tasks.work(indexRest, (_payload, { signal }) => indexApplicants(services, undefined, signal));
  tasks.subscribe(cvPublished, 'applications.index-cv', ({ user_id }) => ofPerson(user_id));
  tasks.subscribe(cvChanged, 'applications.index-cv', ({ user_id }) => ofPerson(user_id));
  tasks.subscribe(accountRenamed, 'applications.index-name', ({ user_id }) => ofPerson(user_id));
}
