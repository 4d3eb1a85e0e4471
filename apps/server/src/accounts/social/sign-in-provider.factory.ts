import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

/** A person with an account at the provider. */
export interface ProviderPerson {
  id: string;
  email?: string;
  emailVerified?: boolean;
  firstName?: string;
  lastName?: string;
}

export interface SignInProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The account that consents; `deny` refuses. */
  visitor: ProviderPerson | 'deny';
  close(): Promise<void>;
}

/**
 * A real provider on a separate port, for tests: LinkedIn's kind uses OpenID Connect, Facebook's plain OAuth 2 with a profile at
 * `/me`. Signing in needs no input: the person is always {@link SignInProvider.visitor}.
 */
export async function startSignInProvider(kind: 'linkedin' | 'facebook'): Promise<SignInProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const people = new Map<string, ProviderPerson>();
  const handle: SignInProvider = {
    issuer,
    clientId: 'jobblik',
    clientSecret: 'a secret between the two',
    visitor: 'deny',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: handle.clientId,
        client_secret: handle.clientSecret,
        // A native client may come back to any port of this machine (RFC 8252 7.3), so the product may start later.
        application_type: 'native',
        redirect_uris: ['localhost', '127.0.0.1'].map((host) => `http://${host}/api/auth/${kind}/callback`),
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    findAccount: async (_context: unknown, id: string) => ({
      accountId: id,
      claims: async () => claimsOf(people.get(id) ?? { id }),
    }),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    scopes: ['openid', 'profile', 'email', 'public_profile'],
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['only for tests'] },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    jwks: { keys: [signingKey()] },
    ...(kind === 'facebook' && { routes: { authorization: '/dialog/oauth', token: '/oauth/access_token' } }),
  });
  provider.use(async (context, next) => {
    if (context.path !== '/me' || kind !== 'facebook') return next();
    const token = await provider.AccessToken.find((context.headers.authorization ?? '').replace(/^Bearer /, ''));
    const person = token && people.get(token.accountId);
    context.status = person ? 200 : 401;
    context.body = person ? graphOf(person) : { error: { message: 'Invalid OAuth access token.' } };
  });
  const callback = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return callback(request, response);
    agree(provider, handle, people)(request, response).catch((error: Error) => response.destroy(error));
  });
  return handle;
}

/** Signs the visitor in and consents, in place of the provider's screens. */
function agree(provider: Provider, handle: SignInProvider, people: Map<string, ProviderPerson>) {
  return async (...[request, response]: Parameters<Provider['interactionDetails']>) => {
    const { visitor } = handle;
    if (visitor === 'deny') {
      return provider.interactionFinished(request, response, { error: 'access_denied' });
    }
    const { params } = await provider.interactionDetails(request, response);
    people.set(visitor.id, visitor);
    const grant = new provider.Grant({ accountId: visitor.id, clientId: params.client_id });
    grant.addOIDCScope(params.scope);
    const result = { login: { accountId: visitor.id }, consent: { grantId: await grant.save() } };
    return provider.interactionFinished(request, response, result);
  };
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'tests' };
}

function claimsOf(person: ProviderPerson) {
  return {
    sub: person.id,
    email: person.email,
    email_verified: person.email === undefined ? undefined : (person.emailVerified ?? true),
    given_name: person.firstName,
    family_name: person.lastName,
  };
}

function graphOf({ id, email, firstName, lastName }: ProviderPerson) {
  return { id, email, first_name: firstName, last_name: lastName };
}
