import { readFile } from 'node:fs/promises';
import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';

/** The key file of a Google service account, as downloaded from the console. */
const keyFile = z.object({ client_email: z.string().min(1), private_key: z.string().min(1), token_uri: z.url() });
export type ServiceAccount = z.output<typeof keyFile>;

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const scope = 'https://www.googleapis.com/auth/dialogflow';
/** Seconds before its end at which a token is replaced. */
const margin = 60;
const patience = 8_000;

/** @throws Error if the file cannot be read or is not a key file */
export async function readServiceAccount(path: string): Promise<ServiceAccount> {
  const text = await readFile(path, 'utf8');
  const read = keyFile.safeParse(JSON.parse(text));
  if (!read.success) throw new Error(`DIALOGFLOW_CREDENTIALS: ${path} is no key file of a service account`);
  return read.data;
}

/**
 * Access tokens of a service account by a signed assertion (RFC 7523), each used until shortly before it expires.
 * @returns a function that throws if Google does not issue one
 */
export function accessTokens({ client_email, private_key, token_uri }: ServiceAccount): () => Promise<string> {
  let current: { token: string; until: number } | undefined;
  let asking: Promise<string> | undefined;

  async function ask(): Promise<string> {
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(client_email)
      .setAudience(token_uri)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(await importPKCS8(private_key, 'RS256'));
    const response = await fetch(token_uri, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) throw new Error(`no access token for Dialogflow: ${response.status}`);
    const { access_token, expires_in } = tokenAnswer.parse(await response.json());
    current = { token: access_token, until: Date.now() + (expires_in - margin) * 1000 };
    return access_token;
  }

  return () => {
    if (current && Date.now() < current.until) return Promise.resolve(current.token);
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}
