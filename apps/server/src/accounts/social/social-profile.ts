import { authorizationCodeGrant, fetchProtectedResource, fetchUserInfo } from 'openid-client';
import { z } from 'zod';
import type { SocialProvider } from './social-providers.ts';

/** Profile of a person from another provider. */
export interface SocialProfile {
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

const short = z.string().max(254).optional();
const userInfo = z.object({
  sub: z.string().min(1).max(255),
  email: short,
  // LinkedIn has also sent it as text.
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
  given_name: short,
  family_name: short,
  name: short,
});
const graphProfile = z.object({ id: z.string().min(1).max(255), email: short, first_name: short, last_name: short });

/**
 * Exchanges the provider's answer for the person's profile.
 * @param returned the address the browser came back to, with its query
 * @throws the error of openid-client for an invalid answer
 */
export async function fetchSocialProfile(
  provider: SocialProvider,
  returned: URL,
  flow: { state: string; verifier: string; nonce: string },
): Promise<SocialProfile> {
  const { config } = provider;
  const tokens = await authorizationCodeGrant(config, returned, {
    expectedState: flow.state,
    ...(provider.pkce && { pkceCodeVerifier: flow.verifier }),
    ...(provider.nonce && { expectedNonce: flow.nonce }),
    idTokenExpected: provider.profileUrl === undefined,
  });
  if (provider.profileUrl) {
    const response = await fetchProtectedResource(config, tokens.access_token, provider.profileUrl, 'GET');
    const me = graphProfile.parse(await response.json());
    // Facebook gives an address only once its owner has confirmed it there.
    return {
      ...namesOf(me.first_name, me.last_name),
      subject: me.id,
      email: me.email,
      emailVerified: Boolean(me.email),
    };
  }
  const subject = tokens.claims()?.sub ?? '';
  const me = userInfo.parse(await fetchUserInfo(config, tokens.access_token, subject));
  return {
    ...namesOf(me.given_name ?? me.name, me.family_name),
    subject: me.sub,
    email: me.email,
    emailVerified: me.email_verified === true,
  };
}

function namesOf(first: string | undefined, last: string | undefined) {
  const clean = (name: string | undefined) =>
    (name ?? '').replaceAll('\u0000', '').normalize('NFC').trim().slice(0, 80);
  return { firstName: clean(first), lastName: clean(last) };
}
