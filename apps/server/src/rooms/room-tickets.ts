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

const invitation = z.object({ roomId: z.string(), until: z.number() });

/** A text that lets people without an account into the room of one interview until it closes. */
export function issueInvitation({ env }: Clocked, roomId: string, closesAt: Date): Promise<string> {
  return seal(env, purpose.invitation, { roomId, until: closesAt.getTime() });
}

export async function isInvitation(
  { env, clock }: Clocked,
  roomId: string,
  text: string | undefined,
): Promise<boolean> {
  if (!text) return false;
  const given = await readSealed(env, purpose.invitation, { schema: invitation, text, now: clock.now() });
  return given?.roomId === roomId;
}
