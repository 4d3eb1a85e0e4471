import { languages } from '@jobblik/contract/kernel/language';
import { userType } from '@jobblik/contract/kernel/session';
import { words } from '../platform/words.ts';

const word = words('mail');

/** Words behind which people write a first name, in every language. */
export const greetings = languages.flatMap((language) => words('mail', language)('former.greetings').split(' '));

/** How everybody sees a person who has removed the account, in the reader's language: "En tidligere kandidat". */
export function formerPerson(type: number): string {
  return word(type === userType.employer ? 'former.employer' : 'former.seeker');
}
