import { randomUUID } from 'node:crypto';
import type { SocketEvent } from '@jobblik/contract/kernel/event';
import * as api from '@jobblik/contract/rooms/rooms.api';
import * as events from '@jobblik/contract/rooms/rooms.events';
import { roomSpace } from '@jobblik/contract/rooms/rooms.rules';
import type { EnteredRoom, JoinedRoom, RoomView } from '@jobblik/contract/rooms/rooms.schema';
import { eq } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../test/test-app.ts';
import { makeUser, signInAs } from '../accounts/accounts.factory.ts';
import { type User, users } from '../accounts/index.ts';
import { pdfFile, picture } from '../platform/files/files.factory.ts';
import { queuedMails } from '../platform/mail/mail.tables.ts';
import { makeRoom } from './make-room.ts';
import type { InterviewOfRoom } from './rooms.ports.ts';
import { roomMessages, rooms } from './rooms.tables.ts';

let app: TestApp;
const clock = testClock();
const interviews = new Map<string, InterviewOfRoom>();
const portCalls: string[] = [];
const sockets: Socket[] = [];

beforeAll(async () => {
  app = await startTestApp({
    clock,
    beforeStart: ({ ports }) => {
      ports.rooms = {
        findInterview: async (_services, streamId) => interviews.get(streamId) ?? null,
        interviewMet: async (_services, streamId, { since, seconds }) =>
          void portCalls.push(`${since ? 'met' : 'parted'} ${streamId} ${seconds}`),
        interviewMessage: async (_tx, _services, streamId, { from, text }) => {
          portCalls.push(`message ${streamId} ${from} ${text}`);
          return text !== 'Blokeret';
        },
        interviewEnded: async (_services, streamId) => void portCalls.push(`ended ${streamId}`),
      };
    },
  });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => app.close());

interface Person {
  user: User;
  token: string;
}
async function newPerson(role: 'seeker' | 'employer', name: string): Promise<Person> {
  const user = await makeUser(app.services.db, { role, name });
  return { user, token: await signInAs(app.services.db, user, { now: clock.now() }) };
}
const newEmployer = () => newPerson('employer', 'Lene Kjærgaard');
const newSeeker = () => newPerson('seeker', 'Grace Mensah');
const freeRoom = async (host: Person) => (await app.call(api.createFreeRoom, {}, host)).room_id;
const enter = (
  link: string,
  who?: Person,
  more: { name?: string; invitation?: string; ticket?: string; browser?: string } = {},
) => app.call(api.enterRoom, { body: { link, ...more } }, who);
const media = { microphone: true, camera: true, screen: false };

/** A page with the ticket of a room, and the events that it receives. */
async function openPage(entered: Pick<EnteredRoom, 'ticket'>, who?: Person) {
  const auth = { ticket: entered.ticket, ...(who && { token: who.token }) };
  const options = { auth, forceNew: true, transports: ['websocket'], reconnection: false };
  const socket = io(`${app.socketUrl}${roomSpace}`, options);
  sockets.push(socket);
  const received: { event: string; payload: unknown }[] = [];
  socket.onAny((event: string, payload: unknown) => received.push({ event, payload }));
  const outcome = await new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', (error: Error & { data?: { code: string } }) => resolve(error.data?.code ?? 'cut'));
  });
  const connection = randomUUID();
  const say = (event: Pick<SocketEvent, 'name'>, payload: unknown = {}) => socket.emitWithAck(event.name, payload);
  return {
    socket,
    outcome,
    connection,
    say,
    join: (): Promise<JoinedRoom & { code?: string }> => say(events.roomJoin, { connection, media }),
    of: (event: Pick<SocketEvent, 'name'>) =>
      received.filter((one) => one.event === event.name).map((one) => one.payload),
    newest: () => received.findLast(({ event }) => event === events.roomChanged.name)?.payload as RoomView | undefined,
  };
}
async function pageIn(link: string, who?: Person, name?: string) {
  const page = await openPage(await enter(link, who, name === undefined ? {} : { name }), who);
  return { ...page, joined: await page.join() };
}
const names = (view: RoomView | undefined) => view?.participants.map(({ name }) => name);

