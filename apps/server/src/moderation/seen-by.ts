import { Problem } from '@jobblik/contract/kernel/problem';
import type { Principal } from '@jobblik/contract/kernel/session';
import type { ReportedKind } from '@jobblik/contract/moderation/moderation.rules';
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import { displayNameFor, findSeenCv } from '../candidates/index.ts';
import { chatMembers, chatMessages } from '../chat/chat.tables.ts';
import type { Services } from '../platform/services.ts';
import { words } from '../platform/words.ts';
import { findReported, type Reported, type ReportedThing } from './find-reported.ts';

const word = words('mail');

/**
 * What a person reports, as this person sees it.
 * @throws Problem `not_found` for what is not there or not theirs to see, `own_content` for their own
 */
export async function findSeen(
  services: Services,
  who: Principal,
  thing: ReportedThing,
): Promise<Reported & { title: string }> {
  const found = await findReported(services.db, thing);
  if (found && who.kind === 'user' && found.ownerId === who.userId) throw new Problem('own_content');
  const title = found && !found.takenDown ? await titles[thing.kind](services, who, { thing, found }) : undefined;
  if (!found || title === undefined) throw new Problem('not_found');
  return { ...found, title };
}

type Title = (
  services: Services,
  who: Principal,
  seen: { thing: ReportedThing; found: Reported },
) => Promise<string | undefined>;

/** The name under which a person sees something; undefined for who does not see it. */
const titles: Record<ReportedKind, Title> = {
  async company({ db }, who, { found }) {
    const [owner] = await db
      .select({ sample: users.sample })
      .from(users)
      .where(and(eq(users.id, found.ownerId), isNull(users.deactivatedAt)));
    const shown = owner && (who.kind === 'guest' || !who.demo || owner.sample);
    return shown ? found.title : undefined;
  },
  async cv(services, who, { found }) {
    return (await seesCv(services, who, found.ownerId)) ? await nameOf(services, who, found.ownerId) : undefined;
  },
  async video(services, who, { found }) {
    const cv = await seesCv(services, who, found.ownerId);
    return cv && !cv.anonymous ? found.title : undefined;
  },
  async message({ db }, who, { thing }) {
    if (who.kind !== 'user') return undefined;
    const [message] = await db
      .select({ seq: chatMessages.seq, hiddenSeq: chatMembers.hiddenSeq })
      .from(chatMessages)
      .innerJoin(chatMembers, eq(chatMembers.conversationId, chatMessages.conversationId))
      .where(and(eq(chatMessages.uuid, thing.key), eq(chatMembers.userId, who.userId)));
    return message && message.seq > message.hiddenSeq ? word('moderation.what.message') : undefined;
  },
};

async function seesCv(services: Services, who: Principal, seekerId: number) {
  if (who.kind !== 'user') return undefined;
  try {
    return await findSeenCv(services, who, seekerId);
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

async function nameOf(services: Services, who: Principal, seekerId: number): Promise<string> {
  return who.kind === 'user' ? await displayNameFor(services, who.userId, seekerId) : '';
}
