import { expect, test } from 'vitest';
import { presentCv } from '../cv.present.ts';
import { chanceOf, makeContent, makeCvs } from './samples/made-cvs.factory.ts';
import { readBack, valuesOfCv, valuesOfProposal, writeCv } from './samples/round-trip.factory.ts';

const formats = ['json', 'europass'] as const;

test.each(formats)('every field of 24 CVs comes back from their own %s', (format) => {
  for (const cv of makeCvs(chanceOf(7), 24)) {
    const { proposal, left_out } = readBack(writeCv(cv, format), format);
    if (!proposal) throw new Error('nothing was proposed');
    expect(valuesOfProposal(proposal, format)).toEqual(valuesOfCv(cv, format));
    expect(left_out).toBeNull();
  }
});

test.each(formats)('an empty draft comes back as empty from its own %s', (format) => {
  const cv = presentCv({
    ...makeContent(chanceOf(1), 0),
    cv_experience: [],
    cv_education: [],
    cv_skill: [],
    cv_wish: [],
    cv_language: [],
    cv_category: [],
    jobtype: null,
    birthday: null,
    about_me: '',
    cv_city: null,
    phone: '',
  });
  const { proposal } = readBack(writeCv(cv, format), format);
  if (!proposal) throw new Error('nothing was proposed');
  expect(valuesOfProposal(proposal, format)).toEqual(valuesOfCv(cv, format));
});
