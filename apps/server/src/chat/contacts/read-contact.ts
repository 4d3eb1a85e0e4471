import type { ChatContact } from '@jobblik/contract/chat/chat.schema';
import { type SignedIn, userType } from '@jobblik/contract/kernel/session';
import type { Services } from '../../platform/services.ts';
import { findConversation, findPeople, isShownTo } from '../chat.queries.ts';
import { mayBegin, readContact } from './list-contacts.ts';

/** A person with whom the caller has a conversation or may begin one; else undefined. */
export async function findContact(
  services: Services,
  who: SignedIn,
  contactId: number,
): Promise<(ChatContact & { cv_wish: string }) | undefined> {
  if (!(await isShownTo(services.db, who, contactId))) return undefined;
  const known = await findConversation(services.db, who.userId, contactId);
  if (!known && !(await mayBegin(services, who, contactId))) return undefined;
  const contact = await readContact(services, who, contactId);
  return { ...contact, cv_wish: who.role === 'employer' ? contact.detail : '' };
}

/** Id of the company page of an employer; empty without one. */
export async function findCompanyPage(services: Services, employerId: number): Promise<number | ''> {
  const person = (await findPeople(services.db, [employerId])).get(employerId);
  if (person?.type !== userType.employer || person.removed || person.deactivated) return '';
  return person.companyId ?? '';
}
