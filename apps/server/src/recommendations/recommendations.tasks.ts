import { accountRemoved } from '@jobblik/contract/accounts/accounts.events';
import { localDateOf, shiftDate } from '@jobblik/contract/kernel/local-time.rules';
import { recommendationLimits } from '@jobblik/contract/recommendations/recommendations.rules';
import { lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Services } from '../platform/services.ts';
import { defineTask } from '../platform/tasks/tasks.ts';
import { erasePerson } from './erase-person.ts';
import { mailThisWeek } from './mail-week.ts';
import { shownRecommendations } from './recommendations.tables.ts';

/** Removes old records of shown recommendations. */
export const forgetShown = defineTask({ name: 'recommendations.forget', payload: z.object({}), cron: '40 3 * * *' });

/** On Monday mornings, after the mails of agents. */
export const mailWeek = defineTask({ name: 'recommendations.mail-week', payload: z.object({}), cron: '50 7 * * 1' });

/** Subscriptions and tasks of the slice. Call once at start, before the tasks start. */
export function registerRecommendations(services: Services): void {
  const { tasks, db, clock } = services;
  tasks.work(forgetShown, async () => {
    const oldest = shiftDate(localDateOf(clock.now()), -recommendationLimits.retentionDays);
    await db.delete(shownRecommendations).where(lt(shownRecommendations.day, oldest));
  });
  tasks.work(mailWeek, () => mailThisWeek(services));
  tasks.subscribe(accountRemoved, 'recommendations.erase', ({ user_id }) => erasePerson(services, user_id));
}
