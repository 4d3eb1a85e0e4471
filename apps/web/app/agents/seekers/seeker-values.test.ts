import danish from '@jobblik/words/da/seeker-agents.json';
import { expect, test } from 'vitest';
import type { CvSearchAddress } from '../../candidates/index';
import { pageWords, registerWords } from '../../platform/words/i18n';
import { reasonText } from './seeker-reason';
import { emptySeekerAgent, formOf, hasChosen, namesOf, type SeekerValues, valuesOfSearch } from './seeker-values';

registerWords('da', { da: { 'seeker-agents': danish } });
const t = pageWords([], 'seeker-agents');

const chosen: SeekerValues = {
  ...emptySeekerAgent,
  name: 'Kok',
  categories: [{ id: 901, name: 'Kok' }],
  places: [{ id: 8000, name: 'Aarhus C', zip: '8000' }],
  jobTypes: [2],
  educations: [2],
  languages: [{ id: 7, name: '', gone: true }],
  video: true,
  minAge: 25,
};

test('a search for candidates becomes a CV-match with each of its criteria', () => {
  const near = { id: 8000, name: 'Aarhus C', zip: '8000', radius: 75 };
  const languages = [{ id: 31, name: 'Dansk' }];
  const search: CvSearchAddress = {
    keyword: ' kok ',
    job_type: [2, 9],
    educations: [4],
    experiences: [3],
    extras: [1, 2],
    language: [31],
    minAge: 0,
    maxAge: 40,
    postcode: '8000',
    location: ['aarhus-midtjylland'],
    categories: [901],
    radius: 75,
    sort: 'newest',
    page: 3,
  };
  const places = [{ id: 8000, name: 'Aarhus C', zip: '8000' }];
  const categories = [{ id: 901, name: 'Kok' }];
  expect(valuesOfSearch(search, { near, languages, places, categories })).toEqual({
    ...emptySeekerAgent,
    places,
    categories,
    keywords: ['kok'],
    jobTypes: [2],
    educations: [4],
    experiences: [3],
    video: true,
    document: true,
    languages,
    near,
    minAge: 15,
    maxAge: 40,
  });
});

test('what is chosen is sent as the spec carries it', () => {
  expect(formOf(chosen)).toEqual({
    name: 'Kok',
    categories: [{ id: 901 }],
    location: [{ id: 8000 }],
    job_types: [2],
    educations: [2],
    languages: [{ id: 7 }],
    video_presentation: 1,
    min_age: 25,
    max_age: 66,
    cv_document: 0,
    experiences: [],
    keywords: [],
    postcode: 0,
    frequency: 'daily',
  });
});

test('names are the telling ones first, without what is gone, and an age only where ages filter', () => {
  const names = ['Kok', 'Aarhus C', 'Deltid', 'Erhvervsfaglig uddannelse', 'Video-CV'];
  expect(namesOf(chosen, true, t)).toEqual([...names, '25 år og ældre']);
  expect(namesOf(chosen, false, t)).toEqual(names);
});

test.each<[string, Partial<SeekerValues>, boolean, boolean]>([
  ['a name and a frequency alone are', { name: 'Job', frequency: 'now' }, true, false],
  ['ages from 15 to 66 are', { minAge: 15, maxAge: 66 }, true, false],
  ['a narrowed age is', { minAge: 16 }, true, true],
  ['a narrowed age where ages do not filter is', { minAge: 16 }, false, false],
  ['a language is', { languages: [{ id: 31, name: 'Dansk' }] }, true, true],
])('%s a choice', (_what, values, ageFilters, expected) => {
  expect(hasChosen({ ...emptySeekerAgent, ...values }, ageFilters)).toBe(expected);
});

test.each([
  [{ category: 'Kok', location: 'Midtjylland' }, 'kok og Midtjylland'],
  [{ language: 'Dansk', job_type: 'Deltid', education: 'Folkeskole' }, 'folkeskole, dansk og deltid'],
  [{ video: true, age: true }, 'video-CV og alder'],
  [{ keyword: 'kok', experience: '5+ år' }, '»kok« og 5+ års erfaring'],
  [
    { near: { zip: '8000', name: 'Aarhus C', radius: 25 }, document: true },
    'højst 25\u00a0km fra 8000 Aarhus C og CV-dokument',
  ],
])('the reason %j is shown as "%s"', (reason, text) => {
  const none = { category: null, location: null, job_type: null, education: null, language: null };
  const more = { experience: null, keyword: null, near: null, video: false, document: false, age: false };
  expect(reasonText({ ...none, ...more, ...reason }, t)).toBe(text);
});
