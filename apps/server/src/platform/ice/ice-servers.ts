import { createHmac } from 'node:crypto';
import type { Settings } from '../env.ts';

/** Seconds for which a person can use the relay; as long as a room's ticket. */
const lifetime = 12 * 3600;

export interface IceServerSettings {
  urls: string[];
  username?: string;
  credential?: string;
}

/**
 * The STUN and TURN servers of the settings, with a name and a password for the relay that expire (coturn's
 * `use-auth-secret`: HMAC-SHA1 of "<expiry>:<who>").
 * @param now milliseconds
 */
export function iceServers(
  env: Pick<Settings, 'STUN_URLS' | 'TURN_URLS' | 'TURN_SECRET'>,
  who: string,
  now: number,
): IceServerSettings[] {
  const servers: IceServerSettings[] = [];
  if (env.STUN_URLS) servers.push({ urls: listOf(env.STUN_URLS) });
  if (env.TURN_URLS && env.TURN_SECRET) {
    const username = `${Math.floor(now / 1000) + lifetime}:${who}`;
    const credential = createHmac('sha1', env.TURN_SECRET).update(username).digest('base64');
    servers.push({ urls: listOf(env.TURN_URLS), username, credential });
  }
  return servers;
}

/** Addresses separated by commas. */
export function listOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
