import type { SocialDriver } from '@jobblik/contract/accounts/accounts.schema';

/** What other providers are called. */
export const providerNames: Record<SocialDriver, string> = { linkedin: 'LinkedIn', facebook: 'Facebook' };

/** Whether a name that the server sent is one of a provider that the screens know. */
export function isProvider(name: string): name is SocialDriver {
  return name in providerNames;
}
