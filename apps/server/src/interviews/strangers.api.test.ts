import { requestCvContact } from '@jobblik/contract/candidates/candidates.api';
import { reportChatContact, sendChatMessage } from '@jobblik/contract/chat/chat.api';
import * as api from '@jobblik/contract/interviews/interviews.api';
import { outreachLimits } from '@jobblik/contract/notices/outreach.rules';
import { reportInvitationMail, stopInvitationMails } from '@jobblik/contract/notifications/notifications.api';
import { createCvQuestion } from '@jobblik/contract/questions/questions.api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../test/test-app.ts';
import { users } from '../accounts/index.ts';
import { chatFirstContacts } from '../chat/chat.tables.ts';
import { makeCv } from '../cv/cv.factory.ts';
import { handleMailReport, openMailReports } from '../notices/setup.ts';
import { interviewsHarness } from './interviews.harness.ts';

const clock = testClock();
const hour = 3_600_000;
let app: TestApp;
let harness: ReturnType<typeof interviewsHarness>;
type Employer = Awaited<ReturnType<ReturnType<typeof interviewsHarness>['newEmployer']>>;

beforeAll(async () => {
  app = await startTestApp({ clock });
  harness = interviewsHarness(app);
});
beforeEach(() => clock.set(new Date()));
afterAll(() => app.close());

let made = 0;
const newAddress = () => {
  made += 1;
  return `fremmed-${made}@eksempel.test`;
};
let minutes = 0;
/** A free time of its own for each meeting, in the hours from 08:00 UTC: at any hour of the run it ends on its own day. */
function nextTime() {
  minutes += 5;
  const day = 24 * hour;
  return harness.scheduleAt(new Date((Math.floor(Date.now() / day) + 40) * day + 8 * hour + minutes * 60_000), 5);
}
const invitation = (address: string, title = 'Samtale') => ({
  body: { schedule: { ...nextTime(), title, description: 'Klik på http://ond.example', company_email: address } },
});
const invite = (employer: Employer, address: string) =>
  app.call(api.createNewScheduleForCompany, invitation(address), employer);
const refusedToInvite = (employer: Employer, address: string, title?: string) =>
  app.refused(api.createNewScheduleForCompany, invitation(address, title), employer);

