import { makeUser, signInAs } from '../../apps/server/src/accounts/accounts.factory.ts';
import { applications } from '../../apps/server/src/applications/index.ts';
import { makeEmployer, makeJob } from '../../apps/server/src/jobs/jobs.factory.ts';
import type { Database } from '../../apps/server/src/platform/db/db.ts';

export interface ChatPerson {
  id: number;
  token: string;
}

export interface ChatPair {
  seeker: ChatPerson;
  employer: ChatPerson;
}

/** Pairs of a seeker and an employer, each connected by an application. */
export async function makeChatPairs(db: Database, count: number): Promise<ChatPair[]> {
  const pairs: ChatPair[] = [];
  for (let index = 0; index < count; index += 1) {
    const { user, company } = await makeEmployer(db, { company: { name: `Virksomhed ${index}` } });
    const seeker = await makeUser(db, { name: `Signe Holm ${index}` });
    const job = await makeJob(db, { userId: user.id, companyId: company.id, title: 'Kok' });
    await db
      .insert(applications)
      .values({ jobId: job.id, userId: seeker.id, employerId: user.id, message: 'Hej', createdAt: new Date() });
    pairs.push({
      seeker: { id: seeker.id, token: await signInAs(db, seeker) },
      employer: { id: user.id, token: await signInAs(db, user) },
    });
  }
  return pairs;
}
