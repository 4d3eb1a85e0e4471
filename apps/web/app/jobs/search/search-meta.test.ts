import jobs from '@jobblik/words/da/jobs.json';
import { expect, test } from 'vitest';
import { pageWords, registerWords } from '../../platform/words/i18n';
import { type SearchSubject, searchMeta } from './search-meta';

registerWords('da', { da: { jobs } });
const t = pageWords([], 'jobs');
const nothing: SearchSubject = {
  search: { keyword: '', category: [] },
  count: 0,
  near: null,
  locations: [],
  categories: [],
};
const health = { seo: 'sundhed', text: 'Sundhed' };
const aalborg = { value: '9000', label: '9000 Aalborg' };

test('has the keyword and the number of ads', () => {
  const search = { keyword: 'sygeplejerske', category: ['sundhed'] };
  const meta = searchMeta({ ...nothing, search, categories: [health], near: aalborg, count: 1234 }, t);
  expect(meta.title).toBe('Ledige job: sygeplejerske, Sundhed, 9000 Aalborg');
  expect(meta.description).toMatch(/^1\.234 ledige job: sygeplejerske, Sundhed, 9000 Aalborg\./);
  expect(meta.keywords).toEqual([
    'sygeplejerske',
    'Sundhed',
    '9000 Aalborg',
    'find job, ledige stillinger, jobsøgning',
  ]);
});

test('two searches have different titles and descriptions', () => {
  const searches = [
    nothing,
    { ...nothing, count: 7 },
    { ...nothing, count: 1, search: { keyword: 'kok', category: [] } },
    { ...nothing, count: 2, search: { keyword: 'kok', category: [] } },
    { ...nothing, count: 2, near: aalborg },
    { ...nothing, count: 2, search: { keyword: '', category: ['sundhed'] }, categories: [health] },
  ].map((subject) => searchMeta(subject, t).description);
  expect(new Set(searches).size).toBe(searches.length);
  expect(searches[2]).toMatch(/^1 ledigt job: kok\./);
});

test('a search without hits has no number', () => {
  expect(searchMeta({ ...nothing, search: { keyword: 'qzx', category: [] } }, t).description).not.toMatch(/\d/);
});
