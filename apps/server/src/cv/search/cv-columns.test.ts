import { describe, expect, it } from 'vitest';
import { SlotSet } from '../../platform/text-index/index.ts';
import { CvColumns } from './cv-columns.ts';
import { type CvFacts, levelIn, packFacts, readFacts } from './cv-facts.ts';
import { countHits, hitsOf, pickNewest } from './pick-page.ts';

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
  const found = new SlotSet(columns.length);
  for (const id of [1, 2, 3, 6]) found.add(columns.slotOf(id) ?? -1);
  const idsOf = (isHit: (slot: number) => boolean) =>
    columns.order.newest(hitsOf(columns, { found }, isHit), { offset: 0, limit: 10 }).map((slot) => columns.idOf(slot));

  it('come by their change, the newest first, each once', () => expect(idsOf(everybody)).toEqual([6, 3, 2, 1]));

  it('leave out what the filter leaves out', () =>
    expect(idsOf((slot) => columns.userId[slot] !== 3)).toEqual([6, 2, 1]));
});
