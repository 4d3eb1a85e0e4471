import { socialFlowLifetime } from '@jobblik/contract/accounts/accounts.rules';
import type { SocialDriver } from '@jobblik/contract/accounts/accounts.schema';
import { email as emailField } from '@jobblik/contract/kernel/fields';
import { pathTo } from '@jobblik/contract/paths';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { Redirect } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { findUserByEmail } from '../accounts.queries.ts';
import { socialFlows } from '../accounts.tables.ts';
import { hashSecret, newSecret } from '../secrets.ts';
import { findSocialAccount } from './social-accounts.ts';
import { failedSignIn, returnAddress } from './social-flow.ts';
import { fetchSocialProfile, type SocialProfile } from './social-profile.ts';
import { socialProvider } from './social-providers.ts';

export interface ProviderAnswer {
  driver: SocialDriver;
  /** The query the browser came back with. */
  query: Record<string, string>;
  cookie: string | undefined;
}

/**
 * Handles the provider's answer and redirects the browser to /auth/callback/{email} with a one-time code that only this browser can
 * use. Never answers with an error: the person would see it.
 */
export async function finishSocialSignIn(services: Services, answer: ProviderAnswer): Promise<Redirect> {
  const { db, clock, log } = services;
  const flow = await takeFlow(services, answer);
  if (!flow) return failedSignIn('expired');
  if (answer.query.error !== undefined) return failedSignIn('denied');
  let profile: SocialProfile | undefined;
  try {
    profile = await redeem(services, answer, flow);
  } catch (error) {
    log.warn({ err: error, driver: answer.driver }, 'sign-in at a provider failed');
  }
  if (!profile) return failedSignIn('unavailable');
  const email = emailField.safeParse(profile.email).data ?? null;
  const claims = { ...profile, provider: answer.driver, email };
  const match = await findSocialAccount(db, claims);
  if (match === 'unlinked') return failedSignIn('unlinked');
  const shown = match?.user.email ?? email;
  if (!shown) return failedSignIn('no_email');
  if (!match && (await findUserByEmail(db, shown))) return failedSignIn('unverified');
  const code = newSecret();
  const { subject, emailVerified, firstName, lastName } = profile;
  await db
    .update(socialFlows)
    .set({ codeHash: hashSecret(code), subject, email, emailVerified, firstName, lastName, returnedAt: clock.now() })
    .where(eq(socialFlows.id, flow.id));
  const query = new URLSearchParams({ code, ...(flow.next && { next: flow.next }) });
  return new Redirect(`${pathTo('socialReturn', { email: shown })}?${query}`);
}

interface Flow {
  id: string;
  verifier: string;
  nonce: string;
  next: string | null;
}

/** Finds the sign-in that this browser began and marks it as returned: a second answer finds nothing. */
async function takeFlow({ db, clock }: Services, { driver, query, cookie }: ProviderAnswer): Promise<Flow | undefined> {
  if (!query.state || !cookie) return undefined;
  const now = clock.now();
  const [flow] = await db
    .update(socialFlows)
    .set({ returnedAt: now })
    .where(
      and(
        eq(socialFlows.stateHash, hashSecret(query.state)),
        eq(socialFlows.browserHash, hashSecret(cookie)),
        eq(socialFlows.provider, driver),
        isNull(socialFlows.returnedAt),
        gt(socialFlows.createdAt, new Date(now.getTime() - socialFlowLifetime)),
      ),
    )
    .returning({
      id: socialFlows.id,
      verifier: socialFlows.verifier,
      nonce: socialFlows.nonce,
      next: socialFlows.next,
    });
  return flow;
}

async function redeem({ env }: Services, answer: ProviderAnswer, flow: Flow): Promise<SocialProfile | undefined> {
  const provider = await socialProvider(env, answer.driver);
  if (!provider) return undefined;
  const returned = returnAddress(env, answer.driver);
  returned.search = new URLSearchParams(answer.query).toString();
  return fetchSocialProfile(provider, returned, { ...flow, state: answer.query.state ?? '' });
}
