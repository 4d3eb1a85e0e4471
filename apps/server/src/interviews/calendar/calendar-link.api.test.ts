import { removeAccount } from '@jobblik/contract/accounts/accounts.api';
import * as link from '@jobblik/contract/interviews/calendar-link.api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { samplePassword } from '../../accounts/accounts.factory.ts';
import { makeInterview } from '../interviews.factory.ts';
import { interviewsHarness } from '../interviews.harness.ts';

let app: TestApp;
let harness: ReturnType<typeof interviewsHarness>;
beforeAll(async () => {
  app = await startTestApp();
  harness = interviewsHarness(app);
});
afterAll(() => app.close());

const read = async (url: string | null) => {
  const answer = await app.raw('GET', new URL(url ?? '').pathname);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};

async function withCalendar() {
  const pair = await harness.newPair();
  const interview = await makeInterview(app.services, {
    employerId: pair.employer.user.id,
    seekerId: pair.seeker.user.id,
    title: 'Samtale; om, C#\nog æbler',
    ...harness.soon(6000),
    state: 'accepted',
  });
  const { url } = await app.call(link.createCalendarLink, {}, pair.employer);
  return { ...pair, interview, url };
}

it('the link shows the calendar to everyone who has it, with the names that its owner sees', async () => {
  const { url, interview } = await withCalendar();
  const calendar = await read(url);
  expect(calendar).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' });
  const text = calendar.text.replaceAll(/\r?\n[ \t]/g, '');
  expect(text).toContain(`UID:${interview.uuid}@jobblik`);
  expect(text).toContain('SUMMARY:Samtale\\; om\\, C#\\nog æbler (Signe Holm)');
  expect(text).toContain(`/virksomhed/str%C3%B8m/${interview.uuid}`);
});

it('a new link invalidates the old one, and so do revoking it and removing the account', async () => {
  const { url, employer } = await withCalendar();
  expect((await app.call(link.getCalendarLink, {}, employer)).created_at).toBeTruthy();
  const { url: second } = await app.call(link.createCalendarLink, {}, employer);
  expect([(await read(url)).status, (await read(second)).status]).toEqual([404, 200]);
  await app.call(link.revokeCalendarLink, {}, employer);
  expect((await read(second)).status).toBe(404);
  expect(await app.call(link.getCalendarLink, {}, employer)).toEqual({ url: null, created_at: null });
  const { url: third } = await app.call(link.createCalendarLink, {}, employer);
  await app.call(removeAccount, { body: { password: samplePassword } }, employer);
  await app.services.tasks.idle();
  expect((await read(third)).status).toBe(404);
});

it('a guessed link finds nothing', async () => {
  for (const path of ['/kalender/x.ics', `/kalender/${'a'.repeat(43)}.ics`, `/kalender/${'a'.repeat(43)}`])
    expect((await app.raw('GET', path)).status).toBe(404);
});

it('removing an account sends the other side the cancellation, without a name', async () => {
  const { seeker, employer, interview } = await withCalendar();
  await app.call(removeAccount, { body: { password: samplePassword } }, seeker);
  const [mail] = await harness.mailsTo(employer.user.email);
  expect(mail?.subject).toBe('Et interview er aflyst');
  expect(mail?.text).not.toContain('Signe');
  const event = await harness.calendarOf(mail as never);
  expect(event).toContain(`UID:${interview.uuid}@jobblik`);
  expect(event).toContain('METHOD:CANCEL');
  expect(event).not.toContain('Samtale');
});
