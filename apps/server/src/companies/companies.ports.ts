import type { SQL } from 'drizzle-orm';
import type { Database } from '../platform/db/db.ts';

/** Functions of the slices above that companies uses. */
export interface CompaniesPorts {
  /** The number of a company's live ads at an instant, as a value of a query. @param companyId column or value of the query */
  liveAdCount(companyId: SQL, now: Date): SQL<number>;
  /** Whom an employer's invoices are addressed to; null before it is given. */
  invoiceRecipient(
    db: Database,
    userId: number,
  ): Promise<{ name: string; address: string; zip: string; cvr: string } | null>;
}

declare module '../platform/ports.ts' {
  interface Ports {
    companies: CompaniesPorts;
  }
}
