import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import type { Transaction } from '../platform/db/db.ts';
import type { CvRow } from './cv.tables.ts';

/** Functions of the slice above, candidates, that storing a CV uses. */
export interface CvPorts {
  /** The columns of a CV that hold its anonymous form. @param accountName name of the account, which texts may contain */
  anonymousColumns(content: CvContent, accountName: string): Pick<CvRow, 'anonymousContent' | 'anonymousKey'>;
  /**
   * Updates what employers find for CVs that were just written, hidden or erased. Called last in the transaction, because it locks the
   * revision of the index until the commit.
   */
  indexCvs(tx: Transaction, userIds: readonly number[]): Promise<void>;
}

declare module '../platform/ports.ts' {
  interface Ports {
    cv: CvPorts;
  }
}
