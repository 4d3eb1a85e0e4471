import { accountRemoved } from '@jobblik/contract/accounts/accounts.events';
import { getMessageHistoryWithContact } from '@jobblik/contract/chat/chat.api';
import { defineEvent } from '@jobblik/contract/kernel/event';
import { noticeType } from '@jobblik/contract/notices/notice-type';
import { noUnread, type UnreadCounts } from '@jobblik/contract/notices/unread';
import {
  getAllNotification,
  getNoticeSettings,
  getUnreadCnt,
  removeNotifications,
  restoreNotifications,
  setNoticeSetting,
  setNotificationStatus,
} from '@jobblik/contract/notifications/notifications.api';
import { type Notification, namesOf } from '@jobblik/contract/notifications/notifications.schema';
import { sql } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { makeUser, signInAs } from '../accounts/accounts.factory.ts';
import type { User } from '../accounts/accounts.tables.ts';
import { makeApplication } from '../applications/applications.factory.ts';
import { makeCv } from '../cv/cv.factory.ts';
import { makeEmployer, makeJob } from '../jobs/jobs.factory.ts';
import { makeMembership } from '../membership/membership.factory.ts';
import { markUnread, noticesOn } from '../notices/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { registerMailTasks } from '../platform/mail/mail.tasks.ts';
import { createTasks } from '../platform/tasks/create-tasks.ts';
import type { Tasks } from '../platform/tasks/tasks.ts';
import { makeNotification } from './notifications.factory.ts';
import { registerNotices } from './notifications.tasks.ts';

const celebrated = defineEvent(
  'test.celebrated',
  z.object({ user_id: z.number(), actor_id: z.number(), occasion: z.string() }),
);

let app: TestApp;
let databaseUrl = '';
/** The tasks of this test's slice, besides those of the product. */
let tasks: Tasks;
const sockets: Socket[] = [];

beforeAll(async () => {
  app = await startTestApp({
    prepare: async (url) => {
      databaseUrl = url;
    },
  });
  tasks = createTasks({ databaseUrl, log: app.services.log, pollSeconds: 1 });
  const services = { ...app.services, tasks };
  registerMailTasks(services);
  registerNotices(services, [
    noticesOn(celebrated, 'test.celebrate', async ({ user_id, actor_id, occasion }) => [
      {
        userId: user_id,
        kind: 'questions' as const,
        key: `celebrated/${occasion}`,
        notification: { type: noticeType.questions, name: occasion, link: '/kandidat/dashboard', actorId: actor_id },
        mail: {
          to: `celebrate-${user_id}@jobblik.test`,
          content: { subject: occasion, heading: occasion, paragraphs: ['x'] },
        },
      },
    ]),
  ]);
  await tasks.start();
});

afterAll(async () => {
  await tasks.stop();
  await app.close();
});

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

interface Person {
  user: User;
  token: string;
}

async function newPerson(role: 'seeker' | 'employer' = 'employer'): Promise<Person> {
  const user = await makeUser(app.services.db, { role });
  return { user, token: await signInAs(app.services.db, user) };
}

/** An open browser of this person, with every event that it receives. */
async function browserOf({ token }: Pick<Person, 'token'>) {
  const socket = io(app.socketUrl, { auth: { token }, forceNew: true, transports: ['websocket'] });
  sockets.push(socket);
  const pushes: UnreadCounts[] = [];
  const events: [string, unknown][] = [];
  socket.onAny((name: string, payload: unknown) => {
    if (name === 'unread') pushes.push(payload as UnreadCounts);
    else events.push([name, payload]);
  });
  await expect.poll(() => pushes.length, { interval: 5 }).toBeGreaterThan(0);
  return { socket, pushes, events };
}

const listOf = ({ token }: Person, history: '0' | '1' = '1') =>
  app.call(getAllNotification, { params: { history } }, { token });
const countsOf = ({ token }: Pick<Person, 'token'>) => app.call(getUnreadCnt, {}, { token });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const celebrate = (userId: number, actorId: number, occasion: string) =>
  inTransaction(app.services.db, (tx) =>
    tasks.publish(tx, celebrated, { user_id: userId, actor_id: actorId, occasion }),
  );

