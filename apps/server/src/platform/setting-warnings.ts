import { publicUrl, type Settings } from './env.ts';

/** Warnings for the person who starts the server, one line each. */
export function settingWarnings(env: Settings): string[] {
  const warnings: string[] = [];
  if (publicUrl(env).startsWith('https:') && env.TRUST_PROXY === undefined)
    warnings.push(
      'TRUST_PROXY is unset: behind a proxy all visitors share one address and its limits; say how many proxies there are, or off',
    );
  if (env.DATABASE_URL && env.SANDBOX_PAYMENTS)
    warnings.push('SANDBOX_PAYMENTS is on: anybody gets every plan for nothing');
  return warnings;
}
