import { typeOfAction } from '@jobblik/contract/chat/chat.rules';
import { hasBlocked, postMessage } from '../../chat/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import type { MessageOfParty } from '../../rooms/index.ts';
import { findByUuid } from '../interviews.queries.ts';

/**
 * Stores what a party wrote in the room of an interview as a message of the conversation of the two.
 * @returns false where one of them has blocked the other or is removed
 */
export async function storeInConversation(
  tx: Transaction,
  services: Services,
  uuid: string,
  message: MessageOfParty,
): Promise<boolean> {
  const interview = await findByUuid(tx, uuid);
  if (!interview || interview.seekerId === null) return false;
  const { seekerId, employerId } = interview;
  const { from, action, text, fileId } = message;
  const [writerId, readerId] = from === 'seeker' ? [seekerId, employerId] : [employerId, seekerId];
  // Who has blocked the other writes to them in the room only.
  if (await hasBlocked(tx, writerId, readerId)) return false;
  const content = { uuid: message.uuid, type: typeOfAction[action], text, ...(fileId && { fileId }) };
  const isStored = await postMessage(tx, services, { seekerId, employerId, from }, content);
  // The conversation owns the file as the room does.
  if (isStored && fileId) await services.files.claim(tx, fileId);
  return isStored;
}
