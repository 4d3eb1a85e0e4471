import { io, type Socket } from 'socket.io-client';
import type { TestApp, TestClock } from '../../../test/test-app.ts';
import { makeUser, signInAs } from '../../accounts/accounts.factory.ts';
import type { User } from '../../accounts/index.ts';
import { type JobOptions, makeEmployer, makeJob } from '../../jobs/jobs.factory.ts';
import { type ApplicationOptions, makeApplication } from '../applications.factory.ts';

export interface Person {
  user: User;
  token: string;
}

/** People, ads and applications for the tests of the employer's calls. */
export function reviewHarness(app: () => TestApp, clock: TestClock) {
  const sockets: Socket[] = [];
  const signedIn = async (user: User): Promise<Person> => ({
    user,
    token: await signInAs(app().services.db, user, { now: clock.now() }),
  });
  return {
    signedIn,
    newSeeker: async (name = 'Signe Holm', more: { zip?: string; city?: string } = {}) =>
      signedIn(await makeUser(app().services.db, { name, ...more })),
    /** An employer with a separate ad. */
    async newAd(options: Partial<JobOptions> = {}) {
      const { db } = app().services;
      const { user, company } = await makeEmployer(db, { company: { name: 'Havnens Køkken' } });
      const job = await makeJob(db, { userId: user.id, companyId: company.id, title: 'Kok', ...options }, clock.now());
      return { job, employer: await signedIn(user) };
    },
    async newApplication(
      to: { job: { id: number }; employer: Person },
      seeker: Person,
      options: Partial<ApplicationOptions> = {},
    ) {
      const ids = { jobId: to.job.id, userId: seeker.user.id, employerId: to.employer.user.id };
      return await makeApplication(app().services, { ...ids, ...options });
    },
    mailsTo: ({ user }: Person) => app().mailsTo(user.email),
    /** Payloads of one event that a person's browser receives after connecting. */
    async recordEvents({ token }: Person, event: string): Promise<unknown[]> {
      const events: unknown[] = [];
      const socket = io(app().socketUrl, { auth: { token }, forceNew: true, transports: ['websocket'] });
      sockets.push(socket);
      socket.on(event, (payload: unknown) => events.push(payload));
      await new Promise<void>((connected) => {
        socket.once('unread', () => connected());
      });
      return events;
    },
    closeSockets() {
      for (const socket of sockets.splice(0)) socket.disconnect();
    },
  };
}
