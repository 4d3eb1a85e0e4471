import { cvForm, cv as cvSchema } from '@jobblik/contract/cv/cv.schema';
import { describe, expect, test } from 'vitest';
import { lastShared, mergeCv, resolveConflicts } from './cv-merge';
import { type CvValues, cvInput, differing, sendable, valuesOfCv } from './cv-values';

const saved = cvSchema.parse({
  first_name: 'Amalie',
  last_name: 'Holm',
  phone: '',
  email: null,
  about_me: '<p>Jeg bygger.<br>Og retter.</p>',
  birthday: '1990-03-02',
  gender: 2,
  cv_city: { id: 9000, name: 'Aalborg', zip: '9000', region: 'Nordjylland' },
  location: { id: 9000, name: 'Aalborg', zip: '9000', region: 'Nordjylland' },
  jobtype: { id: 1, name: 'Fuldtid' },
  cv_experience: [
    {
      title: 'Udvikler',
      company_name: 'Skagerrak Data',
      experience_description: 'A &amp; B<br>C',
      experience_start_year: 2019,
      experience_start_month: 3,
      experience_end_year: null,
      experience_end_month: null,
      present: 1,
    },
  ],
  cv_education: [],
  cv_category: [{ id: 4, seo: 'it', text: 'It' }],
  cv_wish: [{ job_title: { id: 8, name: 'Dataingeniør' } }],
  cv_skill: [{ id: 5, name: 'Go' }],
  cv_language: [{ id: 1, name: 'Dansk', level: 4 }],
});

const change = (values: CvValues, part: Partial<CvValues>): CvValues => ({ ...values, ...part });

describe('the form and the wire', () => {
  test('a saved CV is converted to the form and back without a change', () => {
    const again = cvForm.parse(cvInput(valuesOfCv(saved)));
    const {
      location: _,
      cv_city,
      jobtype,
      cv_category,
      cv_wish,
      cv_skill,
      cv_language,
      cv_education,
      ...plain
    } = saved;
    expect(again).toMatchObject({ ...plain, cv_city: cv_city?.id, jobtype: jobtype?.id, cv_education });
    expect(again).toMatchObject({ cv_category: [4], cv_wish: [8], cv_skill: [5], cv_language: [{ id: 1, level: 4 }] });
  });

  test('line breaks are plain in the form', () => {
    expect(valuesOfCv(saved).cv_experience[0]?.experience_description).toBe('A & B\nC');
  });

  test('keys of rows and spaces at the ends make no difference', () => {
    const one = valuesOfCv(saved);
    expect(differing(one, change(valuesOfCv(saved), { first_name: ' Amalie ' }))).toEqual([]);
    expect(differing(one, change(one, { cv_language: [{ id: 1, name: 'Dansk', level: 3 }] }))).toEqual(['cv_language']);
    expect(differing(one, change(one, { birthday: '2/3-1990' }))).toEqual([]);
  });

  test('an incomplete date, number or e-mail address stays in the browser', () => {
    const typed = change(valuesOfCv(saved), { birthday: '3.1', phone: '12', email: 'amalie@' });
    expect(cvInput(typed)).toMatchObject({ birthday: null, phone: '', email: null });
    expect(differing(typed, sendable(typed))).toEqual(['birthday', 'phone', 'email']);
  });
});

describe('two versions of a CV', () => {
  const base = valuesOfCv(saved);

  test('a field that only the other side changed is taken over', () => {
    const { values, taken, conflicts } = mergeCv(
      base,
      change(base, { first_name: 'Ama' }),
      change(base, { last_name: 'Lund' }),
    );
    expect(values).toMatchObject({ first_name: 'Ama', last_name: 'Lund' });
    expect([taken, conflicts]).toEqual([['last_name'], []]);
  });

  test('a field that both changed keeps what was typed here until the person chooses', () => {
    const mine = change(base, { about_me: '<p>Mit</p>' });
    const theirs = change(base, { about_me: '<p>Deres</p>' });
    const { values, conflicts } = mergeCv(base, mine, theirs);
    expect(values.about_me).toBe('<p>Mit</p>');
    expect(conflicts).toEqual([{ field: 'about_me', canJoin: false }]);
    expect(resolveConflicts(values, theirs, { about_me: 'theirs' }).about_me).toBe('<p>Deres</p>');
    expect(resolveConflicts(values, theirs, {}).about_me).toBe('<p>Mit</p>');
  });

  test('the same change on both sides is no conflict', () => {
    const both = change(base, { phone: '12345678' });
    expect(mergeCv(base, both, { ...both }).conflicts).toEqual([]);
  });

  test('a save whose response was lost is not another version', () => {
    const sent = change(base, { about_me: '<p>Jeg er</p>', first_name: 'Ama' });
    const mine = change(sent, { about_me: '<p>Jeg er kok</p>' });
    const theirs = change(sent, { phone: '12345678', first_name: 'Anna' });
    expect(mergeCv(base, mine, theirs).conflicts.map(({ field }) => field)).toEqual(['first_name', 'about_me']);
    const { values, taken, conflicts } = mergeCv(lastShared(base, sent, theirs), mine, theirs);
    expect(values).toMatchObject({ about_me: '<p>Jeg er kok</p>', phone: '12345678' });
    expect(taken).toEqual(['phone']);
    expect(conflicts).toEqual([{ field: 'first_name', canJoin: false }]);
    expect(lastShared(base, null, theirs)).toBe(base);
  });

  test('lists can be merged, each row once', () => {
    const mine = change(base, { cv_skill: [...base.cv_skill, { id: 6, name: 'Test' }] });
    const theirs = change(base, { cv_skill: [...base.cv_skill, { id: 7, name: 'Linux' }] });
    expect(mergeCv(base, mine, theirs).conflicts).toEqual([{ field: 'cv_skill', canJoin: true }]);
    expect(resolveConflicts(mine, theirs, { cv_skill: 'both' }).cv_skill.map(({ id }) => id)).toEqual([5, 6, 7]);
  });

  test('rows are merged by their content', () => {
    const theirs = change(base, {
      cv_experience: valuesOfCv(saved).cv_experience.map((row) => ({ ...row, title: 'Leder' })),
    });
    const both = resolveConflicts(base, theirs, { cv_experience: 'both' });
    expect(both.cv_experience.map(({ title }) => title)).toEqual(['Udvikler', 'Leder']);
    expect(resolveConflicts(base, valuesOfCv(saved), { cv_experience: 'both' }).cv_experience).toHaveLength(1);
  });
});
