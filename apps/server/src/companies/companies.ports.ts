import type { SQL } from 'drizzle-orm';

/** Functions of the slices above that companies uses. */
export interface CompaniesPorts {
  /** The number of a company's live ads at an instant, as a value of a query. @param companyId column or value of the query */
  liveAdCount(companyId: SQL, now: Date): SQL<number>;
}

declare module '../platform/ports.ts' {
  interface Ports {
    companies: CompaniesPorts;
  }
}
