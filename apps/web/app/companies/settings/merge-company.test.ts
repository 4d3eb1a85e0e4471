import { expect, it } from 'vitest';
import { nordlys } from '../company.factory';
import { valuesOf } from './company-form';
import { mergeCompany } from './merge-company';

const base = valuesOf(nordlys);
const viborg = { id: 8800, label: '8800 Viborg' };

it('changes nothing when nobody saved anything else', () => {
  const mine = { ...base, company_phone: '11 11 11 11' };
  expect(mergeCompany(base, mine, base)).toEqual({ values: mine, taken: [], conflicts: [] });
});

it('takes the newer version of fields that were not changed here', () => {
  const theirs = { ...base, company_phone: '22 22 22 22', company_city: viborg };
  const mine = { ...base, company_branch: 'Varme' };
  const merged = mergeCompany(base, mine, theirs);
  expect(merged.values).toEqual({ ...theirs, company_branch: 'Varme' });
  expect(merged.taken).toEqual(['company_phone', 'company_city']);
  expect(merged.conflicts).toEqual([]);
});

it('keeps the typed value of a field that both sides changed, and returns the other version', () => {
  const mine = { ...base, company_phone: '11 11 11 11', company_city: null };
  const theirs = { ...base, company_phone: '22 22 22 22', company_city: viborg };
  const merged = mergeCompany(base, mine, theirs);
  expect(merged.values).toEqual(mine);
  expect(merged.conflicts).toEqual([
    { field: 'company_phone', theirs: '22 22 22 22' },
    { field: 'company_city', theirs: '8800 Viborg' },
  ]);
});

it('finds no conflict if both sides wrote the same', () => {
  const both = { ...base, company_phone: '33 33 33 33', company_city: viborg };
  expect(mergeCompany(base, both, both)).toEqual({ values: both, taken: [], conflicts: [] });
});

it('keeps the choice to remove logo or video', () => {
  const mine = { ...base, remove_logo: true, remove_video: true };
  expect(mergeCompany(base, mine, { ...base, company_name: 'Nyt navn' }).values).toEqual({
    ...mine,
    company_name: 'Nyt navn',
  });
});
