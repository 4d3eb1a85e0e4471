import type { SignedIn } from '@jobblik/contract/kernel/session';
import { findUser } from '../accounts/index.ts';
import { type ContactCard, employerCards, seekerCards } from '../chat/index.ts';
import type { Services } from '../platform/services.ts';
import type { Party, Sides } from './interviews.present.ts';
import type { Interview } from './interviews.queries.ts';

function partyOf(card: ContactCard): Party {
  return { id: card.removed ? null : card.userId, name: card.name, avatar: card.picture || null };
}

/** A person outside Jobblik: the address is their name, for the employer. */
function outsider(email: string | null): Party {
  return { id: null, name: email ?? '', avatar: null };
}

/** Both sides of each of these interviews as the viewer sees them; the number of queries is constant. */
export async function sidesFor(
  services: Services,
  who: Pick<SignedIn, 'userId' | 'role'>,
  list: readonly Interview[],
): Promise<(interview: Interview) => Sides> {
  if (who.role === 'seeker') {
    const [employers, own] = await Promise.all([
      employerCards(services, [...new Set(list.map(({ employerId }) => employerId))]),
      findUser(services.db, who.userId),
    ]);
    const avatar = own?.avatarFileId ? services.files.link(own.avatarFileId) : null;
    const seeker = { id: who.userId, name: own?.name ?? '', avatar };
    return ({ employerId }) => ({ by: 'seeker', seeker, employer: partyOf(employers(employerId)) });
  }
  const seekerIds = [...new Set(list.flatMap(({ seekerId }) => seekerId ?? []))];
  const [seekers, employers] = await Promise.all([
    seekerCards(services, who.userId, seekerIds),
    employerCards(services, [who.userId]),
  ]);
  const employer = partyOf(employers(who.userId));
  return ({ seekerId, email }) => ({
    by: 'employer',
    seeker: seekerId === null ? outsider(email) : partyOf(seekers(seekerId)),
    employer,
  });
}

/** Names of the two sides for each other. */
export async function namesOfParties(
  services: Services,
  interview: Pick<Interview, 'employerId' | 'seekerId' | 'email'>,
): Promise<{ seeker: string; company: string }> {
  const { employerId, seekerId, email } = interview;
  const [seekers, employers] = await Promise.all([
    seekerCards(services, employerId, seekerId === null ? [] : [seekerId]),
    employerCards(services, [employerId]),
  ]);
  return { seeker: seekerId === null ? (email ?? '') : seekers(seekerId).name, company: employers(employerId).name };
}