describe('entering and opening a room', () => {
  it('is open in a free room to everyone with the link, and to nobody with a guess', async () => {
    const host = await newEmployer();
    const link = await freeRoom(host);
    expect(await freeRoom(host)).toBe(link);
    expect((await enter(link, host)).room).toMatchObject({ kind: 'free', is_host: true, name: 'Lene Kjærgaard' });
    expect((await enter(link)).room).toMatchObject({ is_host: false, invite_path: `/stream/${link}`, name: '' });
    expect((await enter(link, await newEmployer())).room.is_host).toBe(false);
    for (const guess of [`${link.slice(0, -1)}_`, randomUUID(), 'xxxxxxxx'])
      expect(await app.refused(api.enterRoom, { body: { link: guess } })).toMatchObject({
        status: 404,
        code: 'stream_not_found',
      });
    const body = { link, kind: 'company' } as const;
    expect(await app.refused(api.enterRoom, { body })).toMatchObject({ code: 'stream_not_found' });
  });

  it.each(['', 'x', '../../etc', 'a'.repeat(65), "'; drop table rooms"])(
    'with "%s" is refused as bad input',
    async (link) =>
      expect(await app.refused(api.enterRoom, { body: { link } })).toMatchObject({ code: 'invalid_input' }),
  );

  it('is open in an interview only to its two parties and signed invitations', async () => {
    const [employer, seeker, stranger] = [await newEmployer(), await newSeeker(), await newSeeker()];
    const streamId = randomUUID();
    const [startsAt, endsAt] = [clock.now(), new Date(clock.now().getTime() + 1_800_000)];
    const [employerId, seekerId] = [employer.user.id, seeker.user.id];
    interviews.set(streamId, {
      employerId,
      seekerId,
      title: 'Kok',
      startsAt,
      endsAt,
      admitsSeeker: true,
      closesAt: endsAt,
    });
    const asHost = await enter(streamId, employer);
    expect(asHost.room).toMatchObject({ is_host: true, is_party: true, title: 'Havnens Værksted', subtitle: 'Kok' });
    expect((await enter(streamId, seeker)).room).toMatchObject({ is_host: false, is_party: true, invite_path: '' });
    for (const who of [stranger, undefined])
      expect(await app.refused(api.enterRoom, { body: { link: streamId } }, who)).toMatchObject({ status: 404 });
    const invitation = new URL(asHost.room.invite_path, app.url).searchParams.get('invitation') ?? '';
    expect((await enter(streamId, stranger, { invitation })).room).toMatchObject({ is_host: false, is_party: false });
    const forged = `${invitation.slice(0, -2)}AA`;
    expect(await app.refused(api.enterRoom, { body: { link: streamId, invitation: forged } })).toMatchObject({
      status: 404,
    });
    interviews.delete(streamId);
    expect(await app.refused(api.enterRoom, { body: { link: streamId, invitation } }, employer)).toMatchObject({
      status: 404,
    });
  });

  it('opening one requires an employer with a confirmed e-mail', async () => {
    const host = await newEmployer();
    expect(await app.call(api.getStreamPermission, {}, host)).toEqual({ result: 'success' });
    await app.services.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, host.user.id));
    expect(await app.call(api.getStreamPermission, {}, host)).toEqual({ result: 'failed' });
    expect(await app.refused(api.createFreeRoom, {}, host)).toMatchObject({ status: 403, code: 'may_not_host' });
  });
});

