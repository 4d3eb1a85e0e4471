import { logout, removeAccount } from '@jobblik/contract/accounts/accounts.api';
import { endOwnSession, getOwnSessions } from '@jobblik/contract/accounts/sessions.api';
import { sendChatMessage } from '@jobblik/contract/chat/chat.api';
import { noticeType } from '@jobblik/contract/notices/notice-type';
import { setNoticeSetting } from '@jobblik/contract/notifications/notifications.api';
import {
  getPush,
  removePushSubscription,
  renewPushSubscription,
  savePushSubscription,
} from '@jobblik/contract/notifications/push.api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { makeUser, samplePassword, signInAs } from '../../accounts/accounts.factory.ts';
import { users } from '../../accounts/accounts.tables.ts';
import type { User } from '../../accounts/index.ts';
import { makeApplication } from '../../applications/applications.factory.ts';
import { makeEmployer, makeJob } from '../../jobs/jobs.factory.ts';
import type { Notice } from '../../notices/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { notify } from '../notify.ts';
import { pushSubscriptions, queuedPushes } from './push.tables.ts';
import { startPushService, type TestDevice, type TestPushService } from './push-service.harness.ts';

const clock = testClock(new Date('2026-11-23T12:00:00Z'));
let service: TestPushService;
let app: TestApp;

beforeAll(async () => {
  service = await startPushService();
  app = await startTestApp({ clock, env: { PUSH_SERVICE: service.url } });
});
afterAll(async () => {
  await app.close();
  await service.close();
});

/** A seeker with one signed-in browser that gets push messages. */
async function withDevice(user?: User): Promise<{ user: User; token: string; device: TestDevice }> {
  const seeker = user ?? (await makeUser(app.services.db));
  const token = await signInAs(app.services.db, seeker, { now: clock.now() });
  const device = service.subscribe();
  await app.call(savePushSubscription, { body: device.subscription }, { token });
  return { user: seeker, token, device };
}

const about = (user: User, key: string, more: Partial<Notice> = {}): Notice => ({
  userId: user.id,
  kind: 'questions',
  key,
  notification: { type: noticeType.questions, name: 'Havnens Køkken', link: '/kandidat/dashboard' },
  ...more,
});

async function notifyAll(...notices: Notice[]): Promise<void> {
  await inTransaction(app.services.db, (tx) => notify(tx, app.services, notices));
  await app.services.tasks.idle();
}

const titles = ({ received }: TestDevice) => received.map(({ message }) => message.title);
const rows = () => app.services.db.select().from(pushSubscriptions);

