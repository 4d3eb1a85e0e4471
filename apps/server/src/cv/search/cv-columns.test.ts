import { describe, expect, it } from 'vitest';
import { SlotSet } from '../../platform/text-index/index.ts';
import { CvColumns } from './cv-columns.ts';
import { type CvFacts, levelIn, packFacts, readFacts } from './cv-facts.ts';
import type { Filters } from './cv-filters.ts';
import { pickHits } from './pick-hits.ts';

const facts = (userId: number, second: number, more: Partial<CvFacts> = {}): CvFacts => ({
  userId,
  changedAt: new Date(second * 1000),
  live: true,
  jobTypeId: 1,
  educationId: 7,
  hasVideo: false,
  hasDocument: true,
  sample: false,
  experienceMonths: 61,
  cityId: 8000,
  birthday: '1990-02-28',
  languageIds: [31, 37],
  categoryIds: [101],
  wishIds: [3000],
  ...more,
});
const put = (columns: CvColumns, ...list: CvFacts[]) =>
  columns.putAll(readFacts(Buffer.concat(list.map((one) => packFacts(one)))));
const nothingAsked: Filters = {
  sampleOnly: false,
  jobTypes: 0,
  educations: 0,
  experiences: 0,
  extras: 0,
  languages: null,
  categories: null,
  wishes: null,
  cities: null,
  born: null,
};
const idsOf = (columns: CvColumns, hits: SlotSet) =>
  columns.order.newest(hits, { offset: 0, limit: 4000 }).map((slot) => columns.idOf(slot));

describe('columns of CVs', () => {
  it('hold what was packed', () => {
    const columns = new CvColumns();
    put(columns, facts(7, 100), facts(9, 50, { languageIds: [], wishIds: [1, 2] }));
    const slot = columns.slotOf(9) ?? -1;
    expect([columns.length, columns.city[slot], levelIn(columns.traits[slot] ?? 0), columns.changed[slot]]).toEqual([
      2, 8000, 4, 50,
    ]);
    const at = columns.listsAt[slot] ?? 0;
    expect([...columns.lists.subarray(at, at + 6)]).toEqual([0, 1, 2, 101, 1, 2]);
  });

  it('keep the order of change when CVs come, change and come in heaps', () => {
    const columns = new CvColumns();
    put(columns, ...Array.from({ length: 3000 }, (_, at) => facts(at + 1, (at * 7919) % 3000)));
    put(columns, facts(5, 5000), facts(6, 1), facts(4000, 2500));
    const userIds = idsOf(columns, pickHits(columns, nothingAsked));
    expect(userIds).toHaveLength(3001);
    expect(userIds[0]).toBe(5);
    const times = userIds.map((id) => columns.changed[columns.slotOf(id) ?? 0] ?? 0);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(userIds).size).toBe(3001);
    expect(columns.wasted).toBe(2 * 7);
  });

  it('are arranged so that slots go by change, with the lists that belong to each, and without waste', () => {
    const columns = new CvColumns();
    put(columns, facts(7, 300), facts(8, 100, { languageIds: [40] }), facts(9, 200));
    put(columns, facts(9, 200, { wishIds: [1, 2] }));
    columns.arrangeByAge();
    expect([...columns.userId.subarray(0, 3)]).toEqual([8, 9, 7]);
    expect([8, 9, 7].map((id) => columns.slotOf(id))).toEqual([0, 1, 2]);
    expect([...columns.lists.subarray(0, 20)]).toEqual([
      1, 1, 1, 40, 101, 3000, 2, 1, 2, 31, 37, 101, 1, 2, 2, 1, 1, 31, 37, 101,
    ]);
    expect(columns.wasted).toBe(0);
  });
});

describe('hits', () => {
  const columns = new CvColumns();
  put(columns, ...[1, 2, 3, 4, 5, 6].map((id) => facts(id, 100 + id)));
  put(columns, facts(3, 103, { jobTypeId: 4 }));
  put(columns, ...Array.from({ length: 40 }, (_, at) => facts(10 + at, at, { cityId: 9000, live: at < 20 })));
  put(columns, facts(2, 90, { cityId: 9990, languageIds: [99], categoryIds: [305, 306], wishIds: [7] }));

  it('of a keyword come by their change, the newest first, those that the filters leave', () => {
    const found = new SlotSet(columns.length);
    for (const id of [1, 2, 3, 6]) found.add(columns.slotOf(id) ?? -1);
    expect(idsOf(columns, pickHits(columns, nothingAsked, found))).toEqual([6, 3, 1, 2]);
    expect(idsOf(columns, pickHits(columns, { ...nothingAsked, jobTypes: 1 << 1 }, found))).toEqual([6, 1, 2]);
  });

  it.each<[string, Partial<Filters>, number[]]>([
    ['a place', { cities: [8000] }, [6, 5, 4, 3, 1]],
    ['a place that a CV has left', { cities: [9990, 1234] }, [2]],
    ['a language', { languages: [99] }, [2]],
    ['one of several categories', { categories: [305, 306] }, [2]],
    ['a wish', { wishes: [7] }, [2]],
    ['several kinds', { cities: [8000, 9990], languages: [99], wishes: [7, 8] }, [2]],
    ['kinds that no CV has together', { cities: [8000], languages: [99] }, []],
    ['nothing that anybody has', { languages: [] }, []],
  ])('of %s', (_what, asked, ids) => {
    expect(idsOf(columns, pickHits(columns, { ...nothingAsked, ...asked }))).toEqual(ids);
  });

  it('of what most CVs have', () => {
    expect(pickHits(columns, { ...nothingAsked, cities: [9000] }).count()).toBe(20);
  });
});