describe('in a room', () => {
  it('two people meet, receive only each other’s signals, and leave', async () => {
    const link = await freeRoom(await newEmployer());
    const [one, two, elsewhere] = [
      await pageIn(link, undefined, 'Ane'),
      await pageIn(link, undefined, 'Bo'),
      await pageIn(await freeRoom(await newEmployer()), undefined, 'Cæcilie'),
    ];
    expect(two.joined.view).toMatchObject({ transport: 'mesh', elapsed_ms: 0 });
    await expect.poll(() => names(one.newest())).toEqual(['Ane', 'Bo']);
    const signal = { description: { type: 'offer', sdp: 'v=0' } };
    const sent = { participant_id: one.joined.participant_id, epoch: 1, from: 'forged', to: one.connection, signal };
    expect(await two.say(events.roomSignalSent, sent)).toEqual({});
    await expect
      .poll(() => one.of(events.roomSignalSent))
      .toEqual([{ ...sent, participant_id: two.joined.participant_id, from: two.connection }]);
    await two.say(events.roomSignalSent, { ...sent, to: elsewhere.connection });
    await two.say(events.roomMedia, { ...media, microphone: false });
    await expect.poll(() => one.newest()?.participants[1]?.microphone).toBe(false);
    expect(await two.say(events.roomLeave)).toEqual({});
    await expect.poll(() => names(one.newest())).toEqual(['Ane']);
    expect(elsewhere.of(events.roomSignalSent)).toEqual([]);
    expect(await two.say(events.roomMedia, media)).toEqual({ code: 'no_place' });
  });

  it('a message reaches everyone once, also people who come later, with pictures and files of people with an account', async () => {
    const host = await newEmployer();
    const link = await freeRoom(host);
    const [own, guest] = [await pageIn(link, host), await pageIn(link, undefined, 'Bo')];
    const text = { uuid: randomUUID(), message: 'Kan I høre mig? <b>æøå</b>' };
    expect(await guest.say(events.roomMessageSent, text)).toMatchObject({ uuid: text.uuid, name: 'Bo' });
    await guest.say(events.roomMessageSent, text);
    const png = { name: 'plan.png', content: await picture('png', 20, 20) };
    const sent = await app.call(api.uploadRoomFile, {} as never, { ...host, files: { upload_image_file: png } });
    const stolen = { uuid: randomUUID(), action: sent.action, message: sent.file_name };
    expect(await guest.say(events.roomMessageSent, stolen)).toEqual({ code: 'file_not_found' });
    expect(await own.say(events.roomMessageSent, { ...stolen, uuid: randomUUID() })).toMatchObject({
      action: 'image',
      file: { real_name: 'plan.png' },
    });
    expect(await own.say(events.roomMessageSent, text)).toEqual({ code: 'uuid_taken' });
    const later = await pageIn(link, undefined, 'Cæcilie');
    expect(later.joined.messages.map(({ name, message }) => [name, message])).toEqual([
      ['Bo', text.message],
      ['Lene Kjærgaard', ''],
    ]);
    await expect
      .poll(() => own.of(events.roomMessageSent))
      .toMatchObject([{ meeting_link: link, userid: null }, { action: 'image' }]);
    const pdf = { name: 'plan.pdf', content: pdfFile('Plan') };
    const file = await app.call(api.uploadRoomFile, {} as never, { ...host, files: { upload_doc_file: pdf } });
    expect(file.action).toBe('pdf');
  });

  it('the host can mute all, remove people and close the room; a guest cannot', async () => {
    const host = await newEmployer();
    const link = await freeRoom(host);
    const [own, one, two] = [
      await pageIn(link, host),
      await pageIn(link, undefined, 'Ane'),
      await pageIn(link, undefined, 'Bo'),
    ];
    for (const event of [events.roomMuteAll, events.roomClose])
      expect(await one.say(event)).toEqual({ code: 'may_not_host' });
    const target = { participant_id: two.joined.participant_id };
    expect(await one.say(events.roomRemove, target)).toEqual({ code: 'may_not_host' });
    await own.say(events.roomMuteAll);
    await expect.poll(() => [one, two].map((page) => page.of(events.roomMuted).length)).toEqual([1, 1]);
    expect(own.of(events.roomMuted)).toEqual([]);
    await own.say(events.roomRemove, target);
    await expect.poll(() => two.of(events.roomLeft)).toEqual([{ reason: 'removed' }]);
    await expect.poll(() => two.socket.connected).toBe(false);
    await expect.poll(() => names(one.newest())).toEqual(['Lene Kjærgaard', 'Ane']);
    own.socket.emit(events.roomClose.name, {});
    await expect.poll(() => one.of(events.roomLeft)).toEqual([{ reason: 'ended' }]);
    expect(await app.refused(api.enterRoom, { body: { link } })).toMatchObject({ code: 'stream_not_found' });
    expect(await freeRoom(host)).not.toBe(link);
  });

  it('a removed guest cannot return under another name in the same browser or with the same invitation', async () => {
    const [host, seeker] = [await newEmployer(), await newSeeker()];
    const link = await makeRoom(app.services.db, { kind: 'company', hostId: host.user.id, title: 'Møde' });
    const own = await pageIn(link, host);
    const browser = randomUUID();
    const entered = await enter(link, undefined, { name: 'Bo', browser });
    const guest = await openPage(entered);
    await guest.join();
    await own.say(events.roomRemove, { participant_id: entered.participant_id });
    await expect.poll(() => guest.of(events.roomLeft)).toEqual([{ reason: 'removed' }]);
    const refusal = { status: 409, code: 'removed_from_room' };
    const attempts: [Person | undefined, object][] = [
      [undefined, { name: 'Åse', browser }],
      [undefined, { name: 'Åse', ticket: entered.ticket }],
      [seeker, { browser }],
    ];
    for (const [who, more] of attempts)
      expect(await app.refused(api.enterRoom, { body: { link, ...more } }, who)).toMatchObject(refusal);
    expect(await (await openPage(entered)).join()).toEqual({ code: 'removed_from_room' });
    expect((await enter(link, host, { browser })).room.is_host).toBe(true);
    expect((await enter(link, undefined, { name: 'Cæcilie', browser: randomUUID() })).room.is_host).toBe(false);
    expect(await app.refused(api.enterRoom, { body: { link, browser: 'x' } })).toMatchObject({ code: 'invalid_input' });
  });

  it('a second device of a person takes over the place, and the older one is notified and leaves', async () => {
    const host = await newEmployer();
    const link = await freeRoom(host);
    const [guest, laptop] = [await pageIn(link, undefined, 'Bo'), await pageIn(link, host)];
    const phone = await pageIn(link, host);
    await expect.poll(() => laptop.of(events.roomLeft)).toEqual([{ reason: 'replaced' }]);
    await expect.poll(() => laptop.socket.connected).toBe(false);
    expect(names(phone.joined.view)).toEqual(['Bo', 'Lene Kjærgaard']);
    await expect.poll(() => guest.newest()?.participants[1]?.connection).toBe(phone.connection);
    expect(guest.newest()?.participants[1]?.away).toBe(false);
  });

  it('a cut keeps the place, and a return does not count the call again', async () => {
    const host = await newEmployer();
    const link = await freeRoom(host);
    const [own, guest] = [await pageIn(link, host), await pageIn(link, undefined, 'Bo')];
    guest.socket.disconnect();
    await expect.poll(() => own.newest()?.participants[1]?.away).toBe(true);
    clock.set(new Date(clock.now().getTime() + 10_000));
    const back = await openPage(await enter(link, undefined, { name: 'Bo' }));
    expect(back.outcome).toBe('connected');
    const before = guest.joined.participant_id;
    guest.socket.connect();
    const again = await guest.join();
    expect(again.participant_id).toBe(before);
    expect(again.view).toMatchObject({ elapsed_ms: 10_000 });
    expect(names(again.view)).toEqual(['Lene Kjærgaard', 'Bo']);
    await expect.poll(() => own.newest()?.participants[1]?.away).toBe(false);
  });

  it('a person who leaves and closes the page is removed at once', async () => {
    const [host, seeker] = [await newEmployer(), await newSeeker()];
    const link = await freeRoom(host);
    const [own, other] = [await pageIn(link, host), await pageIn(link, seeker)];
    other.socket.emit(events.roomLeave.name, {});
    other.socket.disconnect();
    await expect
      .poll(() => own.newest()?.participants.map(({ name, away }) => `${name} ${away}`))
      .toEqual(['Lene Kjærgaard false']);
  });

  it('of fifty people who enter a mesh three are admitted, the others see that it is full, and the host has a place', async () => {
    const host = await newEmployer();
    const link = await freeRoom(host);
    const pages = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => openPage(await enter(link, undefined, { name: `Gæst ${index}` }))),
    );
    const answers = await Promise.all(pages.map((page) => page.join()));
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 'room_full')).toHaveLength(47);
    expect((await pageIn(link, host)).joined.code).toBeUndefined();
    const [room] = await app.services.db.select().from(rooms).where(eq(rooms.id, link));
    expect(room?.state.occupants).toHaveLength(4);
  });
});