describe('get_unread_cnt', () => {
  it('answers every field of the spec, zero for someone new', async () => {
    expect(await countsOf(await newPerson())).toEqual(noUnread());
  });

  it('counts per agent and per job', async () => {
    const person = await newPerson();
    const userId = person.user.id;
    await inTransaction(app.services.db, (tx) =>
      markUnread(tx, app.services, [
        { userId, kind: 'application', refId: 5, subjectId: 1 },
        { userId, kind: 'application', refId: 5, subjectId: 2 },
        { userId, kind: 'application', refId: 6, subjectId: 3 },
        { userId, kind: 'message', refId: 9, subjectId: 1 },
      ]),
    );
    expect(await countsOf(person)).toMatchObject({
      unread_apply_total_cnt: 3,
      unread_apply_cnt_arr: { '5': 2, '6': 1 },
      unread_message_cnt: 1,
    });
  });

  it('shows the demo visitor what is by and about sample people only', async () => {
    const person = await newPerson();
    const userId = person.user.id;
    const [sample, real] = await Promise.all([
      makeUser(app.services.db, { sample: true }),
      makeUser(app.services.db, {}),
    ]);
    const type = noticeType.application;
    await makeNotification(app.services, { userId, type, name: 'Kok', actorId: sample.id });
    await makeNotification(app.services, { userId, type, name: 'Tjener', actorId: real.id });
    await makeNotification(app.services, { userId, type: noticeType.visit, name: '', nameOfId: real.id });
    await inTransaction(app.services.db, (tx) =>
      markUnread(tx, app.services, [
        { userId, kind: 'message', refId: sample.id, subjectId: 1 },
        { userId, kind: 'message', refId: real.id, subjectId: 2 },
        { userId, kind: 'seeker_agent', refId: 5, subjectId: sample.id },
        { userId, kind: 'seeker_agent', refId: 5, subjectId: real.id },
      ]),
    );
    const token = await signInAs(app.services.db, person.user, { demo: true });
    expect(await countsOf({ token })).toEqual({
      ...noUnread(),
      unread_notification_cnt: 1,
      unread_message_cnt: 1,
      unread_seeker_agent_total_cnt: 1,
      unread_seeker_agent_cnt_arr: { '5': 1 },
    });
    const shown = await app.call(getAllNotification, { params: { history: '1' } }, { token });
    expect(shown).toMatchObject([{ type_11: 'Kok' }]);
    expect(await app.call(removeNotifications, {}, { token })).toEqual({ result: 'success' });
    expect(await listOf(person)).toHaveLength(3);
  });

  it('is closed to guests', async () => {
    expect(await app.refused(getUnreadCnt, {})).toMatchObject({ status: 401 });
  });
});

describe('the notification list', () => {
  it('has names in the fields of their type, newest first', async () => {
    const person = await newPerson();
    const userId = person.user.id;
    await makeNotification(app.services, { userId, name: 'Tømrersvend' });
    await makeNotification(app.services, {
      userId,
      type: noticeType.cvMatch,
      name: 'Mette Sørensen',
      agentName: 'Sygeplejersker',
      link: '/virksomhed/cv/Vis/7',
    });
    const [newest, older] = await listOf(person);
    expect(newest).toEqual({
      id: expect.any(Number),
      type: 16,
      type_16: 'Mette Sørensen',
      agent_16: 'Sygeplejersker',
      link: '/virksomhed/cv/Vis/7',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      seen: false,
    });
    expect(older).toMatchObject({ type: 11, type_11: 'Tømrersvend' });
  });

  it('shows the newest in the drop-down and all on the page', async () => {
    const person = await newPerson();
    for (let index = 0; index < 12; index += 1)
      await makeNotification(app.services, { userId: person.user.id, name: `Job ${index}` });
    expect((await listOf(person, '0')).map((item) => item.type_11)).toEqual(
      Array.from({ length: 8 }, (_, index) => `Job ${11 - index}`),
    );
    expect(await listOf(person, '1')).toHaveLength(12);
  });

  it.each(['2', 'x', '-1'])('of history %s does not exist', async (history) => {
    const { token } = await newPerson();
    expect((await app.raw('GET', `/api/get_all_notification/${history}`, { token })).status).toBe(400);
  });

  it('is seen after it is opened, and the indicator disappears in every browser', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    await makeNotification(app.services, { userId: person.user.id });
    await makeNotification(app.services, { userId: other.user.id });
    const phone = await browserOf(person);
    expect(phone.pushes.at(-1)?.unread_notification_cnt).toBe(1);
    expect(await app.call(setNotificationStatus, {}, { token: person.token })).toEqual({ result: 'success' });
    await expect.poll(() => phone.pushes.at(-1)?.unread_notification_cnt).toBe(0);
    expect((await listOf(person)).map((item) => item.seen)).toEqual([true]);
    expect((await countsOf(other)).unread_notification_cnt).toBe(1);
  });

  it('is cleared, for its owner only', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    await makeNotification(app.services, { userId: person.user.id });
    await makeNotification(app.services, { userId: other.user.id });
    expect(await app.call(removeNotifications, {}, { token: person.token })).toEqual({ result: 'success' });
    expect(await listOf(person)).toEqual([]);
    expect((await countsOf(person)).unread_notification_cnt).toBe(0);
    expect(await listOf(other)).toHaveLength(1);
  });
});

