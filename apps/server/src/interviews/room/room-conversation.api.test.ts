import { randomUUID } from 'node:crypto';
import { blockChatContact, deleteChat } from '@jobblik/contract/chat/chat.api';
import { getInterviewDetail } from '@jobblik/contract/interviews/interviews.api';
import { enterRoom, uploadRoomFile } from '@jobblik/contract/rooms/rooms.api';
import { roomJoin, roomMessagePushed, roomMessageSent } from '@jobblik/contract/rooms/rooms.events';
import { roomSpace } from '@jobblik/contract/rooms/rooms.rules';
import type { JoinedRoom, RoomMessage } from '@jobblik/contract/rooms/rooms.schema';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { picture } from '../../platform/files/files.factory.ts';
import { makeInterview } from '../interviews.factory.ts';
import { interviewsHarness } from '../interviews.harness.ts';

let app: TestApp;
let harness: ReturnType<typeof interviewsHarness>;
const sockets: Socket[] = [];
beforeAll(async () => {
  app = await startTestApp();
  harness = interviewsHarness(app);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => app.close());

type Pair = Awaited<ReturnType<typeof harness.newPair>>;
type Person = Pair['seeker'];

/** An interview whose room is open. */
async function openInterview() {
  const pair = await harness.newPair();
  const { uuid } = await makeInterview(app.services, {
    employerId: pair.employer.user.id,
    seekerId: pair.seeker.user.id,
    applicationId: pair.applicationId,
    ...harness.soon(2),
    state: 'accepted',
  });
  return { ...pair, uuid };
}

/** Somebody in a room, who may be a guest with an invitation. */
async function inRoom(link: string, who?: Person, invitation?: string) {
  const body = { link, name: 'Bo', ...(invitation && { invitation }) };
  const { ticket, room } = await app.call(enterRoom, { body }, who);
  const auth = { ticket, ...(who && { token: who.token }) };
  const socket = io(`${app.socketUrl}${roomSpace}`, { auth, forceNew: true, transports: ['websocket'] });
  sockets.push(socket);
  const pushed: RoomMessage[] = [];
  socket.on(roomMessagePushed.name, (message: RoomMessage) => pushed.push(message));
  const media = { microphone: true, camera: true, screen: false };
  const joined: JoinedRoom = await socket.emitWithAck(roomJoin.name, { connection: randomUUID(), media });
  const say = (message: string, more: { action?: string; uuid?: string } = {}) =>
    socket.emitWithAck(roomMessageSent.name, { uuid: randomUUID(), message, ...more });
  return { joined, say, pushed, invitation: new URL(room.invite_path || '/', app.url).searchParams.get('invitation') };
}

const detailOf = (uuid: string, who: Person) => app.call(getInterviewDetail, { body: { stream_id: uuid } }, who);
const conversation = async (uuid: string, who: Person) =>
  (await detailOf(uuid, who)).result_message_json
    .filter(({ message_type }) => message_type === 0 || message_type === 20)
    .map(({ type, message, file }) => [type, file?.real_name ?? message]);
const inChat = async (who: Person, contact: Person) =>
  (await harness.history(who, contact)).result_message_json.map(({ message }) => message);

describe('the room of two parties', () => {
  it('shows their conversation, and what is written in it stays there', async () => {
    const { seeker, employer, uuid } = await openInterview();
    await harness.send(seeker, employer, 'Jeg glæder mig');
    const office = await inRoom(uuid, employer);
    expect(await conversation(uuid, employer)).toEqual([['receive', 'Jeg glæder mig']]);
    const candidate = await inRoom(uuid, seeker);
    const browser = await harness.browserOf(seeker);
    await office.say('Her er opgaven');
    await expect.poll(() => candidate.pushed.map(({ message }) => message)).toEqual(['Her er opgaven']);
    await expect.poll(() => browser.of('chat_message')).toMatchObject([{ message: 'Her er opgaven' }]);
    await candidate.say('Tak');
    for (const [who, other, types] of [
      [seeker, employer, ['send', 'receive', 'send']],
      [employer, seeker, ['receive', 'send', 'receive']],
    ] as const) {
      expect(await conversation(uuid, who)).toEqual([
        [types[0], 'Jeg glæder mig'],
        [types[1], 'Her er opgaven'],
        [types[2], 'Tak'],
      ]);
      expect((await inChat(who, other)).slice(-2)).toEqual(['Her er opgaven', 'Tak']);
    }
    harness.closeBrowsers();
  });

  it('keeps a picture, once, however often it is sent', async () => {
    const { seeker, employer, uuid } = await openInterview();
    const office = await inRoom(uuid, employer);
    const png = { name: 'plan.png', content: await picture('png', 20, 20) };
    const sent = await app.call(uploadRoomFile, {} as never, { ...employer, files: { upload_image_file: png } });
    const again = { action: 'image', uuid: randomUUID() };
    await office.say(sent.file_name, again);
    await office.say(sent.file_name, again);
    expect(await conversation(uuid, seeker)).toEqual([['receive', 'plan.png']]);
    const [message] = (await detailOf(uuid, seeker)).result_message_json.slice(-1);
    const path = new URL(message?.file?.url ?? '', app.url);
    expect((await app.raw('GET', `${path.pathname}${path.search}`)).status).toBe(200);
  });

  it('shows a guest only what is written in it, and keeps the guest out of the conversation', async () => {
    const { seeker, employer, uuid } = await openInterview();
    await harness.send(seeker, employer, 'Min løn i dag er 32.000 kr.');
    const office = await inRoom(uuid, employer);
    const guest = await inRoom(uuid, undefined, office.invitation ?? '');
    await office.say('Velkommen');
    await guest.say('Hej, jeg er Bo');
    const other = await inRoom(uuid, undefined, office.invitation ?? '');
    expect(other.joined.messages.map(({ message }) => message)).toEqual(['Velkommen', 'Hej, jeg er Bo']);
    expect((await inChat(seeker, employer)).slice(-2)).toEqual(['Min løn i dag er 32.000 kr.', 'Velkommen']);
    const candidate = await inRoom(uuid, seeker);
    expect(candidate.joined.messages.map(({ message }) => message)).toEqual(['Hej, jeg er Bo']);
  });

  it('shows its conversation to nobody else', async () => {
    const { uuid } = await openInterview();
    const other = await harness.newPair();
    for (const who of [other.seeker, other.employer])
      expect(await app.refused(getInterviewDetail, { body: { stream_id: uuid } }, who)).toMatchObject({ status: 404 });
    expect(await app.refused(getInterviewDetail, { body: { stream_id: uuid } })).toMatchObject({ status: 401 });
  });

  it.each(['the writer', 'the reader'] as const)('keeps nothing where %s has blocked the other', async (side) => {
    const { seeker, employer, uuid } = await openInterview();
    const [office, candidate] = [await inRoom(uuid, employer), await inRoom(uuid, seeker)];
    const [by, of] = side === 'the writer' ? [employer, seeker] : [seeker, employer];
    await app.call(blockChatContact, { body: { user_id: of.user.id, blocked: true } }, by);
    expect(await office.say('Kan du høre mig?')).toMatchObject({ message: 'Kan du høre mig?' });
    await expect.poll(() => candidate.pushed.map(({ message }) => message)).toEqual(['Kan du høre mig?']);
    expect(await inChat(seeker, employer)).not.toContain('Kan du høre mig?');
    // It stays in the room.
    const again = await inRoom(uuid, seeker);
    expect(again.joined.messages.map(({ message }) => message)).toEqual(['Kan du høre mig?']);
  });

  it('does not bring back a conversation that a party has removed', async () => {
    const { seeker, employer, uuid } = await openInterview();
    const office = await inRoom(uuid, employer);
    await office.say('Før');
    await app.call(deleteChat, { body: { selected_user_id: employer.user.id } }, seeker);
    const candidate = await inRoom(uuid, seeker);
    expect(candidate.joined.messages).toEqual([]);
    expect(await conversation(uuid, seeker)).toEqual([]);
    await office.say('Efter');
    expect(await conversation(uuid, seeker)).toEqual([['receive', 'Efter']]);
    expect(await conversation(uuid, employer)).toEqual([
      ['send', 'Før'],
      ['send', 'Efter'],
    ]);
  });
});