describe('bad input over the socket', () => {
  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['no connection', { media }],
    ['a connection that is no uuid', { connection: 'x', media }],
    ['media of another shape', { connection: randomUUID(), media: 'all' }],
  ])('joining with %s is refused', async (_name, payload) => {
    const page = await openPage(await enter(await freeRoom(await newEmployer()), undefined, { name: 'Bo' }));
    expect(await page.say(events.roomJoin, payload)).toEqual({ code: 'invalid_input' });
    expect(page.socket.connected).toBe(true);
  });

  it.each([
    ['no ticket', {}],
    ['a ticket of another shape', { ticket: { $ne: null } }],
    ['a forged ticket', { ticket: `${Buffer.from('{"roomId":"x"}').toString('base64url')}.${'A'.repeat(43)}` }],
  ])('%s does not open the connection', async (_name, auth) => {
    expect((await openPage(auth as { ticket: string })).outcome).toBe('unauthenticated');
  });

  it("an employer's ticket needs the employer's session, also later", async () => {
    const [host, other] = [await newEmployer(), await newEmployer()];
    const entered = await enter(await freeRoom(host), host);
    expect((await openPage(entered)).outcome).toBe('unauthenticated');
    expect((await openPage(entered, other)).outcome).toBe('unauthenticated');
    expect((await openPage(entered, host)).outcome).toBe('connected');
  });

  it('a guest without a name, and signals before joining, are refused', async () => {
    const page = await openPage(await enter(await freeRoom(await newEmployer())));
    expect(await page.join()).toEqual({ code: 'name_required' });
    const signal = { participant_id: 'x', epoch: 1, from: 'x', to: 'x', signal: { candidates: [] } };
    expect(await page.say(events.roomSignalSent, signal)).toEqual({ code: 'no_place' });
  });

  it.each([
    ['of another type', { description: { type: 'rollback', sdp: 'v=0' } }],
    ['without text', { description: { type: 'offer', sdp: '' } }],
    ['too long', { description: { type: 'offer', sdp: 'v'.repeat(60_001) } }],
    ['with 51 candidates', { candidates: Array.from({ length: 51 }, () => ({ candidate: '' })) }],
    ['of nothing', {}],
  ])('a signal %s is refused', async (_name, signal) => {
    const page = await pageIn(await freeRoom(await newEmployer()), undefined, 'Bo');
    const payload = { participant_id: 'x', epoch: 1, from: 'x', to: 'x', signal };
    expect(await page.say(events.roomSignalSent, payload)).toEqual({ code: 'invalid_input' });
  });

  it('a description of 10 MB ends the connection, and the place is kept', async () => {
    const host = await newEmployer();
    const link = await freeRoom(host);
    const [own, guest] = [await pageIn(link, host), await pageIn(link, undefined, 'Bo')];
    const ended = new Promise((resolve) => guest.socket.once('disconnect', resolve));
    const signal = { description: { type: 'offer', sdp: 'v'.repeat(10_000_000) } };
    guest.socket.emit(events.roomSignalSent.name, { participant_id: 'x', epoch: 1, from: 'x', to: 'x', signal });
    await ended;
    await expect.poll(() => own.newest()?.participants.map(({ away }) => away)).toEqual([false, true]);
  });
});

