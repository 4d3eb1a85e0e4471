import { z } from 'zod';
import { readSealed, seal } from '../platform/sealed.ts';
import type { Services } from '../platform/services.ts';

/** Milliseconds for which a ticket opens a room. */
const lifetime = 12 * 3_600_000;
const purpose = { ticket: 'room-ticket', invitation: 'room-invitation' } as const;

/** Who somebody is in one room. A guest has no user. */
const ticket = z.object({
  roomId: z.string(),
  participantId: z.string(),
  userId: z.number().nullable(),
  name: z.string(),
  isHost: z.boolean(),
  isParty: z.boolean(),
  /** Id that the browser keeps for this room. */
  browser: z.string().optional(),
  /** Of the invitation that was mailed to this person. */
  invitation: z.string().optional(),
  until: z.number(),
});
export type Ticket = z.infer<typeof ticket>;

type Clocked = Pick<Services, 'env' | 'clock'>;

export function issueTicket({ env, clock }: Clocked, value: Omit<Ticket, 'until'>): Promise<string> {
  return seal(env, purpose.ticket, { ...value, until: clock.now().getTime() + lifetime });
}

/** The ticket in a text; undefined for everything that this installation did not issue or that has run out. */
export function readTicket({ env, clock }: Clocked, text: string): Promise<Ticket | undefined> {
  return readSealed(env, purpose.ticket, { schema: ticket, text, now: clock.now() });
}

const invitation = z.object({ roomId: z.string(), id: z.string().optional(), until: z.number() });
export type Invitation = z.infer<typeof invitation>;

/**
 * A text that lets people without an account into the room of one interview until it closes.
 * @param id of an invitation for one person, which ends when the host puts that person out
 */
export function issueInvitation(
  { env }: Clocked,
  { roomId, closesAt, id }: { roomId: string; closesAt: Date; id?: string },
): Promise<string> {
  return seal(env, purpose.invitation, { roomId, ...(id && { id }), until: closesAt.getTime() });
}

/** The invitation in a text; undefined for every text that is none to this room. */
export async function readInvitation(
  { env, clock }: Clocked,
  roomId: string,
  text: string | undefined,
): Promise<Invitation | undefined> {
  if (!text) return undefined;
  const given = await readSealed(env, purpose.invitation, { schema: invitation, text, now: clock.now() });
  return given?.roomId === roomId ? given : undefined;
}
