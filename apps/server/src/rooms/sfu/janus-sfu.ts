import { Problem } from '@jobblik/contract/kernel/problem';
import * as events from '@jobblik/contract/rooms/rooms.events';
import { roomCapacity } from '@jobblik/contract/rooms/rooms.rules';
import { eq, sql } from 'drizzle-orm';
import { listOf } from '../../platform/ice/ice-servers.ts';
import { type JanusConnection, JanusError } from '../../platform/janus/janus-connection.ts';
import { followJanus } from '../../platform/janus/janus-nodes.ts';
import type { Services } from '../../platform/services.ts';
import { changeRoom, channels, type RoomSpace } from '../change-room.ts';
import { rooms } from '../rooms.tables.ts';
import type { Seat } from '../seat.ts';
import { type JanusLink, linkToJanus } from './janus-link.ts';
import type { RoomSfu } from './room-sfu.ts';

/** Plugin code: the room exists already. */
const roomExists = 427;
/** Maximum bits per second from one person. */
const bitrate = 1_500_000;
/** Milliseconds between two searches for empty rooms on a Janus. */
const tidyEvery = 60_000;

/** Rooms on the Janus servers of the settings. */
export function createJanusSfu(services: Services): RoomSfu {
  const { env, log, db } = services;
  const nodes = followJanus(listOf(env.JANUS_URLS), { apiSecret: env.JANUS_SECRET, log });
  const links = new Map<string, { link: JanusLink; epoch: number; node: string }>();
  const admin = env.JANUS_ADMIN_KEY ? { admin_key: env.JANUS_ADMIN_KEY } : {};

  const load = (node: string) => [...links.values()].filter((one) => one.node === node).length;
  const plan = () => ({
    sfuForAll: env.JANUS_FOR_ALL,
    nodes: nodes.up().toSorted((one, other) => load(one) - load(other)),
  });

  async function makeRoom(connection: JanusConnection, room: string): Promise<void> {
    const control = await connection.attach();
    try {
      const audio = { audiocodec: 'opus', audiolevel_event: false };
      const created = { request: 'create', room, description: 'jobblik', publishers: roomCapacity.sfu, bitrate };
      await control.request({ ...created, ...audio, videocodec: 'vp8,h264', ...admin });
    } catch (error) {
      if (!(error instanceof JanusError) || error.code !== roomExists) throw error;
    } finally {
      await control.detach();
    }
  }

  async function publish(
    space: RoomSpace,
    seat: Seat,
    { epoch, sdp }: { epoch: number; sdp: string },
  ): Promise<string> {
    const [room] = await db.select({ state: rooms.state }).from(rooms).where(eq(rooms.id, seat.roomId));
    const node = room?.state.epoch === epoch ? room.state.node : null;
    if (node === null || node === undefined) throw new Problem('conflict');
    await leave(seat);
    const connection = nodes.connection(node);
    const name = `${seat.roomId}-${epoch}`;
    await makeRoom(connection, name);
    const link = await linkToJanus({
      connection,
      room: name,
      feed: seat.connection,
      participantId: seat.id,
      onOffer: (offer) =>
        space.emit([channels.page(seat.roomId, seat.connection)], events.sfuOffer, { epoch, ...offer }),
      onError: (error) => log.warn({ err: error, room: seat.roomId }, 'a page could not be sent the others'),
    });
    links.set(seat.connection, { link, epoch, node });
    return await link.publish(sdp);
  }

  function linkOf(seat: Seat, epoch: number): JanusLink {
    const found = links.get(seat.connection);
    if (found?.epoch !== epoch) throw new Problem('conflict');
    return found.link;
  }

  async function leave({ connection }: Seat): Promise<void> {
    const found = links.get(connection);
    links.delete(connection);
    await found?.link.close();
  }

  /** Moves the rooms of a lost Janus to another one; everyone in them is notified. */
  async function move(space: RoomSpace, node: string): Promise<void> {
    for (const [connection, link] of links) if (link.node === node) links.delete(connection);
    try {
      const hit = await db.select({ id: rooms.id }).from(rooms).where(sql`${rooms.state}->>'node' = ${node}`);
      for (const { id } of hit)
        await changeRoom(services, space, { roomId: id, change: { type: 'node_lost', node, plan: plan() } });
    } catch (error) {
      log.error({ err: error, node }, 'the rooms of a lost Janus could not be moved');
    }
  }

  async function tidy(): Promise<void> {
    for (const node of nodes.up()) {
      try {
        const control = await nodes.connection(node).attach();
        const { data } = await control.request({ request: 'list', ...admin });
        for (const one of Array.isArray(data.list) ? data.list : [])
          if (one.description === 'jobblik' && one.num_participants === 0)
            await control.request({ request: 'destroy', room: one.room });
        await control.detach();
      } catch (error) {
        log.warn({ err: error, node }, 'the rooms of a Janus could not be tidied');
      }
    }
  }
  const tidying = setInterval(() => void tidy(), tidyEvery).unref();

  return {
    plan,
    start: (space) => nodes.onLost((node) => void move(space, node)),
    register(space, seatOf) {
      space.on(events.sfuPublish, async (payload, socket) => ({ sdp: await publish(space, seatOf(socket), payload) }));
      space.on(events.sfuSubscribed, ({ epoch, sdp }, socket) => linkOf(seatOf(socket), epoch).answer(sdp));
      space.on(events.sfuCandidates, ({ epoch, of, candidates }, socket) =>
        linkOf(seatOf(socket), epoch).trickle(of, candidates),
      );
    },
    leave,
    ready: nodes.tried,
    async close() {
      clearInterval(tidying);
      nodes.close();
    },
  };
}
