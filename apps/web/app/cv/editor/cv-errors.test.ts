import { Problem } from '@jobblik/contract/kernel/problem';
import { describe, expect, test } from 'vitest';
import type { CvValues } from '../draft/cv-values';
import { emptyEducation, emptyExperience } from '../entries/entry-start';
import { checkCv, checkExperience, countOf, errorsOfProblem } from './cv-errors';

const today = '2026-11-20';
const fine: CvValues = {
  first_name: 'Signe',
  last_name: 'Bæk',
  phone: '',
  email: '',
  birthday: '',
  gender: 0,
  cv_city: null,
  about_me: '<p>Jeg laver mad</p>',
  cv_wish: [],
  jobtype: 0,
  cv_category: [],
  cv_experience: [],
  cv_education: [],
  cv_skill: [{ id: 1, name: 'Brød' }],
  cv_language: [],
};
const job = {
  ...emptyExperience(),
  title: 'Leder',
  company_name: 'A/S',
  experience_start_year: 2019,
  experience_start_month: 3,
  present: true,
};

describe('why a CV cannot be published', () => {
  test('no error without the optional fields', () => expect(countOf(checkCv(fine, today, ''))).toBe(0));

  test.each([
    ['a date that does not exist', { birthday: '31.02.1990' }, { birthday: 'birthday_unreadable' }],
    ['a year of two digits that lies ahead', { birthday: '02.03.90' }, { birthday: 'birthday_in_future' }],
    ['a number without digits', { phone: 'abc' }, { phone: 'phone' }],
    ['half an address', { email: 'signe@' }, { email: 'email' }],
    ['a profile nobody reads to its end', { about_me: `<p>${'x'.repeat(3_001)}</p>` }, { about_me: 'about_too_long' }],
  ])('%s', (_what, change, fields) => expect(checkCv({ ...fine, ...change }, today, '').fields).toEqual(fields));

  test('required parts, until the account or the CV has them', () => {
    const bare = { ...fine, first_name: '', last_name: '', about_me: '', cv_skill: [] };
    const all = ['name_missing', 'entry_missing', 'wish_or_text_missing'];
    expect(checkCv(bare, today, '').missing).toEqual(all);
    expect(checkCv(bare, today, 'Signe Bæk').missing).toEqual(all.slice(1));
    const refused = new Problem('cv_incomplete', { fields: [{ path: 'cv.cv_wish', code: 'wish_or_text_missing' }] });
    expect(errorsOfProblem(refused, bare)).toEqual({ fields: {}, rows: {}, missing: ['wish_or_text_missing'] });
  });

  test('an incomplete row, by its key', () => {
    const row = emptyEducation();
    const { rows } = checkCv({ ...fine, cv_experience: [job], cv_education: [row] }, today, '');
    expect(Object.keys(rows)).toEqual([row.key]);
    expect(rows[row.key]?.map(({ path }) => path)).toContain('education_name');
  });

  test('errors of the server are shown at the same places', () => {
    const fields = [
      { path: 'cv.cv_experience.0.title', code: 'too_long', limit: 200 },
      { path: 'cv.first_name', code: 'too_long' },
      { path: 'revision', code: 'saved_elsewhere' },
    ];
    const found = errorsOfProblem(new Problem('invalid_input', { fields }), { ...fine, cv_experience: [job] });
    expect(found).toEqual({
      fields: { first_name: 'too_long' },
      rows: { [job.key]: [{ path: 'title', code: 'too_long', limit: 200 }] },
      missing: [],
    });
  });

  test('a job that is there now needs no end', () => expect(checkExperience(job, today)).toEqual([]));

  test('a title of 10,000 letters is too long', () =>
    expect(checkExperience({ ...job, title: 'x'.repeat(10_000) }, today)).toEqual([
      { path: 'title', code: 'too_long', limit: 200 },
    ]));
});
