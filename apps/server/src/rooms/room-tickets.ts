import { z } from 'zod';
import { readSealed, seal } from '../platform/sealed.ts';
import type { Services } from '../platform/services.ts';

/** Lifetime of a ticket in milliseconds. */
const lifetime = 12 * 3_600_000;
const purpose = { ticket: 'room-ticket', invitation: 'room-invitation' } as const;

/** The identity of a person in one room. A guest has no user. */
const ticket = z.object({
  roomId: z.string(),
  participantId: z.string(),
  userId: z.number().nullable(),
  name: z.string(),
  isHost: z.boolean(),
  isParty: z.boolean(),
  /** Id that the browser stores for this room. */
  browser: z.string().optional(),
  /** Id of the invitation that was mailed to this person. */
  invitation: z.string().optional(),
  until: z.number(),
});
export type Ticket = z.infer<typeof ticket>;

type Clocked = Pick<Services, 'env' | 'clock'>;

export function issueTicket({ env, clock }: Clocked, value: Omit<Ticket, 'until'>): string {
  return seal(env, purpose.ticket, { ...value, until: clock.now().getTime() + lifetime });
}

/** The ticket in a text; undefined for a text that this installation did not issue, or that has expired. */
export function readTicket({ env, clock }: Clocked, text: string): Ticket | undefined {
  return readSealed(env, purpose.ticket, { schema: ticket, text, now: clock.now() });
}

const invitation = z.object({ roomId: z.string(), id: z.string().optional(), until: z.number() });
export type Invitation = z.infer<typeof invitation>;

/**
 * A text that admits people without an account to the room of one interview until it closes.
 * @param id of an invitation for one person, which ends when the host removes that person
 */
export function issueInvitation(
  { env }: Clocked,
  { roomId, closesAt, id }: { roomId: string; closesAt: Date; id?: string },
): string {
  return seal(env, purpose.invitation, { roomId, ...(id && { id }), until: closesAt.getTime() });
}

/** The invitation in a text; undefined for a text that is not an invitation to this room. */
export function readInvitation(
  { env, clock }: Clocked,
  roomId: string,
  text: string | undefined,
): Invitation | undefined {
  if (!text) return undefined;
  const given = readSealed(env, purpose.invitation, { schema: invitation, text, now: clock.now() });
  return given?.roomId === roomId ? given : undefined;
}