describe('clearing the list', () => {
  it('can be undone for a minute, and only for the last clearing', async () => {
    const person = await newPerson();
    const { token } = person;
    const clear = () => app.call(removeNotifications, {}, { token });
    const restore = () => app.call(restoreNotifications, {}, { token });
    await makeNotification(app.services, { userId: person.user.id, name: 'Den første' });
    await clear();
    await makeNotification(app.services, { userId: person.user.id, name: 'Den anden' });
    await clear();
    expect(await restore()).toEqual({ result: 'success' });
    expect(await listOf(person)).toMatchObject([{ type_11: 'Den anden', seen: true }]);
    await clear();
    await app.services.db.execute(
      sql`update notifications set cleared_at = cleared_at - interval '61 seconds' where user_id = ${person.user.id}`,
    );
    expect(await restore()).toEqual({ result: 'failed' });
    expect(await listOf(person)).toEqual([]);
  });

  it('restores nothing of another person', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    await makeNotification(app.services, { userId: other.user.id });
    await app.call(removeNotifications, {}, { token: other.token });
    expect(await app.call(restoreNotifications, {}, { token: person.token })).toEqual({ result: 'failed' });
    expect(await listOf(other)).toEqual([]);
  });
});

describe('the settings of notices', () => {
  const settingsOf = async ({ token }: Person) => (await app.call(getNoticeSettings, {}, { token })).settings;
  const set = (person: Person, channel: 'bell' | 'mail', on: boolean) =>
    app.call(setNoticeSetting, { body: { kind: 'questions', channel, on } }, { token: person.token });
  const mailsTo = ({ user }: Person) => app.mailsTo(`celebrate-${user.id}@jobblik.test`);

  it('list the kinds of the role, all on, with the channels each has', async () => {
    expect(await settingsOf(await newPerson('seeker'))).toContainEqual({
      kind: 'application_changed',
      bell: true,
      mail: true,
    });
    const employer = await settingsOf(await newPerson());
    expect(employer).toContainEqual({ kind: 'cv_match', bell: true, mail: null });
    expect(employer.map(({ kind }) => kind)).not.toContain('application_changed');
  });

  it('refuse a kind of the other role', async () => {
    const { token } = await newPerson('seeker');
    const body = { kind: 'cv_match', channel: 'bell', on: false } as const;
    expect(await app.refused(setNoticeSetting, { body }, { token })).toMatchObject({ status: 403, code: 'forbidden' });
  });

  it('keep a kind out of list, counter and mailbox, by channel', async () => {
    const [person, actor] = [await newPerson('seeker'), await newPerson()];
    await set(person, 'mail', false);
    expect(await settingsOf(person)).toContainEqual({ kind: 'questions', bell: true, mail: false });
    await celebrate(person.user.id, actor.user.id, 'Uden mail');
    await tasks.idle();
    expect(await listOf(person)).toMatchObject([{ type_12: 'Uden mail' }]);
    expect(await mailsTo(person)).toEqual([]);
    await set(person, 'mail', true);
    await set(person, 'bell', false);
    await celebrate(person.user.id, actor.user.id, 'Kun mail');
    await tasks.idle();
    expect(await listOf(person)).toHaveLength(1);
    expect((await countsOf(person)).unread_notification_cnt).toBe(1);
    expect(await mailsTo(person)).toHaveLength(1);
  });

  it('are changed by the link in the mail, in one click and without a session', async () => {
    const [person, actor] = [await newPerson('seeker'), await newPerson()];
    await celebrate(person.user.id, actor.user.id, 'Med link');
    await tasks.idle();
    const [mail] = await mailsTo(person);
    expect(mail?.text).toContain('/notifikation/stop/questions.');
    const oneClick =
      /<http.+?(\/api\/stop_notice_mails\/[^>]+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const opened = await app.raw('GET', oneClick);
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      oneClick.replace('/api/stop_notice_mails/', '/notifikation/stop/'),
    ]);
    expect(await settingsOf(person)).toContainEqual({ kind: 'questions', bell: true, mail: true });
    for (const _time of [1, 2]) {
      const body = 'List-Unsubscribe=One-Click';
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      expect((await app.raw('POST', oneClick, { body, headers })).status).toBe(200);
    }
    expect(await settingsOf(person)).toContainEqual({ kind: 'questions', bell: true, mail: false });
    // The signature covers one kind and one person.
    for (const forged of [oneClick.replace('questions.', 'application_changed.'), oneClick.replace(/\d+/, '1')])
      expect((await app.raw('POST', forged)).status).toBe(404);
  });

  it.each([
    [{ kind: 'nothing', channel: 'mail', on: false }, 'kind'],
    [{ kind: 'visit', channel: 'mail', on: false }, 'channel'],
    [{ kind: 'questions', channel: 'pigeon', on: false }, 'channel'],
    [{ kind: 'questions', channel: 'mail', on: 'no' }, 'on'],
  ])('refuse %o', async (body, path) => {
    const { token } = await newPerson('seeker');
    const response = await app.raw('POST', '/api/set_notice_setting', {
      token,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: 'invalid_input', fields: [{ path }] },
    ]);
  });
});

