import { createECDH } from 'node:crypto';
import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { PushMessage, PushSubscription } from '@jobblik/contract/notifications/push.schema';
import webPush from 'web-push';
import type { Settings } from '../../platform/env.ts';
import { isPublicUrl, lookupPublic } from '../../platform/http/public-address.ts';
import { type Installation, keyFor } from '../../platform/installation/secret.ts';

const curve = 'prime256v1';

/** Seconds that a push service keeps a message for a device that is off, and milliseconds for its answer. */
const lifetime = 24 * 60 * 60;
const patience = 15_000;

const agents = {
  public: new HttpsAgent({ keepAlive: true, timeout: patience, lookup: lookupPublic }),
  own: new HttpAgent(),
};

/** The result of a push service: delivered, the browser has ended its subscription, or the message is not acceptable. */
export type PushOutcome = 'sent' | 'gone' | 'refused';

/** The keys that identify this installation to push services (VAPID), as base64url. */
export function vapidKeys(env: Installation) {
  const pair = createECDH(curve);
  // Any 32 bytes are a private key of this curve, except one value in four billion.
  const own = env.VAPID_PRIVATE_KEY ? Buffer.from(env.VAPID_PRIVATE_KEY, 'base64url') : keyFor(env, 'push');
  pair.setPrivateKey(own);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: own.toString('base64url') };
}

/** True for an address to which the server posts messages. */
export function isPushService(env: Settings, endpoint: string): boolean {
  return isPublicUrl(endpoint) || isOwnService(env, endpoint);
}

function isOwnService({ PUSH_SERVICE }: Settings, endpoint: string): boolean {
  return PUSH_SERVICE !== undefined && URL.parse(endpoint)?.origin === new URL(PUSH_SERVICE).origin;
}

/** True for a point to which messages can be encrypted. */
export function isPublicKey(p256dh: string): boolean {
  const pair = createECDH(curve);
  pair.generateKeys();
  try {
    pair.computeSecret(p256dh, 'base64url');
    return true;
  } catch {
    return false;
  }
}

/**
 * Encrypts a message for a browser (RFC 8291) and posts it to the browser's push service (RFC 8030).
 * @throws Error when the service is unreachable or requests a later attempt
 */
export async function postPush(
  env: Installation,
  { endpoint, p256dh, auth }: PushSubscription,
  { message, topic, urgent }: { message: PushMessage; topic: string; urgent: boolean },
): Promise<PushOutcome> {
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: `mailto:${env.CONTACT_EMAIL}`, ...vapidKeys(env) },
      TTL: lifetime,
      urgency: urgent ? 'high' : 'normal',
      topic,
    },
  );
  if (!isPushService(env, endpoint)) return 'refused';
  const status = await post(isOwnService(env, endpoint), endpoint, { method, headers, body });
  if (status === 404 || status === 410) return 'gone';
  if (status >= 200 && status < 300) return 'sent';
  if (status === 429 || status >= 500) throw new Error(`the push service answers ${status}`);
  return 'refused';
}

interface Posted {
  method: string;
  headers: Record<string, string | number>;
  body: Buffer | null;
}

/** Follows no redirect, and reads only the status of the answer. */
function post(own: boolean, endpoint: string, { method, headers, body }: Posted): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { method, headers, signal: AbortSignal.timeout(patience) };
    const sent = own
      ? httpRequest(endpoint, { ...options, agent: agents.own })
      : httpsRequest(endpoint, { ...options, agent: agents.public });
    sent.on('response', (answer) => {
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
