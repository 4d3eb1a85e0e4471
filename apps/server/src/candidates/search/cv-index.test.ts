import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import { expect, test } from 'vitest';
import { expectSameRows } from '../../../test/same-rows.ts';
import { emptyContent } from '../../cv/cv.present.ts';
import { columnsOf } from '../../cv/own/publish-cv.ts';
import { anonymousColumns } from '../anonymity/anonymous-form.ts';
import type { CvDocument } from './cv-document.ts';
import { cvAttributes, cvIndex } from './cv-index.ts';

const work: CvContent['cv_experience'][number] = {
  title: 'Glaspuster',
  company_name: 'Ovnen ApS',
  experience_description: 'Blæste glas.<br>Ledede ovnen.',
  experience_start_year: 2010,
  experience_start_month: 1,
  experience_end_year: 2014,
  experience_end_month: 12,
  present: 0,
};
const course = {
  course_id: 4,
  education_name: 'Glasfagskolen',
  education_school: 'Kosta',
  education_start_year: 2007,
  education_end_year: 2010,
  education_description: 'Mundblæst glas',
};

/** A CV with a value for everything that the index reads. */
const content: CvContent = {
  ...emptyContent,
  first_name: 'Signe',
  last_name: 'Holm',
  about_me: '<p>Jeg hedder Signe Holm og blæser glas.</p>',
  birthday: '1988-02-29',
  gender: 2,
  cv_city: 8000,
  jobtype: 2,
  cv_experience: [work, { ...work, title: 'Butiksassistent', company_name: 'Glasset', present: 1 }],
  cv_education: [course],
  cv_category: [101, 205],
  cv_wish: [1, 'Glasmager'],
  cv_skill: [1, 'Håndblæsning'],
  cv_language: [
    { id: 1, level: 4 },
    { id: 2, level: 2 },
  ],
};

const published = new Date('2026-05-20T10:00:00Z');

function documentOf(own: Partial<CvContent>, changes: Partial<CvDocument['cv']> = {}): CvDocument {
  const whole = { ...content, ...own };
  const cv: CvDocument['cv'] = {
    userId: 7,
    visibility: 'named',
    heldVisibility: null,
    content: whole,
    ...anonymousColumns(whole, 'Signe Holm'),
    photoFileId: null,
    documentFileId: null,
    publishedAt: published,
    changedAt: published,
    ...columnsOf(whole, '2026-05-20'),
    ...changes,
  };
  return { cv, name: 'Signe Holm', isActive: true, sample: false, hasVideo: false };
}

const documents: readonly CvDocument[] = [
  documentOf({}),
  documentOf(emptyContent),
  documentOf({ cv_experience: [work] }, { documentFileId: '0190b2f4-0000-7000-8000-000000000001' }),
  { ...documentOf({}), hasVideo: true, sample: true },
  documentOf({}, { visibility: 'anonymous' }),
  documentOf({}, { visibility: 'hidden' }),
  { ...documentOf({}), isActive: false },
];

test('the same CVs give the same rows as long as the version is the same', () => {
  expectSameRows(cvIndex, {
    attributes: cvAttributes,
    documents,
    file: 'candidates/search/cv-index.ts',
    version: 1,
    hash: '3ffa95b9e9fe5f7b18549cc3f5ecc76c15d961ee',
  });
});

test('rows of the first releases, whose versions were sums, are older than all others', () => {
  expect(cvIndex.version).toBeGreaterThan(5);
});
