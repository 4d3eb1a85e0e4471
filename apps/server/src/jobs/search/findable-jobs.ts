import type { Database } from '../../platform/db/db.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { IndexMemory } from '../../platform/text-index/index.ts';
import { CountCache } from './count-cache.ts';
import { readVisitsSince } from './findable-jobs.queries.ts';
import { JobColumns } from './job-columns.ts';
import { readFacts } from './job-facts.ts';
import { jobIndex } from './job-index.ts';

/** Visits may be so old when ads are put in order by them. */
const visitsLag = 1000;
/** A transaction that counted a visit may have become visible so much later than the time it wrote down. */
const visitsOverlap = 30_000;

/** Every ad that can be found. */
export class FindableJobs extends IndexMemory<JobColumns> {
  readonly counted = new CountCache();
  #visitsReadAt = Number.NEGATIVE_INFINITY;
  #visitsUntil = new Date(0);

  constructor(db: Database) {
    super(db, jobIndex);
  }

  protected override emptyColumns(): JobColumns {
    return new JobColumns();
  }

  protected override takeIn(columns: JobColumns, facts: Buffer): void {
    columns.putAll(readFacts(facts));
  }

  protected override arrange(columns: JobColumns): void {
    columns.arrangeByAge();
  }

  protected override onRenewed(): void {
    this.#visitsReadAt = Number.NEGATIVE_INFINITY;
    this.#visitsUntil = new Date(0);
  }

  /** Reads the visits that were counted since the last time. */
  async bringVisitsUpToDate(): Promise<void> {
    const now = performance.now();
    if (now - this.#visitsReadAt < visitsLag) return;
    this.#visitsReadAt = now;
    const { columns } = this;
    const since = new Date(this.#visitsUntil.getTime() - visitsOverlap);
    for (const { jobId, visits, changedAt } of await readVisitsSince(this.db, since)) {
      const slot = columns.slotOf(jobId);
      if (slot !== undefined) columns.visits[slot] = visits;
      if (changedAt > this.#visitsUntil) this.#visitsUntil = changedAt;
    }
  }
}

/** The ads of a database that can be found; one memory for each database and process. */
export const findableJobs = prepared((db) => new FindableJobs(db));
