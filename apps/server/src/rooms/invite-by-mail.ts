import { randomBytes } from 'node:crypto';
import { defaultLanguage } from '@jobblik/contract/kernel/language';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { readRoomLink, roomPath } from '@jobblik/contract/rooms/rooms.rules';
import { findUser, isVerified } from '../accounts/index.ts';
import { countStrangerMail } from '../notices/strangers/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { inLanguage } from '../platform/language.ts';
import { layoutMail, mailSender } from '../platform/mail/layout.ts';
import { queueMail } from '../platform/mail/mail.tasks.ts';
import type { Services } from '../platform/services.ts';
import { words } from '../platform/words.ts';
import { findRoom } from './find-room.ts';
import { issueInvitation } from './room-tickets.ts';

const word = words('mail');
/** Short: it is part of a link. */
const newInvitationId = () => randomBytes(9).toString('base64url');

/**
 * Mails the link of a room to somebody. Only the room's host may do that.
 * @returns false for any other link or person; nothing is sent then
 * @throws Problem those of `countStrangerMail`, and `email_not_confirmed` while the e-mail of the host is not
 */
export async function inviteByMail(
  services: Services,
  who: SignedIn,
  { email, link }: { email: string; link: string },
): Promise<boolean> {
  const read = readRoomLink(link);
  const found = read && (await findRoom(services, who, { link: read.roomId }));
  if (!found?.place.isHost) return false;
  const { room, interview } = found;
  const invitation = interview
    ? await issueInvitation(services, { roomId: room.id, closesAt: interview.closesAt, id: newInvitationId() })
    : undefined;
  return await inTransaction(services.db, async (tx) => {
    const user = await findUser(tx, who.userId);
    if (!user) return false;
    if (!(await isVerified(tx, user.id))) throw new Problem('email_not_confirmed');
    const { name } = user;
    const links = await countStrangerMail(tx, services, { senderId: user.id, address: email });
    // The receiver has no account, so the language is unknown.
    const mail = inLanguage(defaultLanguage, () =>
      layoutMail(
        {
          subject: word('rooms.invited.subject'),
          heading: word('rooms.invited.heading'),
          paragraphs: [word('rooms.invited.text', { name }), word('rooms.invited.how')],
          button: { label: word('rooms.invited.button'), url: roomPath(room.id, invitation) },
          reason: word('rooms.invited.reason', { name }),
          stop: links.stop,
          report: links.report,
        },
        mailSender(services.env),
      ),
    );
    await queueMail(tx, services, { to: email, people: [user.id], headers: links.headers, ...mail });
    return true;
  });
}