describe('turning push messages on', () => {
  it('returns the key and whether this browser gets messages, per session', async () => {
    const { user, token } = await withDevice();
    const other = await signInAs(app.services.db, user, { now: clock.now() });
    const on = await app.call(getPush, {}, { token });
    expect(on).toEqual({ public_key: expect.stringMatching(/^B[\w-]{86}$/), on: true });
    expect(await app.call(getPush, {}, { token: other })).toEqual({ ...on, on: false });
    await app.call(removePushSubscription, {}, { token });
    await app.call(removePushSubscription, {}, { token });
    expect((await app.call(getPush, {}, { token })).on).toBe(false);
  });

  it('uses the key of the installation', async () => {
    const { vapidKeys } = await import('./push-service.ts');
    // RFC 8291, appendix A: the keys of its application server.
    const given = { ...app.services.env, VAPID_PRIVATE_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw' };
    expect(vapidKeys(given).publicKey).toBe(
      'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    );
  });

  it.each([
    ['an address of this machine', { endpoint: 'https://localhost/push' }],
    ['an address of the network', { endpoint: 'https://10.0.0.7/push' }],
    ['metadata of a cloud', { endpoint: 'https://169.254.169.254/latest' }],
    ['an address without encryption', { endpoint: 'http://push.example.com/abc' }],
    ['another port of this machine', { endpoint: 'http://127.0.0.1:1/push' }],
    ['another scheme', { endpoint: 'file:///etc/passwd' }],
    ['a point off the curve', { p256dh: `BA${'A'.repeat(85)}` }],
    ['a short secret', { auth: 'abc' }],
    ['a long address', { endpoint: `https://push.example.com/${'a'.repeat(1000)}` }],
  ])('refuses %s', async (_name, wrong) => {
    const token = await signInAs(app.services.db, await makeUser(app.services.db), { now: clock.now() });
    const body = { ...service.subscribe().subscription, ...wrong };
    expect(await app.refused(savePushSubscription, { body }, { token })).toMatchObject({
      status: 400,
      code: 'invalid_input',
      fields: [{ path: Object.keys(wrong)[0] }],
    });
  });

  it('requires a signed-in person', async () => {
    const body = service.subscribe().subscription;
    expect(await app.refused(savePushSubscription, { body })).toMatchObject({ status: 401 });
    const demo = await signInAs(app.services.db, await makeUser(app.services.db), { demo: true, now: clock.now() });
    expect(await app.refused(savePushSubscription, { body }, { token: demo })).toMatchObject({
      code: 'demo_read_only',
    });
  });

  it('moves to the last person who signed in in the browser', async () => {
    const before = await withDevice();
    const after = await makeUser(app.services.db);
    const token = await signInAs(app.services.db, after, { now: clock.now() });
    await app.call(savePushSubscription, { body: before.device.subscription }, { token });
    await notifyAll(about(before.user, 'moved/1'), about(after, 'moved/2'));
    expect(before.device.received).toHaveLength(1);
    expect((await app.call(getPush, {}, { token: before.token })).on).toBe(false);
  });
});

describe('a new address from the push service', () => {
  const renewed = (old: { endpoint: string; auth: string }, next: TestDevice) =>
    app.call(renewPushSubscription, { body: { old, subscription: next.subscription } });

  it('replaces the old one and keeps its session', async () => {
    const { user, token, device } = await withDevice();
    const next = service.subscribe();
    const { endpoint, auth } = device.subscription;
    await renewed({ endpoint, auth }, next);
    await notifyAll(about(user, 'renewed/1'));
    expect([titles(device), titles(next)]).toEqual([[], [expect.stringContaining('Havnens Køkken')]]);
    expect((await app.call(getPush, {}, { token })).on).toBe(true);
  });

  it('is ignored without the secret of the old one, or when another browser has it', async () => {
    const [one, other, stranger] = [await withDevice(), await withDevice(), service.subscribe()];
    const { endpoint, auth } = one.device.subscription;
    await renewed({ endpoint, auth: stranger.subscription.auth }, stranger);
    await renewed({ endpoint: stranger.subscription.endpoint, auth }, stranger);
    await renewed({ endpoint, auth }, other.device);
    await notifyAll(about(one.user, 'renewed/2'), about(other.user, 'renewed/3'));
    const received = [one.device, other.device, stranger].map((device) => device.received.length);
    expect(received).toEqual([1, 1, 0]);
  });

  it('is refused where the server does not post to it', async () => {
    const { device } = await withDevice();
    const { endpoint, auth } = device.subscription;
    const subscription = { ...service.subscribe().subscription, endpoint: 'https://10.0.0.7/push' };
    expect(await app.refused(renewPushSubscription, { body: { old: { endpoint, auth }, subscription } })).toMatchObject(
      {
        code: 'invalid_input',
        fields: [{ path: 'subscription.endpoint' }],
      },
    );
  });
});

describe('a push message', () => {
  it('arrives encrypted, once, with the text of the list', async () => {
    const { user, device } = await withDevice();
    await notifyAll(about(user, 'once/1'));
    await notifyAll(about(user, 'once/1'));
    expect(device.received).toEqual([
      {
        message: {
          title: 'Havnens Køkken har stillet dig spørgsmål',
          link: '/kandidat/dashboard',
          tag: 'once/1',
          silent: false,
        },
        headers: expect.objectContaining({
          'content-encoding': 'aes128gcm',
          ttl: '86400',
          urgency: 'high',
          topic: expect.stringMatching(/^[\w-]{1,32}$/),
        }),
      },
    ]);
    expect(await app.services.db.select().from(queuedPushes)).toEqual([]);
  });

  it('reaches every device of the person and nobody else', async () => {
    const one = await withDevice();
    const two = await withDevice(one.user);
    const stranger = await withDevice();
    await notifyAll(about(one.user, 'all/1'));
    expect([one, two, stranger].map(({ device }) => device.received.length)).toEqual([1, 1, 0]);
  });

  it('is in the language of the person', async () => {
    const { user, device } = await withDevice();
    await app.services.db.update(users).set({ language: 'en' }).where(eq(users.id, user.id));
    await notifyAll(about(user, 'english/1'));
    expect(titles(device)).toEqual(['Havnens Køkken has asked you questions']);
  });

  it('has the subject of the mail without its contents or the decision', async () => {
    const { user, device } = await withDevice();
    const decided = { type: noticeType.applicationChanged, name: 'Kok', state: 'rejected', link: '/kandidat' } as const;
    const content = { subject: 'Svar fra Køkkenet', heading: 'Afslag', paragraphs: ['Desværre'], reason: 'Du søgte' };
    const mail = { to: 'signe@jobblik.test', content };
    await notifyAll(
      about(user, 'mail/1', { kind: 'application_changed', notification: decided, mail }),
      about(user, 'mail/2', { kind: 'application_changed', notification: decided }),
    );
    expect(titles(device).sort()).toEqual(['Nyt om din ansøgning til »Kok«', 'Svar fra Køkkenet']);
    expect(JSON.stringify(device.received)).not.toMatch(/Afslag|Desværre|rejected/i);
  });

  it('follows the settings: off when list and mail are off, and never for a receipt', async () => {
    const { user, token, device } = await withDevice();
    const set = (channel: 'bell' | 'mail') =>
      app.call(setNoticeSetting, { body: { kind: 'questions', channel, on: false } }, { token });
    await set('bell');
    await notifyAll(about(user, 'settings/1'));
    await set('mail');
    await notifyAll(about(user, 'settings/2'), about(user, 'settings/3', { kind: 'application_sent' }));
    expect(device.received.map(({ message }) => message.tag)).toEqual(['settings/1']);
  });

  it('is not sent for the account, whose mails contain secret links', async () => {
    const { user, device } = await withDevice();
    const content = { subject: 'Vælg en ny adgangskode', heading: '', paragraphs: [], reason: '' };
    await notifyAll({ userId: user.id, key: 'account/1', mail: { to: 'signe@jobblik.test', content } });
    expect(device.received).toEqual([]);
  });

  it('is silent at night', async () => {
    clock.set(new Date('2026-11-23T23:00:00Z'));
    const { user, device } = await withDevice();
    await notifyAll(about(user, 'night/1'));
    clock.set(new Date('2026-11-23T12:00:00Z'));
    expect(device.received).toMatchObject([{ message: { silent: true }, headers: { urgency: 'normal' } }]);
  });

  it('is sent at most twelve times an hour', async () => {
    const { user, device } = await withDevice();
    await notifyAll(...Array.from({ length: 20 }, (_, nth) => about(user, `many/${nth}`)));
    expect(device.received).toHaveLength(12);
  });

  it('of the chat has the sender and not the text', async () => {
    const { db } = app.services;
    const { user: employer, company } = await makeEmployer(db, { company: { name: 'Havnens Køkken' } });
    const { user: seeker, device } = await withDevice();
    const job = await makeJob(db, { userId: employer.id, companyId: company.id, title: 'Kok' });
    await makeApplication(app.services, { jobId: job.id, userId: seeker.id, employerId: employer.id });
    const token = await signInAs(db, employer, { now: clock.now() });
    const body = {
      uuid: crypto.randomUUID(),
      receiver: seeker.id,
      action: 'message',
      message: 'Brevet er hemmeligt',
    } as const;
    await app.call(sendChatMessage, { body }, { token });
    await expect.poll(() => device.received.length).toBe(1);
    expect(device.received[0]?.message).toMatchObject({
      title: expect.stringMatching(/^Ny besked fra /),
      link: `/kandidat/besked?want_chat_user=${employer.id}`,
    });
    expect(JSON.stringify(device.received)).not.toContain('hemmeligt');
  });
});

describe('the push service', () => {
  it('is tried again when it is unavailable', async () => {
    const { user, device } = await withDevice();
    device.answers.push(503);
    await notifyAll(about(user, 'again/1'));
    expect(device.received).toHaveLength(1);
  });

  it.each([404, 410])('that answers %i ends the subscription', async (status) => {
    const { user, token, device } = await withDevice();
    device.answers.push(status);
    await notifyAll(about(user, `gone/${status}`));
    expect((await app.call(getPush, {}, { token })).on).toBe(false);
    await notifyAll(about(user, `gone/${status}/2`));
    expect(device.received).toEqual([]);
  });

  it.each([400, 403, 413, 302])('that answers %i gets the next message, not this one again', async (status) => {
    const { user, device } = await withDevice();
    device.answers.push(status);
    await notifyAll(about(user, `refused/${status}/1`));
    await notifyAll(about(user, `refused/${status}/2`));
    expect(device.received.map(({ message }) => message.tag)).toEqual([`refused/${status}/2`]);
  });
});

describe('a device gets no more messages', () => {
  it('after signing out', async () => {
    const { user, token, device } = await withDevice();
    await app.call(logout, {}, { token });
    await notifyAll(about(user, 'out/1'));
    expect(device.received).toEqual([]);
  });

  it('after its session was ended from elsewhere', async () => {
    const { user, token, device } = await withDevice();
    const here = await signInAs(app.services.db, user, { now: clock.now() });
    const { sessions } = await app.call(getOwnSessions, {}, { token });
    const session_id = sessions.find(({ current }) => current)?.id ?? '';
    await app.call(endOwnSession, { body: { session_id } }, { token: here });
    await notifyAll(about(user, 'ended/1'));
    expect(device.received).toEqual([]);
  });

  it('after the account was removed, together with waiting messages and those that name the person', async () => {
    const { db } = app.services;
    const { user, token } = await withDevice();
    const witness = await withDevice();
    // Messages that were not sent.
    const [device] = (await rows()).slice(-1);
    const waiting = { subscriptionId: device?.id ?? 0, title: 'Signe', link: '/', tag: 'x' };
    await db.insert(queuedPushes).values([
      { ...waiting, people: [witness.user.id, user.id] },
      { ...waiting, people: [witness.user.id] },
    ]);
    const before = (await rows()).length;
    await app.call(removeAccount, { body: { password: samplePassword } }, { token });
    await app.services.tasks.idle();
    expect(await rows()).toHaveLength(before - 1);
    expect(await db.select({ people: queuedPushes.people }).from(queuedPushes)).toEqual([
      { people: [witness.user.id] },
    ]);
  });
});