describe('the room of an interview', () => {
  async function newInterview() {
    const [employer, seeker] = [await newEmployer(), await newSeeker()];
    const streamId = randomUUID();
    const endsAt = new Date(clock.now().getTime() + 1_800_000);
    const times = { startsAt: clock.now(), endsAt, admitsSeeker: true, closesAt: endsAt };
    const parties = { employerId: employer.user.id, seekerId: seeker.user.id };
    interviews.set(streamId, { ...parties, title: 'Kok', ...times });
    return { employer, seeker, streamId };
  }
  async function browserOf({ token }: Person) {
    const socket = io(app.socketUrl, {
      auth: { token },
      forceNew: true,
      transports: ['websocket'],
      reconnection: false,
    });
    sockets.push(socket);
    const received: { event: string; payload: unknown }[] = [];
    socket.onAny((event: string, payload: unknown) => received.push({ event, payload }));
    await expect.poll(() => received.some(({ event }) => event === 'unread')).toBe(true);
    return {
      socket,
      of: (name: string) => received.filter(({ event }) => event === name).map(({ payload }) => payload),
    };
  }

  it('notifies the employer of the waiting person, sends the candidate to the room, and counts the call once', async () => {
    const { employer, seeker, streamId } = await newInterview();
    const [office, phone] = [await browserOf(employer), await browserOf(seeker)];
    const waiting = await pageIn(streamId, seeker);
    await expect.poll(() => office.of('candidate_waits')).toEqual([{ stream_id: streamId, name: 'Grace Mensah' }]);
    await waiting.say(events.roomLeave);
    await pageIn(streamId, employer);
    const joining = { room_id: streamId, stream_id: streamId, candidate_id: seeker.user.id };
    await expect.poll(() => phone.of('join-stream')).toEqual([joining]);
    const call = await pageIn(streamId, seeker);
    const reports = () => portCalls.filter((line) => line.includes(streamId)).map((line) => line.replace(streamId, ''));
    expect(reports()).toEqual(['met  0']);
    clock.set(new Date(clock.now().getTime() + 65_000));
    call.socket.emit(events.roomClose.name, {});
    await expect.poll(() => office.of('end_call_from_seeker')).toEqual([{ room_id: streamId }]);
    await expect.poll(reports).toEqual(['met  0', 'parted  65', 'ended ']);
  });

  it('hands what its parties write to their conversation, and shows the rest to everybody in it', async () => {
    const { employer, seeker, streamId } = await newInterview();
    const own = await pageIn(streamId, employer);
    const invitation = new URL((await enter(streamId, employer)).room.invite_path, app.url).searchParams.get(
      'invitation',
    );
    const guest = await openPage(await enter(streamId, undefined, { name: 'Bo', invitation: invitation ?? '' }));
    await guest.join();
    await own.say(events.roomMessageSent, { uuid: randomUUID(), message: 'Velkommen' });
    await own.say(events.roomMessageSent, { uuid: randomUUID(), message: 'Blokeret' });
    await guest.say(events.roomMessageSent, { uuid: randomUUID(), message: 'Hej fra Bo' });
    const candidate = await pageIn(streamId, seeker);
    await candidate.say(events.roomMessageSent, { uuid: randomUUID(), message: 'Tak' });
    expect(portCalls.filter((line) => line.startsWith(`message ${streamId}`))).toEqual([
      `message ${streamId} employer Velkommen`,
      `message ${streamId} employer Blokeret`,
      `message ${streamId} seeker Tak`,
    ]);
    // A party reads the conversation there.
    expect(candidate.joined.messages.map(({ message }) => message)).toEqual(['Blokeret', 'Hej fra Bo']);
    const late = await openPage(await enter(streamId, undefined, { name: 'Åse', invitation: invitation ?? '' }));
    const texts = (await late.join()).messages.map(({ message }) => message);
    expect(texts).toEqual(['Velkommen', 'Blokeret', 'Hej fra Bo', 'Tak']);
  });

  it('is closed to the mailed invitation of a removed guest, and open to another one', async () => {
    const { employer, streamId } = await newInterview();
    const own = await pageIn(streamId, employer);
    const mailed = async () => {
      const email = `${randomUUID()}@jobblik.test`;
      await app.call(api.inviteEmail, { body: { email, link: `/stream/${streamId}` } }, employer);
      const [mail] = await app.mailsTo(email);
      return { invitation: decodeURIComponent(/invitation=([\w.%-]+)/.exec(mail?.text ?? '')?.[1] ?? '') };
    };
    const [one, other] = [await mailed(), await mailed()];
    const entered = await enter(streamId, undefined, { name: 'Bo', ...one });
    await (await openPage(entered)).join();
    await own.say(events.roomRemove, { participant_id: entered.participant_id });
    const body = { link: streamId, name: 'Åse', browser: randomUUID(), ...one };
    expect(await app.refused(api.enterRoom, { body })).toMatchObject({ code: 'removed_from_room' });
    expect((await enter(streamId, undefined, { name: 'Dorte', ...other })).room.is_party).toBe(false);
  });

  it('cannot be joined by an earlier ticket once the interview is cancelled or over', async () => {
    const { seeker, streamId } = await newInterview();
    const page = await openPage(await enter(streamId, seeker), seeker);
    interviews.delete(streamId);
    expect(await page.join()).toMatchObject({ code: 'stream_not_found' });
  });

  it('ends with endCall of a party, not of a stranger', async () => {
    const { employer, seeker, streamId } = await newInterview();
    const [office, phone, stranger] = [
      await browserOf(employer),
      await browserOf(seeker),
      await browserOf(await newEmployer()),
    ];
    await pageIn(streamId, employer);
    const candidate = await pageIn(streamId, seeker);
    expect(await stranger.socket.emitWithAck('endCall', { room_id: streamId })).toEqual({ code: 'not_found' });
    const forged = { room_id: streamId, stream_id: streamId, candidate_id: 1 };
    expect(await stranger.socket.emitWithAck('join-stream', forged)).toEqual({ code: 'not_found' });
    expect(await office.socket.emitWithAck('endCall', { room_id: streamId })).toEqual({});
    await expect.poll(() => candidate.of(events.roomLeft)).toEqual([{ reason: 'ended' }]);
    await expect.poll(() => phone.of('endCall')).toEqual([{ room_id: streamId }]);
  });
});

