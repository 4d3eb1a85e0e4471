export type { ErasePerson } from './accounts.ports.ts';
export { presentSession } from './accounts.present.ts';
export {
  accountIsActive,
  findUser,
  findUserByEmail,
  isVerified,
  isVerifiedPerson,
  languagesOf,
  lockUser,
  verifiedAmong,
} from './accounts.queries.ts';
export { type User, users } from './accounts.tables.ts';
export { followPicture } from './follow-picture.ts';
export { inEveryText, type PersonalWords } from './former-person.rules.ts';
export { formerPerson } from './former-person.ts';
export { hashSecret, newSecret } from './secrets.ts';
export { authenticator } from './sessions/authenticate.ts';
export { readSessionAttributes } from './sessions/session-attributes.ts';
export { sessionIsLive, startSession } from './sessions/sessions.ts';
