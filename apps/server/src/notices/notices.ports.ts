import type { SQL } from 'drizzle-orm';
import type { Transaction } from '../platform/db/db.ts';
import type { Services } from '../platform/services.ts';

/** Notices of one person that lead to one page. */
export interface NoticesAbout {
  userId: number;
  link: string;
}

/** What the slices of an event ask of the list of notices, and what counters need of the slices whose items they count. */
export interface NoticesPorts {
  /** Marks notices as seen by a person who has answered what they are about. */
  seeAbout(tx: Transaction, services: Services, about: NoticesAbout & { at: Date }): Promise<void>;
  /** Makes notices new again that {@link NoticesPorts.seeAbout} has marked at that instant, after an undo. */
  renewAbout(tx: Transaction, services: Services, about: NoticesAbout & { at: Date }): Promise<void>;
  /**
   * Condition on a row of `unread_marks`: the person behind the item is one of the sample. Visitors of the demo see no other items, and
   * their counters count no others.
   */
  markOfSample(): SQL;
}

declare module '../platform/ports.ts' {
  interface Ports {
    notices: NoticesPorts;
  }
}
