import { randomUUID } from 'node:crypto';
import * as api from '@jobblik/contract/chat/chat.api';
import type { SentMessage } from '@jobblik/contract/chat/chat.schema';
import { sql } from 'drizzle-orm';
import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { testLimit } from '../../../../support/test-limits.ts';
import { startTestApp, type TestApp, testClock } from '../../test/test-app.ts';
import { makeApplication } from '../applications/applications.factory.ts';
import { makeJob } from '../jobs/jobs.factory.ts';
import { chatHarness, type Person } from './chat.harness.ts';
import { activeAmong, forgetStalePresence } from './live/presence.ts';

let app: TestApp;
let chat: ReturnType<typeof chatHarness>;
const clock = testClock();
beforeAll(async () => {
  app = await startTestApp({ clock });
  chat = chatHarness(app);
});
afterEach(() => chat.closeBrowsers());
afterAll(() => app.close());

const say = (socket: Socket, payload: unknown): Promise<SentMessage | { code: string }> =>
  socket.emitWithAck('chat_message', payload);
const texts = async (of: Person, contact: Person) =>
  (await chat.history(of, contact)).result_message_json.map(({ message }) => message);

describe('the event chat_message', () => {
  it('is acknowledged after the commit and reaches every browser of both people, with exactly its fields', async () => {
    const { seeker, employer } = await chat.newPair();
    const [phone, laptop, office] = [
      await chat.browserOf(seeker),
      await chat.browserOf(seeker),
      await chat.browserOf(employer),
    ];
    const uuid = randomUUID();
    const forged = { userid: 999_999, sender_name: 'En anden', receiver_name: '?', notification: 'j-c' };
    const sent = { ...chat.outgoing(employer, 'Hej', uuid), ...forged };
    expect(await say(phone.socket, sent)).toMatchObject({ uuid, seq: 1, message_type: 0 });
    expect(await texts(employer, seeker)).toEqual(['Hej']);
    const pushed = {
      action: 'message',
      uuid,
      userid: seeker.user.id,
      receiver: employer.user.id,
      message: 'Hej',
      sender_name: 'Signe Holm',
      receiver_name: 'Havnens Køkken',
    };
    for (const browser of [phone, laptop, office])
      await expect.poll(() => browser.of('chat_message')).toEqual([pushed]);
    await expect.poll(() => office.of('unread').at(-1)).toMatchObject({ unread_message_cnt: 1 });
    await app.call(api.confirmUnread, { body: { contact_users: seeker.user.id } }, employer);
    const read = { userid: employer.user.id, receiver: seeker.user.id, seq: 1 };
    for (const browser of [phone, laptop, office]) await expect.poll(() => browser.of('chat_read')).toEqual([read]);
    await expect.poll(() => office.of('unread').at(-1)).toMatchObject({ unread_message_cnt: 0 });
  });

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['a text', 'hej'],
    ['no uuid', { receiver: 1, action: 'message', message: 'x' }],
    ['another uuid', { uuid: 'x', receiver: 1, action: 'message', message: 'x' }],
    ['an unknown action', { uuid: randomUUID(), receiver: 1, action: 'delete', message: 'x' }],
    ['a blank text', { uuid: randomUUID(), receiver: 1, action: 'message', message: '\u200b' }],
    [
      '100,000 characters less the frame',
      { uuid: randomUUID(), receiver: 1, action: 'message', message: 'x'.repeat(90_000) },
    ],
    ['a receiver that is a list', { uuid: randomUUID(), receiver: [1], action: 'message', message: 'x' }],
  ])('with %s is refused and stores nothing', async (_name, payload) => {
    const { socket } = await chat.browserOf(await chat.newSeeker());
    expect(await say(socket, payload)).toEqual({ code: 'invalid_input' });
    expect(socket.connected).toBe(true);
  });

  it('to a stranger, or with the uuid of another, is refused with its code', async () => {
    const { seeker, employer } = await chat.newPair();
    const { uuid } = await chat.send(seeker, employer, 'Hemmelig');
    const other = await chat.newPair();
    const { socket } = await chat.browserOf(other.seeker);
    expect(await say(socket, chat.outgoing(employer, 'Hej'))).toEqual({ code: 'may_not_write' });
    expect(await say(socket, chat.outgoing(other.employer, 'Hej', uuid))).toEqual({ code: 'uuid_taken' });
  });

  it('of an action that only the server writes is acknowledged and stores nothing', async () => {
    const { seeker, employer } = await chat.newPair();
    const { socket } = await chat.browserOf(employer);
    const rejecting = { action: 'reject', receiver: seeker.user.id, uuid: randomUUID(), message: 'Afslag' };
    expect(await say(socket, rejecting)).toEqual({});
    expect(await texts(seeker, employer)).toEqual([]);
  });

  it('thirty at once: those beyond the limit are refused, the others are stored', async () => {
    // A busy machine may take so long for thirty that no second has more than its limit; then another pair tries.
    const { seeker, employer, refused } = await vi.waitFor(async () => {
      const pair = await chat.newPair();
      const { socket } = await chat.browserOf(pair.seeker);
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, index) => say(socket, chat.outgoing(pair.employer, `${index}`))),
      );
      const refusals = answers.filter((answer) => 'code' in answer).map((answer) => JSON.stringify(answer));
      expect(refusals.length).toBeGreaterThanOrEqual(1);
      return { ...pair, refused: refusals };
    }, testLimit() / 2);
    expect(new Set(refused)).toEqual(new Set(['{"code":"too_many_requests"}']));
    expect(await texts(employer, seeker)).toHaveLength(30 - refused.length);
  });

  it('in a frame of 5 MB ends the connection', async () => {
    const { seeker, employer } = await chat.newPair();
    const { socket } = await chat.browserOf(seeker);
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    socket.emit('chat_message', chat.outgoing(employer, 'x'.repeat(5_000_000)));
    await ended;
    expect(await texts(employer, seeker)).toEqual([]);
  });

  it('over a socket whose session has run out is refused, and the socket is ended', async () => {
    const { seeker, employer } = await chat.newPair();
    const { socket } = await chat.browserOf(seeker);
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    await app.services.db.execute(
      sql`update sessions set expires_at = now() - interval '1 minute' where user_id = ${seeker.user.id}`,
    );
    const answer = await Promise.race([say(socket, chat.outgoing(employer, 'For sent')), ended.then(() => 'ended')]);
    expect(['ended', { code: 'unauthenticated' }]).toContainEqual(answer);
    await ended;
    expect(await texts(employer, seeker)).toEqual([]);
  });
});

