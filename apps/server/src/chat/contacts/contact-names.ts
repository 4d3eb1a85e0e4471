import type { Services } from '../../platform/services.ts';
import { findPeople, type Pair } from '../chat.queries.ts';

/** What two people are called between each other: the seeker by name only where the employer may see it at this moment. */
export async function namesOfPair(
  services: Services,
  { seekerId, employerId }: Pair,
): Promise<{ seeker: string; employer: string }> {
  const [cards, people] = await Promise.all([
    services.ports.chat.seekerCards(services, employerId, [seekerId]),
    findPeople(services.db, [employerId]),
  ]);
  return { seeker: cards.get(seekerId)?.name ?? '', employer: people.get(employerId)?.name ?? '' };
}
