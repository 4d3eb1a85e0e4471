import { expect, test } from 'vitest';
import { type LeastContent, missingToPublish } from './cv-publish.rules.ts';

const job = {
  title: 'Kok',
  company_name: 'Havnens Køkken',
  experience_description: '',
  experience_start_year: 2019,
  experience_start_month: 4,
  experience_end_year: null,
  experience_end_month: null,
  present: 1,
} as const;
const study = {
  course_id: 2,
  education_name: 'Kok',
  education_school: '',
  education_start_year: 2012,
  education_end_year: 2016,
  education_description: '',
};
const least: LeastContent = {
  first_name: 'Signe',
  last_name: '',
  cv_experience: [],
  cv_education: [],
  cv_skill: [1],
  cv_wish: [1],
  about_me: '',
};

test.each<[string, Partial<LeastContent>, string, string[]]>([
  ['nothing, with a name, a skill and a wish', {}, '', []],
  ['nothing, with an experience alone', { cv_skill: [], cv_experience: [job] }, '', []],
  ['nothing, with an education alone', { cv_skill: [], cv_education: [study] }, '', []],
  ['nothing, with a text instead of a wish', { cv_wish: [], about_me: '<p>Jeg laver mad</p>' }, '', []],
  ['nothing, with a last name alone', { first_name: '', last_name: 'Holm' }, '', []],
  ["nothing, with the account's name", { first_name: '' }, 'Signe Holm', []],
  ['a name', { first_name: ' ' }, '  ', ['first_name name_missing']],
  ['an entry', { cv_skill: [] }, '', ['cv_experience entry_missing']],
  ['a wish or a text', { cv_wish: [] }, '', ['cv_wish wish_or_text_missing']],
  ['a text that says something', { cv_wish: [], about_me: '<p><br>&nbsp; </p>' }, '', ['cv_wish wish_or_text_missing']],
  [
    'everything',
    { first_name: '', cv_skill: [], cv_wish: [] },
    '',
    ['first_name name_missing', 'cv_experience entry_missing', 'cv_wish wish_or_text_missing'],
  ],
])('a CV lacks %s', (_what, change, account, expected) => {
  const found = missingToPublish({ ...least, ...change }, account).map(({ path, code }) => `${path} ${code}`);
  expect(found).toEqual(expected);
});
