import type { Database } from '../../platform/db/db.ts';
import { SizedCache } from '../../platform/sized-cache.ts';
import { CountCache } from './count-cache.ts';
import type { FoundByKeyword } from './find-keyword.ts';
import { readFactsAfter, readSearchState, readVisitsSince } from './findable-jobs.queries.ts';
import { JobColumns } from './job-columns.ts';
import { readFacts } from './job-facts.ts';

const pageSize = 50_000;
/** Visits may be so old when ads are put in order by them. */
const visitsLag = 1000;
/** A transaction that counted a visit may have become visible so much later than the time it wrote down. */
const visitsOverlap = 30_000;

/**
 * Every ad that can be found, in memory and as new as the database: each search first asks which changes it has not seen yet,
 * which is one short read when there are none.
 */
export class FindableJobs {
  columns = new JobColumns();
  /** Number of the last change taken in; rises with every change, so it names a state. */
  change = -1;
  readonly counted = new CountCache();
  /** What keywords found; filters and pages ask the same keyword again and again. Weighed in hits. */
  readonly keywords = new SizedCache<FoundByKeyword>(5_000_000);
  readonly #db: Database;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #visitsReadAt = Number.NEGATIVE_INFINITY;
  #visitsUntil = new Date(0);

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
    // A number lower than ours means another database than the one we read, after a restore.
    const fromStart = this.change < cleared || change < this.change;
    const columns = fromStart ? new JobColumns() : this.columns;
    const after = fromStart ? -1 : this.change;
    for (let jobId = 0; ; ) {
      const { facts, last } = await readFactsAfter(this.#db, { change: after, jobId, limit: pageSize });
      if (last === null) break;
      columns.putAll(readFacts(facts));
      jobId = last;
    }
    if (fromStart) {
      this.columns = columns;
      this.#visitsReadAt = Number.NEGATIVE_INFINITY;
      this.#visitsUntil = new Date(0);
    }
    this.change = change;
  }

  /** Reads the visits that were counted since the last time. */
  async bringVisitsUpToDate(): Promise<void> {
    const now = performance.now();
    if (now - this.#visitsReadAt < visitsLag) return;
    this.#visitsReadAt = now;
    const { columns } = this;
    const since = new Date(this.#visitsUntil.getTime() - visitsOverlap);
    for (const { jobId, visits, changedAt } of await readVisitsSince(this.#db, since)) {
      const slot = columns.slotOf(jobId);
      if (slot !== undefined) columns.visits[slot] = visits;
      if (changedAt > this.#visitsUntil) this.#visitsUntil = changedAt;
    }
  }
}

const byDatabase = new WeakMap<Database, FindableJobs>();

/** The ads of a database that can be found; one memory for each database and process. */
export function findableJobs(db: Database): FindableJobs {
  const known = byDatabase.get(db);
  if (known) return known;
  const fresh = new FindableJobs(db);
  byDatabase.set(db, fresh);
  return fresh;
}