describe('the name of a job seeker', () => {
  it.each([
    ['a CV match', noticeType.cvMatch, 'En anonym kandidat'],
    ['a changed CV', noticeType.changedCvMatch, 'En anonym kandidat'],
    ['a visit', noticeType.visit, 'En jobsøger'],
  ])(
    'is removed from %s when the CV becomes anonymous, and returns when it shows the name',
    async (_name, type, anonymous) => {
      const [employer, seeker] = [await newPerson(), await newPerson('seeker')];
      await makeMembership(app.services.db, { userId: employer.user.id, plan: 3 });
      await makeCv(app.services, { userId: seeker.user.id, visibility: 'named' });
      await app.services.db.execute(sql`update users set shows_visits = true where id = ${seeker.user.id}`);
      await makeNotification(app.services, { userId: employer.user.id, type, name: '', nameOfId: seeker.user.id });
      const shown = async () => namesOf((await listOf(employer))[0] as Notification).name;
      expect(await shown()).toContain(seeker.user.name);
      for (const [visibility, name] of [
        ['anonymous', anonymous],
        ['named', seeker.user.name],
      ] as const) {
        await app.services.db.execute(sql`update cvs set visibility = ${visibility} where user_id = ${seeker.user.id}`);
        expect(await shown()).toContain(name);
      }
      const { rows } = await app.services.db.execute(sql`select name from notifications where name_of_id is not null`);
      expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(['']));
    },
  );
});

it('an applicant has a name in the bell without a published CV, as in the chat', async () => {
  const seeker = await newPerson('seeker');
  const { user, company } = await makeEmployer(app.services.db);
  const now = app.services.clock.now();
  const employer = { user, token: await signInAs(app.services.db, user, { now }) };
  const job = await makeJob(app.services.db, { userId: user.id, companyId: company.id, title: 'Kok' }, now);
  await makeApplication(app.services, { jobId: job.id, userId: seeker.user.id, employerId: employer.user.id });
  const about = { type: noticeType.answers, name: '', nameOfId: seeker.user.id };
  await makeNotification(app.services, { userId: employer.user.id, ...about });
  const { contact } = await app.call(
    getMessageHistoryWithContact,
    { body: { contact_users: seeker.user.id } },
    employer,
  );
  const [notice] = await listOf(employer);
  expect([contact.name, namesOf(notice as Notification).name]).toEqual([seeker.user.name, seeker.user.name]);
});

