import { userType } from '@jobblik/contract/kernel/session';
import { LRUCache } from 'lru-cache';
import { formerPerson } from '../../accounts/index.ts';
import { memoizePerDatabase } from '../../platform/db/memoize-per-database.ts';
import type { Services } from '../../platform/services.ts';
import { findPeople, type Pair } from '../chat.queries.ts';

interface PairNames {
  seeker: string;
  employer: string;
}

/** Names of two people for each other: the seeker's name only if the employer may see it now. */
export async function namesOfPair(services: Services, { seekerId, employerId }: Pair): Promise<PairNames> {
  const [cards, people] = await Promise.all([
    services.ports.chat.seekerCards(services, employerId, [seekerId]),
    findPeople(services.db, [employerId]),
  ]);
  return {
    seeker: cards.get(seekerId)?.name ?? formerPerson(userType.seeker),
    employer: people.get(employerId)?.name ?? formerPerson(userType.employer),
  };
}

const recentNames = memoizePerDatabase(() => new LRUCache<string, PairNames>({ max: 20_000, ttl: 10_000 }));

/** {@link namesOfPair}, at most ten seconds old, for pushes: the messages of a conversation share them. */
export async function recentNamesOfPair(services: Services, pair: Pair): Promise<PairNames> {
  const recent = recentNames(services.db);
  const key = `${pair.seekerId} ${pair.employerId}`;
  const known = recent.get(key);
  if (known) return known;
  const names = await namesOfPair(services, pair);
  recent.set(key, names);
  return names;
}
