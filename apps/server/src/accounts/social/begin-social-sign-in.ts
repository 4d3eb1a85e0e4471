import { sameSitePath, socialFlowLifetime } from '@jobblik/contract/accounts/accounts.rules';
import type { SocialDriver } from '@jobblik/contract/accounts/accounts.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier } from 'openid-client';
import { publicUrl, type Settings } from '../../platform/env.ts';
import { type NewCookie, Redirect } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { socialFlows } from '../accounts.tables.ts';
import { hashSecret, newSecret } from '../secrets.ts';
import { failedSignIn, flowCookie, returnAddress } from './social-flow.ts';
import { type SocialProvider, socialProvider } from './social-providers.ts';

/**
 * Sends the browser to another provider. State, PKCE verifier and nonce are stored here and work once.
 * @throws Problem `not_found` for a provider that is not configured
 */
export async function beginSocialSignIn(
  services: Services,
  options: { driver: SocialDriver; next: string | undefined; cookie: string | undefined },
): Promise<Redirect> {
  const { db, env, clock, log } = services;
  const { driver } = options;
  let provider: SocialProvider | undefined;
  try {
    provider = await socialProvider(env, driver);
  } catch (error) {
    log.error({ err: error, driver }, 'sign-in provider cannot be reached');
    return failedSignIn('unavailable');
  }
  if (!provider) throw new Problem('not_found');
  // A second tab must not break the first one's sign-in, so a browser keeps its secret.
  const browser = /^[\w-]{43}$/.test(options.cookie ?? '') ? (options.cookie ?? '') : newSecret();
  const state = newSecret();
  const verifier = randomPKCECodeVerifier();
  const nonce = randomNonce();
  await db.insert(socialFlows).values({
    provider: driver,
    stateHash: hashSecret(state),
    browserHash: hashSecret(browser),
    verifier,
    nonce,
    next: sameSitePath(options.next),
    createdAt: clock.now(),
  });
  const to = buildAuthorizationUrl(provider.config, {
    redirect_uri: returnAddress(env, driver).href,
    scope: provider.scope,
    state,
    ...(provider.pkce && {
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }),
    ...(provider.nonce && { nonce }),
  });
  return new Redirect(to.href, cookieOf(browser, env));
}

function cookieOf(browser: string, env: Settings): NewCookie {
  return {
    name: flowCookie,
    value: browser,
    options: {
      path: '/api',
      maxAge: socialFlowLifetime / 1000,
      httpOnly: true,
      sameSite: 'lax',
      secure: publicUrl(env).startsWith('https:'),
    },
  };
}