describe('the notice of an event', () => {
  it('reaches list, counter, mailbox and open browsers', async () => {
    const [person, actor] = [await newPerson('seeker'), await newPerson()];
    const browser = await browserOf(person);
    await celebrate(person.user.id, actor.user.id, 'Havnefest');
    await expect
      .poll(() => browser.events, { interval: 5 })
      .toEqual([['send_notification_to_user', { matched_user: person.user.id }]]);
    await expect.poll(() => browser.pushes.at(-1)?.unread_notification_cnt, { interval: 5 }).toBe(1);
    expect(await listOf(person)).toMatchObject([{ type: 12, type_12: 'Havnefest' }]);
    expect(await app.mailsTo(`celebrate-${person.user.id}@jobblik.test`)).toHaveLength(1);
  });

  it('is delivered once when the event is handled again, also after the list was cleared', async () => {
    const [person, actor] = [await newPerson('seeker'), await newPerson()];
    await celebrate(person.user.id, actor.user.id, 'Jul');
    await tasks.idle();
    await celebrate(person.user.id, actor.user.id, 'Jul');
    await tasks.idle();
    expect(await listOf(person)).toHaveLength(1);
    await app.call(removeNotifications, {}, { token: person.token });
    await celebrate(person.user.id, actor.user.id, 'Jul');
    await tasks.idle();
    expect(await listOf(person)).toEqual([]);
    expect(await app.mailsTo(`celebrate-${person.user.id}@jobblik.test`)).toHaveLength(1);
  });

  it('nudges by the event that the spec has for its type', async () => {
    const person = await newPerson();
    const userId = person.user.id;
    const browser = await browserOf(person);
    for (const type of [noticeType.visit, noticeType.application, noticeType.cvMatch])
      await makeNotification(app.services, { userId, type });
    await expect
      .poll(() => browser.events)
      .toEqual([
        ['visited_user', { user_id: userId }],
        ['sent_application', { company_user_id: userId }],
        ['send_notification_to_users_from_server', { matched_users: `[${userId}]`, agent_user_id: userId }],
      ]);
  });
});

describe('a nudge from a browser', () => {
  it('reaches only people for whom its user has just caused a notification', async () => {
    const [sender, notified, stranger] = [await newPerson('seeker'), await newPerson(), await newPerson()];
    await makeNotification(app.services, { userId: notified.user.id, actorId: sender.user.id });
    const browsers = { notified: await browserOf(notified), stranger: await browserOf(stranger) };
    const { socket } = await browserOf(sender);
    const both = [notified.user.id, stranger.user.id];
    for (const userId of both) {
      expect(await socket.emitWithAck('visited_user', { user_id: userId })).toEqual({});
      expect(await socket.emitWithAck('sent_application', { company_user_id: userId })).toEqual({});
      expect(await socket.emitWithAck('send_notification_to_user', { matched_user: userId })).toEqual({});
    }
    expect(await socket.emitWithAck('send_notification_to_users', { matched_users: JSON.stringify(both) })).toEqual({});
    await expect
      .poll(() => browsers.notified.events)
      .toEqual([
        ['visited_user', { user_id: notified.user.id }],
        ['sent_application', { company_user_id: notified.user.id }],
        ['send_notification_to_user', { matched_user: notified.user.id }],
        ['send_notification_to_users', { matched_users: `[${notified.user.id}]` }],
      ]);
    // Answered after everything the server sent to this socket before.
    await browsers.stranger.socket.emitWithAck('visited_user', { user_id: stranger.user.id });
    expect(browsers.stranger.events).toEqual([]);
  });

  it.each([
    ['without a field', 'visited_user', {}],
    ['with a word for an id', 'visited_user', { user_id: 'x' }],
    ['with a list that is no JSON', 'send_notification_to_users', { matched_users: 'not json' }],
    [
      'to more people than a matching has',
      'send_notification_to_users',
      { matched_users: JSON.stringify(numbers(1001)) },
    ],
  ])('%s is refused', async (_name, event, payload) => {
    const { socket } = await browserOf(await newPerson());
    expect(await socket.emitWithAck(event, payload)).toEqual({ code: 'invalid_input' });
  });
});

it('the notifications and counters of a removed account, and the notifications about it, are removed', async () => {
  const [gone, other] = [await newPerson('seeker'), await newPerson()];
  await makeNotification(app.services, { userId: gone.user.id });
  await makeNotification(app.services, { userId: other.user.id, actorId: gone.user.id, name: 'Den fjernede' });
  await inTransaction(app.services.db, (tx) =>
    app.services.tasks.publish(tx, accountRemoved, { user_id: gone.user.id, type: 1 }),
  );
  await app.services.tasks.idle();
  expect(await listOf(other)).toEqual([]);
  expect((await countsOf(other)).unread_notification_cnt).toBe(0);
  const { rows } = await app.services.db.execute(sql`select 1 from unread_marks where user_id = ${gone.user.id}`);
  expect(rows).toEqual([]);
});