describe('an invitation by mail', () => {
  it('is sent for the caller’s own room, at most three times a week to one address', async () => {
    const host = await newEmployer();
    const link = `/stream/${await freeRoom(host)}`;
    const invite = (email: string, to = link, who = host) =>
      app.call(api.inviteEmail, { body: { email, link: to } }, who);
    const address = `${randomUUID()}@jobblik.test`;
    expect(await invite(address)).toEqual({ result: 'success' });
    const queued = () => app.services.db.select().from(queuedMails).where(eq(queuedMails.recipient, address));
    const outbox = () => app.mailsTo(address);
    await app.services.tasks.idle();
    expect(await queued()).toEqual([]);
    expect((await outbox())[0]?.text).toContain(link);
    expect(await invite(address, link, await newEmployer())).toEqual({ result: 'failed' });
    expect(await invite(address, 'https://ond.example/stream/x')).toEqual({ result: 'failed' });
    await app.services.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, host.user.id));
    expect(await app.refused(api.inviteEmail, { body: { email: address, link } }, host)).toMatchObject({
      status: 403,
      code: 'email_not_confirmed',
    });
    await app.services.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, host.user.id));
    expect(await app.refused(api.inviteEmail, { body: { email: 'not-an-address', link } }, host)).toMatchObject({
      code: 'invalid_input',
      fields: [{ path: 'email', code: 'not_an_email' }],
    });
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => app.send(api.inviteEmail, { body: { email: address, link } }, host)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  });
});

it('a person’s messages in rooms and own rooms are removed with the account', async () => {
  const [host, seeker] = [await newEmployer(), await newSeeker()];
  const { db } = app.services;
  const meeting = await makeRoom(db, { kind: 'company', hostId: host.user.id, title: 'Møde' });
  const page = await pageIn(meeting, seeker);
  await page.say(events.roomMessageSent, { uuid: randomUUID(), message: 'Hej' });
  const { eraseRoomsOf } = await import('./rooms.tasks.ts');
  await eraseRoomsOf(app.services, seeker.user.id);
  expect(await db.select().from(roomMessages).where(eq(roomMessages.roomId, meeting))).toEqual([]);
  const [room] = await db.select().from(rooms).where(eq(rooms.id, meeting));
  expect(room?.state.occupants).toEqual([]);
  await eraseRoomsOf(app.services, host.user.id);
  expect(await db.select().from(rooms).where(eq(rooms.id, meeting))).toEqual([]);
});
