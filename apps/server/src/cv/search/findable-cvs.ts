import { type Found, parseQuery, type QueryNode, withoutPrefixes } from '../../platform/danish/index.ts';
import type { Database } from '../../platform/db/db.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { SizedCache } from '../../platform/sized-cache.ts';
import { IndexMemory, type KeywordHits, type SlotSet } from '../../platform/text-index/index.ts';
import { CvColumns } from './cv-columns.ts';
import { readFacts } from './cv-facts.ts';
import { cvIndex, stopWords } from './cv-index.ts';

/** CVs that a search leaves. */
export interface PickedCvs {
  hits: SlotSet;
  count: number;
  /** The keyword's hits among which they are; undefined without one. */
  of: Found<KeywordHits<CvColumns>> | undefined;
}

/** Every CV that can be found. */
export class FindableCvs extends IndexMemory<CvColumns> {
  /** What searches have found, by their names. Weighed in words of 32 bits: 40 MB. */
  readonly picked = new SizedCache<PickedCvs>(10_000_000);

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

/** A saved keyword: finds the CVs that the same keyword typed into the CV search finds, but its last word is complete. */
export function readCvKeyword(text: string): QueryNode {
  return withoutPrefixes(parseQuery(text, { stopWords }).match);
}

/** The CVs of a database that can be found; one memory for each database and process. */
export const findableCvs = prepared((db) => new FindableCvs(db));
