import { describe, expect, it } from 'vitest';
import { type CvParts, completenessOf } from './cv-completeness.rules.ts';

const nothing: CvParts = {
  content: {
    about_me: '',
    cv_experience: [],
    cv_education: [],
    cv_wish: [],
    cv_skill: [],
    cv_city: null,
    cv_category: [],
    cv_language: [],
  },
  photo: false,
  document: false,
  videos: 0,
  published: false,
};
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
const words: CvParts = {
  ...nothing,
  content: {
    about_me: `<p>${'Jeg laver mad. '.repeat(8)}</p>`,
    cv_experience: [job],
    cv_education: [
      {
        course_id: 2,
        education_name: 'Kok',
        education_school: '',
        education_start_year: 2012,
        education_end_year: 2016,
        education_description: '',
      },
    ],
    cv_wish: [1],
    cv_skill: [1, 2, 3],
    cv_city: 9000,
    cv_category: [101],
    cv_language: [{ id: 1, level: 4 }],
  },
};

describe('how complete a CV is', () => {
  it('an empty CV has 0 percent, and experience comes first', () =>
    expect(completenessOf(nothing)).toMatchObject({ percent: 0, next: 'cv_experience' }));
  it('a full CV has 100 percent, and no step is left', () =>
    expect(completenessOf({ ...words, photo: true, document: true, videos: 1, published: true })).toMatchObject({
      percent: 100,
      next: null,
    }));
  it('text alone is most of it', () => expect(completenessOf(words)).toMatchObject({ percent: 80, next: 'photo' }));
  it('punctuation does not count as text', () =>
    expect(completenessOf({ ...words, content: { ...words.content, about_me: '<p></p>'.repeat(50) } }).next).toBe(
      'about_me',
    ));
  it('two skills are not enough', () =>
    expect(completenessOf({ ...words, content: { ...words.content, cv_skill: [1, 2] } }).next).toBe('cv_skill'));
});
