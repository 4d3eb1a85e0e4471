import { jobTypes, remoteChoices } from '@jobblik/contract/jobs/job-choices.rules';
import type { JobFacets } from '@jobblik/contract/jobs/job-search.schema';
import { postedChoices } from '@jobblik/contract/jobs/jobs.rules';
import type { JobColumns } from './job-columns.ts';
import { jobTypeIn, payShownIn, remoteIn } from './job-facts.ts';

export interface CategoryTree {
  /** Largest id plus one. */
  size: number;
  /** Main category of a category, itself for a main one. */
  mainOf(id: number): number;
  ids(): Iterable<number>;
}

/** The filters that have counts of their own, as numbers that a {@link Tally} counts by. 0: none failed. */
export const failed = { none: 0, posted: 1, category: 2, jobType: 3, remote: 4, pay: 5, several: 6 } as const;

/** Kinds of failing that are counted: all but `several`. */
const kinds = 6;
/** Different traits that a packed ad can have. */
export const traitCount = 128;
const windows = [1, 3, 7, 14, 30].map((days) => days * 86_400);

/**
 * Counts ads by what they are and by which one filter they fail, one number for each combination; what the choices find is added up
 * at the end. So an ad costs three additions at most however many choices there are.
 */
export class Tally {
  readonly #tree: CategoryTree;
  readonly #now: number;
  readonly #traits = new Uint32Array(kinds * traitCount);
  /** By the first window that holds the ad; the last one is older than all. */
  readonly #posted = new Uint32Array(2 * (windows.length + 1));
  /** The first window that holds the ad added last: ads only grow older. */
  #window = 0;
  /** By first category, of ads that fail nothing or the category. */
  readonly #categories: Int32Array;
  /** What the sum of a main category's own would count too much, for ads with several categories; below 0. */
  readonly #corrections: Int32Array;

  constructor(tree: CategoryTree, now: number) {
    this.#tree = tree;
    this.#now = now;
    this.#categories = new Int32Array(tree.size);
    this.#corrections = new Int32Array(tree.size);
  }

  /**
   * An ad that fails a filter counts among the choices of that filter alone.
   * @param published seconds since 1970, never later than that of the ad added before
   * @param category the ad's first one, 0 for none
   */
  add(failing: number, traits: number, published: number, category: number): void {
    if (failing === failed.none || failing === failed.category) (this.#categories[category] as number) += 1;
    if (failing === failed.category) return;
    if (failing !== failed.posted) (this.#traits[failing * traitCount + traits] as number) += 1;
    if (failing > failed.posted) return;
    const age = this.#now - published;
    while (this.#window < windows.length && age > (windows[this.#window] as number)) this.#window += 1;
    (this.#posted[failing * (windows.length + 1) + this.#window] as number) += 1;
  }

  /** An ad that fails no filter; the same as {@link add}, without asking. */
  addHit(traits: number, published: number, category: number): void {
    (this.#categories[category] as number) += 1;
    (this.#traits[traits] as number) += 1;
    const age = this.#now - published;
    while (this.#window < windows.length && age > (windows[this.#window] as number)) this.#window += 1;
    (this.#posted[this.#window] as number) += 1;
  }

  /** The second and third category of an ad that was added: each counts once, and so does each main category. */
  addCategories(failing: number, { category1, category2, category3 }: JobColumns, slot: number): void {
    if (failing !== failed.none && failing !== failed.category) return;
    const [first, second, third] = [category1[slot] as number, category2[slot] as number, category3[slot] as number];
    const [ofFirst, ofSecond] = [this.#tree.mainOf(first), this.#tree.mainOf(second)];
    if (second !== 0 && second !== first) {
      (this.#categories[second] as number) += 1;
      if (ofSecond === ofFirst) (this.#corrections[ofFirst] as number) -= 1;
    }
    if (third !== 0 && third !== first && third !== second) {
      const ofThird = this.#tree.mainOf(third);
      (this.#categories[third] as number) += 1;
      if (ofThird === ofFirst || ofThird === ofSecond) (this.#corrections[ofThird] as number) -= 1;
    }
  }

  facets(): JobFacets {
    let younger = 0;
    const window = (at: number) => this.#ofPosted(failed.none, at) + this.#ofPosted(failed.posted, at);
    return {
      job_type: jobTypes.map(({ id }) => ({
        id,
        count: this.#ofTraits(failed.jobType, (one) => jobTypeIn(one) === id),
      })),
      remote: remoteChoices.map(({ id }) => ({
        id,
        count: this.#ofTraits(failed.remote, (one) => remoteIn(one) === id),
      })),
      pay_shown: this.#ofTraits(failed.pay, payShownIn),
      categories: this.#ofCategories(),
      datePosted: postedChoices.map((id) => {
        if (id > windows.length) return { id, count: window(windows.length) };
        younger += window(id - 1);
        return { id, count: younger };
      }),
    };
  }

  #ofPosted(failing: number, window: number): number {
    return this.#posted[failing * (windows.length + 1) + window] ?? 0;
  }

  #ofTraits(failing: number, has: (traits: number) => boolean): number {
    let count = 0;
    for (let traits = 0; traits < traitCount; traits += 1) {
      if (!has(traits)) continue;
      count += (this.#traits[traits] ?? 0) + (this.#traits[failing * traitCount + traits] ?? 0);
    }
    return count;
  }

  #ofCategories(): JobFacets['categories'] {
    const counts = new Map<number, number>();
    for (const id of this.#tree.ids()) {
      const own = this.#categories[id] ?? 0;
      const main = this.#tree.mainOf(id);
      counts.set(id, (counts.get(id) ?? 0) + own + (main === id ? (this.#corrections[id] ?? 0) : 0));
      if (main !== id) counts.set(main, (counts.get(main) ?? 0) + own);
    }
    return [...this.#tree.ids()].map((id) => ({ id, count: counts.get(id) ?? 0 }));
  }
}
