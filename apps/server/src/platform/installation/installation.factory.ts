import { randomBytes } from 'node:crypto';
import { readSettings } from '../env.ts';
import type { Installation } from './secret.ts';

/** The settings of an installation of its own, with a new secret unless one is given. */
export function makeInstallation(environment: Record<string, string> = {}): Installation {
  return { INSTALLATION_SECRET: randomBytes(32).toString('hex'), ...readSettings(environment) } as Installation;
}
