import type { SocialDriver } from '@jobblik/contract/accounts/accounts.schema';
import { pathTo } from '@jobblik/contract/paths';
import { publicUrl, type Settings } from '../../platform/env.ts';
import { Redirect } from '../../platform/http/serve.ts';

/**
 * Cookie that binds a sign-in at a provider to the browser that began it, so that nobody can be signed in to another's account by a
 * link.
 */
export const flowCookie = 'sign_in_flow';

/** Where the provider sends the browser back to; must be registered with the provider. */
export function returnAddress(env: Settings, driver: SocialDriver): URL {
  return new URL(`/api/auth/${driver}/callback`, publicUrl(env));
}

/** Why a sign-in at a provider failed; the browser has a text for each. */
export type SocialFailure = 'denied' | 'expired' | 'unavailable' | 'no_email' | 'unverified' | 'unlinked';

/** Redirect after a failed sign-in: 'fail' opens the home page (spec 1§2). */
export function failedSignIn(reason: SocialFailure): Redirect {
  return new Redirect(`${pathTo('socialReturn', { email: 'fail' })}?reason=${reason}`);
}