describe('an invitation of an address without an account', () => {
  it('has fixed words with the title, and links to stop and report', async () => {
    const [employer, address] = [await harness.newEmployer({ name: 'Nordens Hus' }), newAddress()];
    await invite(employer, address);
    const [mail] = await harness.mailsTo(address);
    expect(mail?.subject).toBe('Invitation til et videomøde');
    expect(mail?.text).toContain('Samtale');
    expect(mail?.text).not.toContain('ond.example');
    expect(await harness.calendarOf(mail as never)).not.toContain('ond.example');
    expect(mail?.text).toMatch(/Stop alle invitationer til min adresse: \S+\/invitation\/[\w.%-]+\n/);
    expect(mail?.text).toMatch(/Rapportér afsenderen: \S+#anmeld/);
  });

  it('with an address in the title is refused beside the field', async () => {
    expect(await refusedToInvite(await harness.newEmployer(), newAddress(), 'Se ond-side.dk')).toMatchObject({
      status: 400,
      fields: [{ path: 'schedule.title', code: 'has_address' }],
    });
  });

  it('reaches one address three times a week, from all companies together; moves count', async () => {
    const [employer, other, address] = [await harness.newEmployer(), await harness.newEmployer(), newAddress()];
    const { new_interview_id } = await invite(employer, address);
    await invite(other, address.toUpperCase());
    const move = (employerOf: Employer) => ({
      body: { interview_id: new_interview_id, schedule: nextTime() },
      as: employerOf,
    });
    const first = move(employer);
    expect(await app.call(api.moveSchedule, { body: first.body }, employer)).toEqual({ result: 'success' });
    const refused = await refusedToInvite(other, address);
    expect(refused).toMatchObject({ status: 429, code: 'too_many_to_address' });
    const again = move(employer);
    expect(await app.refused(api.moveSchedule, { body: again.body }, employer)).toMatchObject({
      code: 'too_many_to_address',
    });
    expect((await harness.rowOf(new_interview_id)).sequence).toBe(1);
    await invite(other, newAddress());
    clock.set(new Date(Date.now() + outreachLimits.toAddress.ms + hour));
    await invite(other, address);
  });

  it('reaches twenty addresses a day, also of calls at the same time, and says when it is possible again', async () => {
    const employer = await harness.newEmployer();
    const answers = await Promise.all(
      Array.from({ length: outreachLimits.toStrangers.max + 4 }, () =>
        app.send(api.createNewScheduleForCompany, invitation(newAddress()), employer),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(outreachLimits.toStrangers.max);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
    expect(await refusedToInvite(employer, newAddress())).toMatchObject({ code: 'too_many_to_strangers' });
    await invite(await harness.newEmployer(), newAddress());
  });
});

describe('a stranger', () => {
  const tokenIn = (text = '') => /\/invitation\/([\w.-]+)/.exec(decodeURIComponent(text))?.[1] ?? '';

  it('stops all invitations by one click, and gets neither reminders nor cancellations after it', async () => {
    const [employer, address] = [await harness.newEmployer(), newAddress()];
    const { new_interview_id } = await invite(employer, address);
    const [mail] = await harness.mailsTo(address);
    const token = tokenIn(mail?.text);
    const page = await app.raw('GET', `/api/stop_invitation_mails/${token}`);
    expect(page.headers.get('location')).toBe(`/invitation/${token}`);
    for (let times = 0; times < 2; times++)
      expect(await app.call(stopInvitationMails, { params: { token } })).toEqual({ result: 'success' });
    expect(await refusedToInvite(await harness.newEmployer(), address)).toMatchObject({
      status: 409,
      code: 'mails_to_address_stopped',
    });
    await app.call(api.deleteSchedule, { body: { interview_id: new_interview_id } }, employer);
    expect(await harness.mailsTo(address)).toHaveLength(1);
    expect(await app.refused(stopInvitationMails, { params: { token: '1.x' } })).toMatchObject({ status: 404 });
  });

  it('reports the sender; two reports pause what the sender sends until the operator has handled one', async () => {
    const employer = await harness.newEmployer();
    const seeker = await harness.newSeeker();
    await makeCv(app.services, { userId: seeker.user.id });
    for (const address of [newAddress(), newAddress()]) {
      await invite(employer, address);
      const [mail] = await harness.mailsTo(address);
      await app.call(reportInvitationMail, { params: { token: tokenIn(mail?.text) } });
    }
    expect(await refusedToInvite(employer, newAddress())).toMatchObject({ status: 403, code: 'outreach_paused' });
    expect(await harness.refusedToSend(employer, seeker, 'Hej')).toMatchObject({ code: 'outreach_paused' });
    const reports = (await openMailReports(app.services.db)).filter(({ senderId }) => senderId === employer.user.id);
    expect(reports).toHaveLength(2);
    expect(await handleMailReport(app.services.db, reports[0]?.id ?? 0, clock.now())).toBe(true);
    expect(await handleMailReport(app.services.db, reports[0]?.id ?? 0, clock.now())).toBe(false);
    await invite(employer, newAddress());
    await harness.send(employer, seeker, 'Hej');
  });
});

describe('candidates whom a company reaches first', () => {
  async function newCvOwner(visibility: 'named' | 'anonymous' = 'named') {
    const seeker = await harness.newSeeker();
    await makeCv(app.services, { userId: seeker.user.id, visibility });
    return seeker;
  }
  /** Counts that many first contacts of an hour ago. */
  async function used(employer: Employer, count: number) {
    const createdAt = new Date(clock.now().getTime() - hour);
    const seekers = await Promise.all(Array.from({ length: count }, () => harness.newSeeker()));
    await app.services.db
      .insert(chatFirstContacts)
      .values(seekers.map(({ user }) => ({ employerId: employer.user.id, seekerId: user.id, createdAt })));
  }

  it('are ten a day in the first week and thirty later, by messages, questions, requests and interviews', async () => {
    const employer = await harness.newEmployer();
    const [written, asked, requested, invited] = [
      await newCvOwner(),
      await newCvOwner(),
      await newCvOwner('anonymous'),
      await newCvOwner(),
    ];
    const ask = {
      body: {
        selected_user_id: asked.user.id,
        questions: [{ question: 'Kan du lave sovs?', text: 1 as const, video: 0 as const }],
      },
    };
    const request = { body: { user_id: requested.user.id, message: 'Ring til os' } };
    const about = { title: 'Samtale', description: 'Kom forbi' };
    const meet = { body: { schedule: { ...nextTime(), ...about, user_id: invited.user.id } } };
    await used(employer, outreachLimits.contactsWhenNew.max);
    const full = { status: 429, code: 'too_many_contacts' };
    expect(await harness.refusedToSend(employer, written, 'Hej')).toMatchObject(full);
    expect(await app.refused(createCvQuestion, ask, employer)).toMatchObject(full);
    expect(await app.refused(requestCvContact, request, employer)).toMatchObject(full);
    expect(await app.refused(api.createNewScheduleWithUserid, meet, employer)).toMatchObject(full);

    const madeAt = new Date(clock.now().getTime() - outreachLimits.newFor - hour);
    await app.services.db.update(users).set({ createdAt: madeAt }).where(eq(users.id, employer.user.id));
    await harness.send(employer, written, 'Hej');
    await harness.send(employer, written, 'Og en til');
    await app.call(createCvQuestion, ask, employer);
    await app.call(requestCvContact, request, employer);
    await app.call(api.createNewScheduleWithUserid, meet, employer);
    const own = eq(chatFirstContacts.employerId, employer.user.id);
    expect(await app.services.db.$count(chatFirstContacts, own)).toBe(outreachLimits.contactsWhenNew.max + 4);

    await used(employer, outreachLimits.contacts.max - outreachLimits.contactsWhenNew.max - 4);
    expect(await harness.refusedToSend(employer, await newCvOwner(), 'Hej')).toMatchObject(full);
    await harness.send(employer, written, 'Vi taler videre');
    clock.set(new Date(Date.now() + 25 * hour));
    await harness.send(employer, await newCvOwner(), 'Hej');
  });

  it('are counted once for calls at the same time; applicants and people who wrote do not count', async () => {
    const { employer, seeker } = await harness.newPair();
    await used(employer, outreachLimits.contactsWhenNew.max - 1);
    await harness.send(employer, seeker, 'Tak for din ansøgning');
    const owners = [await newCvOwner(), await newCvOwner(), await newCvOwner()];
    const answers = await Promise.all(
      owners.map((owner) => app.send(sendChatMessage, { body: harness.outgoing(owner, 'Hej') }, employer)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
  });

  it('pause after reports by two people', async () => {
    const employer = await harness.newEmployer();
    for (const owner of [await newCvOwner(), await newCvOwner()]) {
      await harness.send(employer, owner, 'Hej');
      const body = { user_id: employer.user.id, reason: 'Svindel' };
      await app.call(reportChatContact, { body }, owner);
    }
    expect(await harness.refusedToSend(employer, await newCvOwner(), 'Hej')).toMatchObject({ code: 'outreach_paused' });
    expect(await refusedToInvite(employer, newAddress())).toMatchObject({ code: 'outreach_paused' });
  });
});
