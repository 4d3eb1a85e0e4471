import type { ChatRelationship } from '@jobblik/contract/chat/chat.rules';
import type { Services } from '../platform/services.ts';
import type { Pair } from './chat.queries.ts';

/** Relationships of an employer with several seekers. */
export async function readRelationships(
  services: Services,
  employerId: number,
  seekerIds: readonly number[],
): Promise<(seekerId: number) => ChatRelationship> {
  const { db, ports } = services;
  const [applied, asked, answered, accepted, interview, openCv] = await Promise.all([
    ports.chat.haveApplied(db, employerId, seekerIds),
    ports.chat.haveBeenAsked(db, employerId, seekerIds),
    ports.chat.haveAnswered(db, employerId, seekerIds),
    ports.chat.haveAcceptedContact(db, employerId, seekerIds),
    ports.chat.haveInterview(db, employerId, seekerIds),
    ports.chat.haveOpenCv(services, employerId, seekerIds),
  ]);
  return (id) => ({
    applied: applied.has(id),
    asked: asked.has(id),
    answered: answered.has(id),
    accepted: accepted.has(id),
    interview: interview.has(id),
    openCv: openCv.has(id),
  });
}

const none: ChatRelationship = {
  applied: false,
  asked: false,
  answered: false,
  accepted: false,
  interview: false,
  openCv: false,
};

/**
 * The relationship of one pair, as far as a message needs it: the first reason to write is enough, and most pairs have an
 * application. For a seeker an open CV does not count, for an employer a question without an answer.
 */
export async function readConnection(
  services: Services,
  by: 'seeker' | 'employer',
  { employerId, seekerId }: Pair,
): Promise<ChatRelationship> {
  const { db, ports } = services;
  const { haveApplied, haveBeenAsked, haveAnswered, haveAcceptedContact, haveInterview, haveOpenCv } = ports.chat;
  if ((await haveApplied(db, employerId, [seekerId])).has(seekerId)) return { ...none, applied: true };
  if ((await haveAnswered(db, employerId, [seekerId])).has(seekerId)) return { ...none, answered: true };
  if ((await haveAcceptedContact(db, employerId, [seekerId])).has(seekerId)) return { ...none, accepted: true };
  if ((await haveInterview(db, employerId, [seekerId])).has(seekerId)) return { ...none, interview: true };
  if (by === 'seeker') return { ...none, asked: (await haveBeenAsked(db, employerId, [seekerId])).has(seekerId) };
  return { ...none, openCv: (await haveOpenCv(services, employerId, [seekerId])).has(seekerId) };
}
