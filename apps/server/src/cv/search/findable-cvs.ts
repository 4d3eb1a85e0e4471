import type { Found } from '../../platform/danish/index.ts';
import type { Database } from '../../platform/db/db.ts';
import { SizedCache } from '../../platform/sized-cache.ts';
import { CvColumns } from './cv-columns.ts';
import { readFacts } from './cv-facts.ts';
import { readFactsAfter, readSearchState } from './findable-cvs.queries.ts';
import type { KeywordHits } from './keyword-hits.queries.ts';

const pageSize = 50_000;

/**
 * Every CV that can be found, in memory and as new as the database: each search first asks which changes it has not seen yet,
 * which is one short read when there are none.
 */
export class FindableCvs {
  columns = new CvColumns();
  /** Number of the last change taken in; rises with every change, so it names a state. */
  change = -1;
  /** What keywords found; filters and pages ask the same keyword again and again. Weighed in hits. */
  readonly keywords = new SizedCache<Found<KeywordHits>>(5_000_000);
  /** How many CVs filters leave, by their names. */
  readonly counts = new SizedCache<number>(10_000);
  readonly #db: Database;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Takes in everything committed before the call. A read that began before the call may have missed something, so callers
   * share the next one instead.
   */
  async bringUpToDate(): Promise<void> {
    if (!this.#running) return await this.#begin();
    this.#next ??= this.#running.catch(() => undefined).then(() => this.#begin());
    return await this.#next;
  }

  #begin(): Promise<void> {
    this.#next = undefined;
    this.#running = this.#catchUp().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #catchUp(): Promise<void> {
    const { change, cleared } = await readSearchState(this.#db);
    if (change === this.change) return;
    const fromStart = this.#knowsTooLittle(change, cleared);
    const columns = fromStart ? new CvColumns() : this.columns;
    const after = fromStart ? -1 : this.change;
    for (let userId = 0; ; ) {
      const { facts, last } = await readFactsAfter(this.#db, { change: after, userId, limit: pageSize });
      if (last === null) break;
      columns.putAll(readFacts(facts));
      userId = last;
    }
    this.columns = columns;
    this.change = change;
  }

  /** A number lower than ours means another database than the one we read, after a restore; much waste is cleared on the way. */
  #knowsTooLittle(change: number, cleared: number): boolean {
    const { wasted, lists } = this.columns;
    return this.change < cleared || change < this.change || wasted > lists.length / 2;
  }
}

const byDatabase = new WeakMap<Database, FindableCvs>();

/** The CVs of a database that can be found; one memory for each database and process. */
export function findableCvs(db: Database): FindableCvs {
  const known = byDatabase.get(db);
  if (known) return known;
  const fresh = new FindableCvs(db);
  byDatabase.set(db, fresh);
  return fresh;
}
