import { expect, test } from 'vitest';
import { flag } from '../../platform/search-index/attributes.ts';
import { packingOf } from '../../platform/search-index/rows/packing.ts';
import { jobAttributes } from './job-index.ts';

const values = {
  jobType: 5,
  remote: 3,
  payShown: true,
  company: 7,
  published: new Date('2026-05-20T10:00:00Z'),
  liveUntil: new Date('2026-06-20T10:00:00Z'),
  deadline: '2026-06-01',
  categories: [11, 12],
  places: [8000],
  shift: [1, 3],
  work: [2],
  unskilled: true,
  underage: false,
  student: true,
  english: true,
};

test.each([1, 2, 16, 17, 40])('ads can get %i flags more, which the release before does not notice', (count) => {
  const names = Array.from({ length: count }, (_, at) => `more${at}`);
  const more = packingOf({ ...jobAttributes, ...Object.fromEntries(names.map((name) => [name, flag(3)])) });
  const now = packingOf(jobAttributes);
  const all = { ...values, ...Object.fromEntries(names.map((name) => [name, true])) };
  const [before] = now.unpack(now.pack(1, values));
  const [after] = more.unpack(more.pack(1, all));
  expect(now.unpack(more.pack(1, all)).next().value).toEqual(before);
  expect(after?.values).toEqual(before?.values);
  expect(after?.bits[0]).toBe(before?.bits[0]);
  const ones = (after?.bits.slice(1) ?? []).map((bits) => bits.toString(2)).join('');
  expect(ones).toBe('1'.repeat(count));
});
