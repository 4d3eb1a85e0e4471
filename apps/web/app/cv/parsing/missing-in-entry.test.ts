import { cvProposal } from '@jobblik/contract/documents/cv-parse.schema';
import words from '@jobblik/words/da/cv.json' with { type: 'json' };
import { beforeAll, expect, test } from 'vitest';
import { registerWords, wordsOfRequest } from '../../platform/words/i18n';
import { emptyCv } from '../draft/cv-values.factory';
import { missingInEntry } from './missing-in-entry';
import { piecesOf } from './parse-proposal';

beforeAll(() => registerWords('da', { da: { cv: words } }));

const texts = { present: 'nu', place: (name: string) => name, licence: () => '' };
const none = {
  first_name: null,
  last_name: null,
  headline: null,
  email: null,
  phone: null,
  address: null,
  cv_city: null,
  birthday: null,
  about_me: null,
  driving_licence: null,
  gender: null,
  jobtype: null,
  cv_category: [],
  cv_wish: [],
  cv_experience: [],
  cv_education: [],
  cv_skill: [],
  cv_language: [],
};
const job = {
  title: 'Kok',
  company_name: 'Havnens Køkken',
  location: '',
  experience_description: '',
  experience_start_year: 2015,
  experience_start_month: null,
  experience_end_year: 2019,
  experience_end_month: null,
  present: 0,
  from: [],
};
const education = {
  course_id: null,
  education_name: 'Datalogi',
  education_school: 'Aalborg Universitet',
  location: '',
  education_start_year: 2010,
  education_end_year: null,
  education_description: '',
  from: [],
};

test.each([
  ['a job with years only lacks nothing', { cv_experience: [job] }, []],
  [
    'a job without company and end',
    { cv_experience: [{ ...job, company_name: '', experience_end_year: null }] },
    ['Virksomhed', 'Slutår'],
  ],
  ['an education without level and end', { cv_education: [education] }, ['Niveau', 'Slutår']],
  ['a name is no entry', { first_name: { value: 'Signe', from: [] } }, []],
])('%s', (_what, part, missing) => {
  const t = wordsOfRequest('da').getFixedT('da', 'cv');
  const pieces = piecesOf(cvProposal.parse({ ...none, ...part }), emptyCv, texts).filter(
    ({ field }) => field !== 'cv_wish',
  );
  expect(pieces.flatMap((piece) => missingInEntry(piece, '2026-05-20', t as never))).toEqual(missing);
});
