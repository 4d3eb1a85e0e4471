import type { Database } from '../../platform/db/db.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { SizedCache } from '../../platform/sized-cache.ts';
import { IndexMemory } from '../../platform/text-index/index.ts';
import { CvColumns } from './cv-columns.ts';
import { readFacts } from './cv-facts.ts';
import { cvIndex } from './cv-index.ts';

/** Every CV that can be found. */
export class FindableCvs extends IndexMemory<CvColumns> {
  /** How many CVs filters leave, by their names. */
  readonly counts = new SizedCache<number>(10_000);

  constructor(db: Database) {
    super(db, cvIndex);
  }

  protected override emptyColumns(): CvColumns {
    return new CvColumns();
  }

  protected override takeIn(columns: CvColumns, facts: Buffer): void {
    columns.putAll(readFacts(facts));
  }

  protected override arrange(columns: CvColumns): void {
    columns.arrangeByAge();
  }

  protected override isWasteful(): boolean {
    return this.columns.wasted > this.columns.lists.length / 2;
  }
}

/** The CVs of a database that can be found; one memory for each database and process. */
export const findableCvs = prepared((db) => new FindableCvs(db));
