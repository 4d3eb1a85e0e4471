import { demoSession } from '@jobblik/contract/accounts/accounts.api';
import type { Session } from '@jobblik/contract/accounts/accounts.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { userType } from '@jobblik/contract/kernel/session';
import { findUserByEmail, presentSession, readSessionAttributes, startSession } from '../../accounts/index.ts';
import { type ServedCall, serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';

/** The sample account whose company the demo shows. */
export const demoEmail = 'virksomhed@jobblik.test';

/** The calls of this slice. */
export const demoRoutes: ServedCall[] = [serve(demoSession, (_input, services) => startDemo(services))];

/**
 * A session of one visitor of the demo: role employer, over the sample company, read-only, for one day.
 * @throws Problem `not_found` without sample data
 */
async function startDemo(services: Services): Promise<Session> {
  const { db, clock, files } = services;
  const user = await findUserByEmail(db, demoEmail);
  // Without sample data, a real person may have this address.
  if (!user?.sample || user.type !== userType.employer || user.deactivatedAt) throw new Problem('not_found');
  const token = await startSession(db, { userId: user.id, demo: true, now: clock.now() });
  return presentSession(token, user, await readSessionAttributes(services, user.id), { files });
}
