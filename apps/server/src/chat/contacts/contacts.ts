import { userType } from '@jobblik/contract/kernel/session';
import { formerPerson } from '../../accounts/index.ts';
import type { Services } from '../../platform/services.ts';
import { findPeople, type Person } from '../chat.queries.ts';

/** A person as the other person of a conversation sees them. */
export interface ContactCard {
  userId: number;
  name: string;
  /** Address of the picture; empty without one. */
  picture: string;
  detail: string;
  removed: boolean;
  companyId: number | null;
}

/** Card of a person who has removed the account. */
function gone(userId: number, type: number): ContactCard {
  return { userId, name: formerPerson(type), picture: '', detail: '', removed: true, companyId: null };
}

/** Lifetime of the pictures' links in seconds. */
const linkLifetime = 24 * 3600;

/** These employers as seekers see them. */
export async function employerCards(
  services: Services,
  employerIds: readonly number[],
): Promise<(userId: number) => ContactCard> {
  const people = await findPeople(services.db, employerIds);
  return (userId) => {
    const person = people.get(userId);
    return person && isHere(person, userType.employer)
      ? employerCard(services, person)
      : gone(userId, userType.employer);
  };
}

function employerCard({ files }: Services, person: Person): ContactCard {
  return {
    userId: person.id,
    name: person.name,
    picture: person.logoFileId ? files.publicLink(person.logoFileId) : '',
    detail: person.branch,
    removed: false,
    companyId: person.companyId,
  };
}

/** These seekers as one employer sees them: with names only if the employer may see them now. */
export async function seekerCards(
  services: Services,
  employerId: number,
  seekerIds: readonly number[],
): Promise<(userId: number) => ContactCard> {
  const people = await findPeople(services.db, seekerIds);
  const here = seekerIds.filter((id) => isHere(people.get(id), userType.seeker));
  const cards = await services.ports.chat.seekerCards(services, employerId, here);
  return (userId) => {
    const card = cards.get(userId);
    if (!card) return gone(userId, userType.seeker);
    const { name, picture, wish } = card;
    return { userId, name, picture, detail: wish, removed: false, companyId: null };
  };
}

function isHere(person: Person | undefined, type: number): boolean {
  return person !== undefined && !person.removed && person.type === type;
}

/** The two people of a conversation as they see each other. */
export async function cardsOfPair(
  services: Services,
  pair: { seekerId: number; employerId: number },
): Promise<{ seeker: ContactCard; employer: ContactCard }> {
  const [seekers, employers] = await Promise.all([
    seekerCards(services, pair.employerId, [pair.seekerId]),
    employerCards(services, [pair.employerId]),
  ]);
  return { seeker: seekers(pair.seekerId), employer: employers(pair.employerId) };
}

export const fileLinkLifetime = linkLifetime;
