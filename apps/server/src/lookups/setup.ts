export type { LookupsPorts } from './lookups.ports.ts';
export { lookupsRoutes } from './lookups.routes.ts';
export { seedLookups } from './seed-lookups.ts';
