import { Problem } from '@jobblik/contract/kernel/problem';
import * as events from '@jobblik/contract/rooms/rooms.events';
import { roomSpace } from '@jobblik/contract/rooms/rooms.rules';
import type { JoinedRoom } from '@jobblik/contract/rooms/rooms.schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { authenticator } from '../accounts/index.ts';
import { iceServers } from '../platform/ice/ice-servers.ts';
import type { SpaceSocket } from '../platform/realtime/realtime.ts';
import type { Services } from '../platform/services.ts';
import { announceArrival } from './announce-arrival.ts';
import { type ChangedRoom, changeRoom, channels, type RoomSpace } from './change-room.ts';
import { closeCall } from './close-call.ts';
import { readMessages, storeMessage } from './room-messages.ts';
import type { RoomChange } from './room-state.rules.ts';
import { readTicket, type Ticket } from './room-tickets.ts';
import { mayClose } from './rooms.policy.ts';
import { rooms } from './rooms.tables.ts';
import type { Seat } from './seat.ts';
import type { RoomSfu } from './sfu/room-sfu.ts';
import { followRooms } from './sweep-rooms.ts';

const ownChannels = ({ roomId, id, connection }: Seat) => [
  channels.room(roomId),
  channels.participant(roomId, id),
  channels.page(roomId, connection),
];

const handshake = z.object({ ticket: z.string().max(2200), token: z.string().min(20).max(200).optional() });