describe('typing', () => {
  it('is shown to the contact and ends when the sender leaves; a stranger receives nothing', async () => {
    const { seeker, employer } = await chat.newPair();
    await chat.send(seeker, employer, 'Hej');
    const [mine, theirs] = [await chat.browserOf(seeker), await chat.browserOf(employer)];
    const stranger = await chat.browserOf(await chat.newEmployer());
    const type = (receiver: number, run: number | string) =>
      mine.socket.emitWithAck('typing_notification', { sender: 1, receiver, run });
    expect(await type(employer.user.id, '1')).toEqual({});
    const shown = { sender: seeker.user.id, receiver: employer.user.id, run: 1 };
    await expect.poll(() => theirs.of('typing_notification')).toEqual([shown]);
    await type(employer.user.id, 0);
    await type(employer.user.id, 1);
    mine.socket.disconnect();
    const ended = [shown, { ...shown, run: 0 }, shown, { ...shown, run: 0 }];
    await expect.poll(() => theirs.of('typing_notification')).toEqual(ended);
    expect(stranger.of('typing_notification')).toEqual([]);
    expect(await theirs.socket.emitWithAck('typing_notification', { receiver: 1, run: 2 })).toEqual({
      code: 'invalid_input',
    });
  });
});

describe('the right to write', () => {
  it('is asked once for signals and messages that follow each other, and a block holds at once', async () => {
    const { seeker, employer } = await chat.newPair();
    const [mine, theirs] = [await chat.browserOf(seeker), await chat.browserOf(employer)];
    const asked = vi.spyOn(app.services.ports.chat, 'haveApplied');
    const type = () => mine.socket.emitWithAck('typing_notification', { receiver: employer.user.id, run: 1 });
    for (let index = 0; index < 3; index += 1) await type();
    await say(mine.socket, chat.outgoing(employer, 'Hej'));
    expect(theirs.of('typing_notification')).toHaveLength(3);
    await type();
    // The first message of a pair can change who may write.
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
    await app.call(api.blockChatContact, { body: { user_id: seeker.user.id, blocked: true } }, employer);
    await type();
    expect(await say(mine.socket, chat.outgoing(employer, 'Er du der?'))).toEqual({ code: 'may_not_write' });
    await app.call(api.blockChatContact, { body: { user_id: seeker.user.id, blocked: false } }, employer);
    await type();
    // An answer comes after everything that the server sent to the socket before it.
    await theirs.socket.emitWithAck('typing_notification', { receiver: seeker.user.id, run: 0 });
    expect(theirs.of('typing_notification')).toHaveLength(5);
  });

  it('that began a moment ago is not refused', async () => {
    const [seeker, employer] = [await chat.newSeeker(), await chat.newEmployer()];
    const mine = await chat.browserOf(seeker);
    expect(await say(mine.socket, chat.outgoing(employer, 'Hej'))).toEqual({ code: 'may_not_write' });
    const ad = { userId: employer.user.id, companyId: employer.companyId, title: 'Kok' };
    const { id: jobId } = await makeJob(app.services.db, ad, clock.now());
    await makeApplication(app.services, { jobId, userId: seeker.user.id, employerId: employer.user.id });
    expect(await say(mine.socket, chat.outgoing(employer, 'Hej'))).toMatchObject({ seq: 1 });
  });
});

