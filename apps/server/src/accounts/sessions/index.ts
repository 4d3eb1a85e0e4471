export { markVerified } from '../email/mark-verified.ts';
export { endAccount, freezeAccount, unfreezeAccount } from '../freeze-account.ts';
export { createResetLink, mailResetLink } from '../password/request-password-reset.ts';
export { readFactors } from '../second-factor/factor-state.ts';
export { signInWithPasskey } from '../second-factor/sign-in-with-factor.ts';
export { countSessions, revokeSessions } from './sessions.ts';
export { signIn } from './sign-in.ts';
