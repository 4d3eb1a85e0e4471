export { accountsNotices } from './accounts.notices.ts';
export type { AccountsPorts } from './accounts.ports.ts';
export { accountsRoutes } from './accounts.routes.ts';
export { registerAccounts } from './accounts.tasks.ts';
export { signInProviders } from './social/social-providers.ts';