describe('presence', () => {
  it('is announced to contacts when the first browser opens and the last one closes, not to blocked ones', async () => {
    const { seeker, employer } = await chat.newPair();
    await chat.send(seeker, employer, 'Hej');
    const watching = await chat.browserOf(employer);
    const tabs = [await chat.browserOf(seeker), await chat.browserOf(seeker)];
    const here = { user_id: seeker.user.id, active: true };
    await expect.poll(() => watching.of('chat_presence')).toEqual([here]);
    expect((await app.call(api.getChatContact, {}, employer))[0]).toMatchObject({ active: true });
    for (const { socket } of tabs) socket.disconnect();
    await expect.poll(() => watching.of('chat_presence')).toEqual([here, { ...here, active: false }]);
    expect((await app.call(api.getChatContact, {}, employer))[0]).toMatchObject({ active: false });
    await app.call(api.blockChatContact, { body: { user_id: employer.user.id, blocked: true } }, seeker);
    await chat.browserOf(seeker);
    await expect.poll(async () => (await activeAmong(app.services, [seeker.user.id])).size).toBe(1);
    expect(watching.of('chat_presence')).toHaveLength(2);
    expect((await app.call(api.getChatContact, {}, employer))[0]).toMatchObject({ active: false });
  });

  it('of a crashed server ends after a while', async () => {
    const { seeker } = await chat.newPair();
    await app.services.db.execute(
      sql`insert into chat_presence values (${seeker.user.id}, ${randomUUID()}, ${clock.now().toISOString()}::timestamptz - interval '5 minutes')`,
    );
    expect(await activeAmong(app.services, [seeker.user.id])).toEqual(new Set());
    await forgetStalePresence(app.services);
    const { rows } = await app.services.db.execute(sql`select from chat_presence where user_id = ${seeker.user.id}`);
    expect(rows).toEqual([]);
  });
});
