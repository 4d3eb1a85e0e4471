import type { CvParseResult, CvProposal } from '@jobblik/contract/documents/cv-parse.schema';
import { describe, expect, it } from 'vitest';
import { compare, type ExpectedCv, f1, precision, recall } from './support/parse-metrics.ts';

const nothing: CvProposal = {
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
  company_name: 'Hotel Kvist',
  location: '',
  experience_description: '',
  experience_start_year: 2019,
  experience_start_month: 3,
  experience_end_year: null,
  experience_end_month: null,
  present: 1,
  from: [],
};
const expected: ExpectedCv = {
  name: 'Anna Holm',
  email: 'anna@example.dk',
  phone: '+45 20 12 34 71',
  address: null,
  zip: null,
  experience: [{ title: 'Kok', employer: 'Hotel Kvist', start: '03.2019', end: null }],
  education: [],
  skills: ['Excel', 'Word'],
  languages: [],
};
const parsed = (proposal: Partial<CvProposal>): CvParseResult => ({
  reason: null,
  pages: 1,
  picture_pages: [],
  lines: [],
  left_out: null,
  proposal: { ...nothing, ...proposal },
});
const text = (value: string) => ({ value, from: [] });

describe('a proposal', () => {
  it('is right if it differs in punctuation only', () => {
    const scores = compare(
      parsed({ first_name: text('Anna'), last_name: text('Holm'), phone: text('20123471'), cv_experience: [job] }),
      expected,
    );
    for (const field of ['name', 'phone', 'experience', 'experience, dates too'] as const)
      expect(scores[field]).toEqual({ right: 1, found: 1, expected: 1 });
  });

  it('misses values that it does not have, and has too many where the CV has none', () => {
    const scores = compare(parsed({ address: text('Algade 3') }), expected);
    expect(scores.email).toEqual({ right: 0, found: 0, expected: 1 });
    expect(scores.address).toEqual({ right: 0, found: 1, expected: 0 });
  });

  it('does not count an entry twice, or one with another employer', () => {
    const scores = compare(parsed({ cv_experience: [job, job, { ...job, company_name: 'Netto' }] }), expected);
    expect(scores.experience).toEqual({ right: 1, found: 3, expected: 1 });
  });

  it('is compared by month if the CV has the month', () => {
    const scores = compare(parsed({ cv_experience: [{ ...job, experience_start_month: 4 }] }), expected);
    expect([scores.experience.right, scores['experience, dates too'].right]).toEqual([1, 0]);
  });
});

it('has precision and recall', () => {
  const score = { right: 1, found: 2, expected: 4 };
  expect([precision(score), recall(score)]).toEqual([0.5, 0.25]);
  expect(f1(score)).toBeCloseTo(1 / 3);
  expect(f1({ right: 0, found: 0, expected: 3 })).toBe(0);
});