/** Opens the namespace of the rooms and registers the events from browsers in a room. Call once at start. */
export function registerSignalling(services: Services, sfu: RoomSfu): RoomSpace {
  const { db, clock, realtime } = services;
  const authenticate = authenticator(db, clock);
  /** The pages in rooms that are connected to this server, by socket. */
  const seats = new Map<string, Seat>();

  const admit = async (auth: unknown): Promise<Ticket | null> => {
    const given = handshake.safeParse(auth);
    const ticket = given.success ? await readTicket(services, given.data.ticket) : undefined;
    if (!ticket || ticket.userId === null) return ticket ?? null;
    // A ticket is valid for longer than a session; its person must still be signed in.
    const who = given.data?.token ? await authenticate(given.data.token) : null;
    return who?.userId === ticket.userId ? ticket : null;
  };
  const space: RoomSpace = realtime.openSpace(roomSpace, admit, ({ userId }) => userId);
  const rounds = followRooms(services, space);
  sfu.start(space);

  const change = async (seat: Seat, made: RoomChange) =>
    await changeRoom(services, space, { roomId: seat.roomId, change: made });
  /** A ticket is valid for longer than a cancelled or finished interview. */
  const assertOpen = async (roomId: string): Promise<void> => {
    const [room] = await db.select({ kind: rooms.kind }).from(rooms).where(eq(rooms.id, roomId));
    if (!room) throw new Problem('stream_not_found');
    if (room.kind === 'interview' && !(await services.ports.rooms.findInterview(services, roomId)))
      throw new Problem('stream_not_found');
  };
  const seatOf = (socket: SpaceSocket<Ticket>): Seat => {
    const seat = seats.get(socket.id);
    if (!seat) throw new Problem('no_place');
    return seat;
  };
  const hostSeat = (socket: SpaceSocket<Ticket>): Seat => {
    if (!socket.member.isHost) throw new Problem('may_not_host');
    return seatOf(socket);
  };

  space.on(events.roomJoin, async ({ connection, media }, socket) => {
    const { roomId, participantId: id, userId, name, isHost, isParty, browser, invitation } = socket.member;
    if (name === '') throw new Problem('name_required');
    await assertOpen(roomId);
    const seat = { roomId, id, connection };
    await rounds.before(roomId);
    const own = ownChannels(seat);
    // Before the change, so that the page receives the events right after it.
    for (const channel of own) await socket.join(channel);
    let changed: ChangedRoom | undefined;
    try {
      const who = { id, connection, userId, name, isHost, isParty, browser, invitation, ...media };
      changed = await change(seat, { type: 'join', who, plan: sfu.plan() });
      if (!changed) throw new Problem('stream_not_found');
    } catch (error) {
      for (const channel of own) await socket.leave(channel);
      throw error;
    }
    seats.set(socket.id, seat);
    rounds.watch(roomId);
    await announceArrival(services, socket.member, changed);
    return {
      participant_id: id,
      view: changed.view,
      messages: await readMessages(services, { roomId, isParty }),
      ice_servers: iceServers(services.env, id, clock.now().getTime()),
    } satisfies JoinedRoom;
  });

  space.on(events.roomMedia, async (media, socket) => {
    const seat = seatOf(socket);
    await change(seat, { type: 'media', id: seat.id, media });
  });

  space.on(events.roomSignalSent, async (payload, socket) => {
    const { roomId, id, connection } = seatOf(socket);
    const signal = { ...payload, participant_id: id, from: connection };
    space.emit([channels.page(roomId, payload.to)], events.roomSignalPushed, signal);
  });

  space.on(events.roomLeave, async (_payload, socket) => {
    const { roomId, id, connection } = seatOf(socket);
    await leave(socket, { type: 'leave', id, connection });
    for (const channel of ownChannels({ roomId, id, connection })) await socket.leave(channel);
  });

  space.on(events.roomRemove, async ({ participant_id: id }, socket) => {
    await change(hostSeat(socket), { type: 'remove', id });
  });

  space.on(events.roomMuteAll, async (_payload, socket) => {
    const { roomId } = hostSeat(socket);
    const [room] = await db.select({ state: rooms.state }).from(rooms).where(eq(rooms.id, roomId));
    const others = (room?.state.occupants ?? []).filter(({ isHost }) => !isHost);
    space.emit(
      others.map(({ id }) => channels.participant(roomId, id)),
      events.roomMuted,
      {},
    );
  });

  space.on(events.roomClose, async (_payload, socket) => {
    if (!mayClose(socket.member)) throw new Problem('may_not_host');
    await closeCall(services, space, { roomId: seatOf(socket).roomId, by: socket.member });
  });

  space.on(events.roomMessageSent, async ({ uuid, action, message: text }, socket) => {
    const { roomId } = seatOf(socket);
    const { message, isNew } = await storeMessage(services, socket.member, { uuid, action, message: text });
    const { userId } = socket.member;
    const pushed = { ...message, meeting_link: roomId, userid: userId };
    if (isNew) space.emit([channels.room(roomId)], events.roomMessagePushed, pushed);
    return message;
  });

  sfu.register(space, seatOf);

  /** The page has left, or its connection was cut. */
  async function leave(socket: SpaceSocket<Ticket>, made: RoomChange): Promise<void> {
    const seat = seats.get(socket.id);
    if (!seat) return;
    seats.delete(socket.id);
    await sfu.leave(seat);
    await change(seat, made);
  }

  space.onDisconnect(async (socket) => {
    const seat = seats.get(socket.id);
    if (!seat) return;
    // The same page may have returned over another connection before this one was detected as dead.
    const page = channels.page(seat.roomId, seat.connection);
    const isBack = (await space.joinedAmong([page])).has(page);
    if (isBack) seats.delete(socket.id);
    else await leave(socket, { type: 'cut', id: seat.id, connection: seat.connection });
  });

  /** The spec's events of signed-in browsers, for their current room. */
  const endCall = async (roomId: string, userId: number) => {
    const [room] = await db.select({ state: rooms.state }).from(rooms).where(eq(rooms.id, roomId));
    const by = room?.state.occupants.find((one) => one.userId === userId);
    if (!by || !mayClose(by)) throw new Problem('not_found');
    await closeCall(services, space, { roomId, by });
  };
  realtime.on(events.endCallSent, async ({ room_id }, who) => endCall(room_id, who.userId));
  realtime.on(events.endCallFromSeekerSent, async ({ room_id }, who) => endCall(room_id, who.userId));
  realtime.on(events.joinStreamSent, async ({ stream_id }, who) => {
    const interview = await services.ports.rooms.findInterview(services, stream_id);
    if (interview?.employerId !== who.userId) throw new Problem('not_found');
    const { seekerId } = interview;
    const payload = { room_id: stream_id, stream_id, candidate_id: seekerId };
    realtime.nudge([seekerId], events.joinStreamPushed, payload);
  });
  return space;
}
