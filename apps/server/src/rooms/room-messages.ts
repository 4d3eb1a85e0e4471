import { Problem } from '@jobblik/contract/kernel/problem';
import { roomLimits } from '@jobblik/contract/rooms/rooms.rules';
import type { RoomMessage } from '@jobblik/contract/rooms/rooms.schema';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Transaction } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { StoredFile } from '../platform/files/files.ts';
import type { Services } from '../platform/services.ts';
import type { Ticket } from './room-tickets.ts';
import { type RoomMessageRow, roomMessages } from './rooms.tables.ts';
import { findRoomFile } from './upload-file.ts';

/** Seconds for which links to files of a room are valid. */
const linkLifetime = 24 * 3600;

export interface NewRoomMessage {
  uuid: string;
  action: 'message' | 'image' | 'doc' | 'pdf';
  /** The text, or the name that the upload call returned. */
  message: string;
}

/**
 * Stores a message of somebody in a room; that of a party of an interview also in the conversation of the two, where it stays. A
 * repeated uuid returns the stored message.
 * @throws Problem `file_not_found` for a file of another person, `uuid_taken` for a uuid of another person
 */
export async function storeMessage(
  services: Services,
  ticket: Ticket,
  { uuid, action, message }: NewRoomMessage,
): Promise<{ message: RoomMessage; isNew: boolean }> {
  const fileId = action === 'message' ? null : await fileOf(services, ticket, message);
  const { row, isNew } = await inTransaction(services.db, async (tx) => {
    const [added] = await tx
      .insert(roomMessages)
      .values({
        roomId: ticket.roomId,
        uuid,
        participantId: ticket.participantId,
        userId: ticket.userId,
        name: ticket.name,
        action,
        text: action === 'message' ? message : '',
        fileId,
        createdAt: services.clock.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (added && fileId) await services.files.claim(tx, fileId);
    if (added && ticket.isParty) await storeInConversation(tx, services, ticket, added);
    const [row] = added ? [added] : await tx.select().from(roomMessages).where(eq(roomMessages.uuid, uuid));
    return { row, isNew: Boolean(added) };
  });
  const isOwn =
    row?.roomId === ticket.roomId &&
    (row.participantId === ticket.participantId || (row.userId !== null && row.userId === ticket.userId));
  if (!row || !isOwn) throw new Problem('uuid_taken');
  const [presented] = await present(services, [row]);
  if (!presented) throw new Error('a stored message was not presented');
  return { message: presented, isNew };
}

/** Stores a party's message in the conversation of an interview's parties. */
async function storeInConversation(tx: Transaction, services: Services, ticket: Ticket, row: RoomMessageRow) {
  const { roomId, isHost } = ticket;
  const { id, uuid, action, text, fileId } = row;
  const message = { from: isHost ? 'employer' : 'seeker', uuid, action, text, fileId } as const;
  if (!(await services.ports.rooms.interviewMessage(tx, services, roomId, message))) return;
  await tx.update(roomMessages).set({ inConversation: true }).where(eq(roomMessages.id, id));
}

async function fileOf(services: Services, { userId }: Ticket, name: string): Promise<string> {
  const fileId = userId === null ? undefined : await findRoomFile(services.db, name, userId);
  if (!fileId) throw new Problem('file_not_found');
  return fileId;
}

/**
 * The newest messages of a room, the oldest of them first. The parties of an interview read those of their conversation there, where
 * each of them may have removed it.
 */
export async function readMessages(
  services: Services,
  { roomId, isParty }: Pick<Ticket, 'roomId' | 'isParty'>,
): Promise<RoomMessage[]> {
  const isShown = isParty ? eq(roomMessages.inConversation, false) : undefined;
  const newest = services.db
    .select()
    .from(roomMessages)
    .where(and(eq(roomMessages.roomId, roomId), isShown))
    .orderBy(desc(roomMessages.id))
    .limit(roomLimits.messages)
    .as('newest');
  return await present(services, await services.db.select().from(newest).orderBy(asc(newest.id)));
}

async function present({ files }: Services, rows: readonly RoomMessageRow[]): Promise<RoomMessage[]> {
  const found = await files.describe(rows.flatMap(({ fileId }) => fileId ?? []));
  return rows.map((row) => ({
    uuid: row.uuid,
    participant_id: row.participantId,
    name: row.name,
    action: row.action,
    message: row.text,
    file: presentFile({ files }, row.fileId ? found.get(row.fileId) : undefined),
    at: row.createdAt.toISOString(),
  }));
}

function presentFile({ files }: Pick<Services, 'files'>, file: StoredFile | undefined): RoomMessage['file'] {
  if (!file) return null;
  const url = files.link(file.id, { lifetime: linkLifetime, under: '/images/chat_files' });
  return { url, real_name: file.realName, size: file.size };
}
