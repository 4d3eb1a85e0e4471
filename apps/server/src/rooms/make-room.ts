import { randomBytes } from 'node:crypto';
import type { RoomKind } from '@jobblik/contract/rooms/rooms.rules';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { emptyRoom } from './room-state.rules.ts';
import { rooms } from './rooms.tables.ts';

/** 128 random bits as text, so that the address of a room cannot be guessed. */
const newRoomId = () => randomBytes(16).toString('base64url');

/** Creates a room of an employer. @returns its id, the `meeting_link` of a company room */
export async function makeRoom(
  tx: Database | Transaction,
  { kind, hostId, title }: { kind: Exclude<RoomKind, 'interview'>; hostId: number; title: string },
): Promise<string> {
  const id = newRoomId();
  await tx.insert(rooms).values({ id, kind, hostId, title, state: emptyRoom });
  return id;
}

/** The open free room of an employer, created at the first use. */
export async function openFreeRoom({ db }: Services, hostId: number): Promise<string> {
  return await inTransaction(db, async (tx) => {
    const [open] = await tx
      .select({ id: rooms.id })
      .from(rooms)
      .where(and(eq(rooms.hostId, hostId), eq(rooms.kind, 'free'), isNull(rooms.closedAt)))
      .orderBy(desc(rooms.createdAt))
      .limit(1);
    return open?.id ?? (await makeRoom(tx, { kind: 'free', hostId, title: '' }));
  });
}

/** The row of an interview's room, created when the first person tries to enter. */
export async function ensureInterviewRoom(
  { db }: Pick<Services, 'db'>,
  { streamId, hostId, title }: { streamId: string; hostId: number; title: string },
): Promise<void> {
  await db
    .insert(rooms)
    .values({ id: streamId, kind: 'interview', hostId, title, state: emptyRoom })
    .onConflictDoNothing();
}
