import { randomUUID } from 'node:crypto';
import { deactivateAccount, mainLogin, removeAccount } from '@jobblik/contract/accounts/accounts.api';
import { updateCandidateNote } from '@jobblik/contract/applications/applicant-review.api';
import { saveResume } from '@jobblik/contract/candidates/candidates.api';
import { getMessageHistoryWithContact, sendChatMessage } from '@jobblik/contract/chat/chat.api';
import { messageType } from '@jobblik/contract/chat/chat.rules';
import { sql } from 'drizzle-orm';
import { samplePassword } from '../src/accounts/accounts.factory.ts';
import { makeJobAgent } from '../src/agents/agents.factory.ts';
import { makeSeekerAgent } from '../src/agents/seekers/seeker-agents.factory.ts';
import { type Person, reviewHarness } from '../src/applications/review/review.harness.ts';
import { makeCv } from '../src/cv/cv.factory.ts';
import { makeInterview } from '../src/interviews/interviews.factory.ts';
import { makePaidMembership } from '../src/membership/membership.factory.ts';
import type { TestApp, TestClock } from './test-app.ts';

const day = 86_400_000;

/** A seeker and an employer with everything that leaving is about, before one of them leaves. */
export function leavingHarness(app: () => TestApp, clock: TestClock) {
  const { newAd, newSeeker, newApplication, mailsTo } = reviewHarness(app, clock);

  async function newPair() {
    const { services } = app();
    const ad = await newAd({ title: 'Kok' });
    const seeker = await newSeeker('Signe Holm');
    const { employer, job } = ad;
    const [seekerId, employerId] = [seeker.user.id, employer.user.id];
    await makeCv(services, { userId: seekerId });
    await makePaidMembership(services, { userId: employerId, role: 'employer', plan: 3, extras: [1] });
    await makePaidMembership(services, { userId: seekerId, role: 'seeker', plan: 2 });
    const applicationId = await newApplication(ad, seeker, { message: 'Jeg laver god mad.' });
    const startsAt = new Date(clock.now().getTime() + 2 * day);
    const endsAt = new Date(startsAt.getTime() + 3_600_000);
    const when = { startsAt, endsAt, state: 'accepted' as const };
    const interview = await makeInterview(services, { seekerId, employerId, applicationId, ...when });
    await makeJobAgent(services, { userId: seekerId, title: 'Køkken' });
    await makeSeekerAgent(services, { userId: employerId, title: 'Kokke' });
    await app().call(saveResume, { body: { user_id: seekerId } }, employer);
    const note = { candidate_id: applicationId, note: 'Ring i morgen' };
    await app().call(updateCandidateNote, { body: note }, employer);
    await write(employer, seeker, 'Kære Signe Holm, kan du komme?');
    await write(seeker, employer, 'Ja, det kan jeg.');
    await services.tasks.idle();
    return { ...ad, job, seeker, applicationId, interview };
  }

  const write = async (from: Person, to: Person, message: string) =>
    await app().call(
      sendChatMessage,
      { body: { uuid: randomUUID(), receiver: to.user.id, action: 'message', message } },
      from,
    );

  return {
    newPair,
    newSeeker,
    newApplication,
    mailsTo,
    write,
    deactivate: async (person: Person) => {
      await app().call(deactivateAccount, {}, person);
      await app().services.tasks.idle();
    },
    remove: async (person: Person) => {
      await app().call(removeAccount, { body: { password: samplePassword } }, person);
      await app().services.tasks.idle();
    },
    /** Signs in again. */
    back: async ({ user }: Person) => {
      const session = await app().call(mainLogin, { body: { email: user.email ?? '', password: samplePassword } });
      await app().services.tasks.idle();
      return { ...session, user };
    },
    texts: async (reader: Person, other: Person) => {
      const body = { contact_users: [other.user.id] };
      const history = await app().call(getMessageHistoryWithContact, { body }, reader);
      const written = history.result_message_json.filter(({ message_type }) => message_type === messageType.text);
      return written.map(({ message }) => message);
    },
    /** Rows of a table that meet a condition. */
    count: async (table: string, column: string, id: number) => {
      const { rows } = await app().services.db.execute<{ n: number }>(
        sql`select count(*)::int as n from ${sql.raw(table)} where ${sql.raw(column)} = ${id}`,
      );
      return rows[0]?.n;
    },
  };
}
