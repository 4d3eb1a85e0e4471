import { userType } from '@jobblik/contract/kernel/session';
import { words } from '../platform/words.ts';

const word = words('mail');

/** How everybody sees a person who has removed the account, in the reader's language: "En tidligere kandidat". */
export function formerPerson(type: number): string {
  return word(type === userType.employer ? 'former.employer' : 'former.seeker');
}
