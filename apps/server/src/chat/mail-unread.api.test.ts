import { confirmUnread } from '@jobblik/contract/chat/chat.api';
import { stopNoticeMails } from '@jobblik/contract/notifications/notifications.api';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../test/test-app.ts';
import { mailOutbox } from '../platform/mail/mail.tables.ts';
import { chatHarness, type Person } from './chat.harness.ts';
import { chatPresence } from './chat.tables.ts';
import { activeAmong } from './live/presence.ts';
import { mailUnread } from './mail-unread.ts';

const minute = 60_000;
const start = new Date('2026-03-02T09:00:00Z');
const clock = testClock(start);
let app: TestApp;
let chat: ReturnType<typeof chatHarness>;
beforeAll(async () => {
  app = await startTestApp({ clock });
  chat = chatHarness(app);
});
afterEach(() => chat.closeBrowsers());
afterAll(() => app.close());

const later = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * minute));
/** Mails to a person after running the task. */
async function mailsTo({ user }: Person) {
  await mailUnread(app.services);
  await app.services.tasks.idle();
  return await app.services.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, user.email ?? ''))
    .orderBy(mailOutbox.id);
}

it('one mail lists all contacts with messages older than ten minutes, without their text, and has a stop link', async () => {
  const { seeker, employer } = await chat.newPair();
  await chat.send(employer, seeker, 'Hemmelig 1');
  await chat.send(employer, seeker, 'Hemmelig 2');
  later(9);
  expect(await mailsTo(seeker)).toEqual([]);
  later(2);
  const [mail, ...more] = await mailsTo(seeker);
  expect(more).toEqual([]);
  const text = JSON.stringify(mail);
  expect(text).toContain('2 nye beskeder fra Havnens Køkken');
  expect(text).toContain(`/kandidat/besked?want_chat_user=${employer.user.id}`);
  expect(text).not.toContain('Hemmelig');
  expect(await mailsTo(seeker)).toHaveLength(1);
  // Messages that come soon after are in the next mail.
  await chat.send(employer, seeker, 'Hemmelig 3');
  later(60);
  expect(await mailsTo(seeker)).toHaveLength(1);
  later(240);
  expect(await mailsTo(seeker)).toHaveLength(2);
  const token = /stop_notice_mails\/([\w.-]+)/.exec(text)?.[1] ?? '';
  await app.call(stopNoticeMails, { params: { token } });
  await chat.send(employer, seeker, 'Hemmelig 4');
  later(600);
  expect(await mailsTo(seeker)).toHaveLength(2);
});

it('no mail is sent to people who are online, were online a moment ago or have read the message', async () => {
  const { seeker, employer } = await chat.newPair();
  const { socket } = await chat.browserOf(seeker);
  await chat.send(employer, seeker, 'Hej');
  await expect.poll(async () => (await activeAmong(app.services, [seeker.user.id])).size).toBe(1);
  await app.services.db.update(chatPresence).set({ seenAt: new Date(clock.now().getTime() + 11 * minute) });
  later(11);
  expect(await mailsTo(seeker)).toEqual([]);
  socket.disconnect();
  await expect.poll(async () => (await activeAmong(app.services, [seeker.user.id])).size).toBe(0);
  later(5);
  expect(await mailsTo(seeker)).toEqual([]);
  await app.call(confirmUnread, { body: { contact_users: employer.user.id } }, seeker);
  later(10);
  expect(await mailsTo(seeker)).toEqual([]);
});
