import { describe, expect, it } from 'vitest';
import { CvColumns } from './cv-columns.ts';
import { type CvFacts, levelIn, packFacts, readFacts } from './cv-facts.ts';
import { countHits, pickHits, pickNewest } from './pick-page.ts';

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
const everybody = () => true;

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
    const count = countHits(columns, everybody);
    expect(count).toBe(3001);
    const { userIds } = pickNewest(columns, { isHit: everybody, count, page: { offset: 0, limit: 4000 } });
    expect(userIds[0]).toBe(5);
    const times = userIds.map((id) => columns.changed[columns.slotOf(id) ?? 0] ?? 0);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(userIds).size).toBe(3001);
    expect(columns.wasted).toBe(2 * 7);
  });
});

describe('a page of hits', () => {
  const columns = new CvColumns();
  put(columns, ...[1, 2, 3, 4, 5, 6].map((id) => facts(id, 100 + id)));
  const hits = {
    ids: Uint32Array.of(6, 1, 2, 3, 99),
    ranked: { ids: Uint32Array.of(1, 3, 4), scores: Uint16Array.of(50, 900, 999) },
    isPartial: false,
  };
  const pick = (offset: number, limit: number, byScore = true) =>
    pickHits(columns, hits, { isHit: everybody, byScore, page: { offset, limit } });

  it('has the best first, then the newest, and each once on all pages', () => {
    expect(pick(0, 10)).toEqual({ userIds: [3, 1, 6, 2], count: 4 });
    expect([0, 1, 2, 3].flatMap((offset) => pick(offset, 1).userIds)).toEqual([3, 1, 6, 2]);
    expect(pick(0, 10, false).userIds).toEqual([6, 3, 2, 1]);
    expect(pick(4, 10)).toEqual({ userIds: [], count: 4 });
  });

  it('leaves out what the filter leaves out', () => {
    const isHit = (slot: number) => columns.userId[slot] !== 3;
    expect(pickHits(columns, hits, { isHit, byScore: true, page: { offset: 0, limit: 2 } })).toEqual({
      userIds: [1, 6],
      count: 3,
    });
  });
});
