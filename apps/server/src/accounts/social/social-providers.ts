import type { SocialDriver } from '@jobblik/contract/accounts/accounts.schema';
import { allowInsecureRequests, Configuration, discovery } from 'openid-client';
import type { Settings } from '../../platform/env.ts';

/** Another provider for signing in, with its peculiarities. */
export interface SocialProvider {
  driver: SocialDriver;
  config: Configuration;
  scope: string;
  /** Sends the PKCE verifier; a provider without PKCE may refuse the client because of it. */
  pkce: boolean;
  /** Puts the nonce into its ID token. */
  nonce: boolean;
  /** User endpoint of a provider without ID tokens. */
  profileUrl?: URL;
}

interface Client {
  id: string;
  secret: string;
  issuer: string | undefined;
}

/** The configured providers, in the order of the buttons. */
export function signInProviders(env: Settings): SocialDriver[] {
  return (['linkedin', 'facebook'] as const).filter((driver) => clientOf(env, driver) !== undefined);
}

const found = new WeakMap<Settings, Map<SocialDriver, Promise<SocialProvider>>>();

/**
 * A provider, ready for use; undefined if it is not configured. Its metadata is fetched once.
 * @throws Error when the provider cannot be reached; the next call requests it again
 */
export async function socialProvider(env: Settings, driver: SocialDriver): Promise<SocialProvider | undefined> {
  const client = clientOf(env, driver);
  if (!client) return undefined;
  const providers = found.get(env) ?? new Map<SocialDriver, Promise<SocialProvider>>();
  found.set(env, providers);
  const provider = providers.get(driver) ?? (driver === 'linkedin' ? linkedin(client) : facebook(client));
  providers.set(driver, provider);
  try {
    return await provider;
  } catch (error) {
    providers.delete(driver);
    throw error;
  }
}

function clientOf(env: Settings, driver: SocialDriver): Client | undefined {
  const [id, secret, issuer] =
    driver === 'linkedin'
      ? [env.LINKEDIN_CLIENT_ID, env.LINKEDIN_CLIENT_SECRET, env.LINKEDIN_ISSUER]
      : [env.FACEBOOK_CLIENT_ID, env.FACEBOOK_CLIENT_SECRET, env.FACEBOOK_ISSUER];
  return id && secret ? { id, secret, issuer } : undefined;
}

const linkedinIssuer = 'https://www.linkedin.com/oauth';

/**
 * OpenID Connect. LinkedIn itself echoes no nonce and answers `invalid_client` to a PKCE verifier, and its discovery document does
 * not list PKCE; state and the browser's cookie protect the flow there.
 */
async function linkedin({ id, secret, issuer = linkedinIssuer }: Client): Promise<SocialProvider> {
  const config = await discovery(new URL(issuer), id, secret, undefined, {
    execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
    timeout: 10,
  });
  return {
    driver: 'linkedin',
    config,
    scope: 'openid profile email',
    pkce: config.serverMetadata().supportsPKCE(),
    nonce: issuer !== linkedinIssuer,
  };
}

/** Plain OAuth 2; the profile is at the Graph API's `/me`. */
async function facebook({ id, secret, issuer }: Client): Promise<SocialProvider> {
  const version = 'v24.0';
  const site = issuer ?? `https://www.facebook.com/${version}`;
  const graph = issuer ?? `https://graph.facebook.com/${version}`;
  const config = new Configuration(
    {
      issuer: issuer ?? 'https://www.facebook.com',
      authorization_endpoint: `${site}/dialog/oauth`,
      token_endpoint: `${graph}/oauth/access_token`,
    },
    id,
    secret,
  );
  config.timeout = 10;
  if (issuer?.startsWith('http:')) allowInsecureRequests(config);
  const profileUrl = new URL(`${graph}/me?fields=id,email,first_name,last_name`);
  return { driver: 'facebook', config, scope: 'public_profile email', pkce: true, nonce: false, profileUrl };
}
