import {
  resetTokenLifetime,
  signInLinkBound,
  socialFlowLifetime,
  verifyLinkLifetime,
} from '@jobblik/contract/accounts/accounts.rules';
import { lt, not } from 'drizzle-orm';
import { z } from 'zod';
import type { Services } from '../platform/services.ts';
import { defineTask } from '../platform/tasks/tasks.ts';
import { emailLinks, passwordResets, sessions, signInLinks, socialFlows } from './accounts.tables.ts';
import { mailVerifyLink, sendVerifyLink } from './email/email-links.ts';
import { mailResetLink, sendResetLink } from './password/request-password-reset.ts';
import { tidySecondFactor } from './second-factor/auth-challenges.ts';
import { sessionIsLive } from './sessions/sessions.ts';
import { tidySignInBounds } from './sessions/sign-in-bound.ts';
import { mailSignInLink, sendSignInLink } from './sessions/sign-in-links.ts';

/** Removes expired tokens, one-time codes and counted failures. */
const tidy = defineTask({ name: 'accounts.tidy', payload: z.object({}), cron: '35 3 * * *' });

/** Registers the tasks of this slice. Once, before the tasks start. */
export function registerAccounts(services: Services): void {
  services.tasks.work(mailResetLink, (payload) => sendResetLink(services, payload));
  services.tasks.work(mailVerifyLink, ({ user_id }) => sendVerifyLink(services, user_id));
  services.tasks.work(mailSignInLink, (payload) => sendSignInLink(services, payload));
  services.tasks.work(tidy, () => tidyAccounts(services));
}

/** Removes expired sessions, reset links, challenges, sign-ins at providers and failed attempts. */
export async function tidyAccounts({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const live = sessionIsLive(now);
  if (live) await db.delete(sessions).where(not(live));
  await db.delete(passwordResets).where(lt(passwordResets.createdAt, ago(resetTokenLifetime)));
  await db.delete(signInLinks).where(lt(signInLinks.createdAt, ago(signInLinkBound.within)));
  // For a week a used link still shows that its e-mail is confirmed.
  await db.delete(emailLinks).where(lt(emailLinks.createdAt, ago(7 * verifyLinkLifetime)));
  await db.delete(socialFlows).where(lt(socialFlows.createdAt, ago(2 * socialFlowLifetime)));
  await tidySecondFactor(db, now);
  await tidySignInBounds(db, now);
}
