import { applicationReceived } from '@jobblik/contract/applications/applications.events';
import { cvChanged, cvPublished } from '@jobblik/contract/cv/cv.events';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Services } from '../../platform/services.ts';
import { defineTask } from '../../platform/tasks/tasks.ts';
import { applications } from '../applications.tables.ts';
import { indexApplicants } from './index-applicants.ts';

/** Makes the words of an application whose note was changed. */
export const indexApplication = defineTask({
  name: 'applications.index-one',
  payload: z.object({ application_id: z.number() }),
});

/** What no event tells: another name, other language rules, applications that were brought in from elsewhere. */
const indexRest = defineTask({ name: 'applications.index-rest', payload: z.object({}), cron: '20 * * * *' });

/** Whoever searches applications finds their words made, however many there are. */
export function registerApplicantWords(services: Services): void {
  const { tasks } = services;
  const ofApplication = (id: number) => indexApplicants(services, eq(applications.id, id));
  const ofPerson = (id: number) => indexApplicants(services, eq(applications.userId, id));
  tasks.work(indexApplication, ({ application_id }) => ofApplication(application_id));
  tasks.work(indexRest, (_payload, { signal }) => indexApplicants(services, undefined, signal));
  tasks.subscribe(applicationReceived, 'applications.index', ({ application_id }) => ofApplication(application_id));
  tasks.subscribe(cvPublished, 'applications.index-cv', ({ user_id }) => ofPerson(user_id));
  tasks.subscribe(cvChanged, 'applications.index-cv', ({ user_id }) => ofPerson(user_id));
}
