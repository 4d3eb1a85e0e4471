import { describe, expect, it } from 'vitest';
import { attributesOf, type CvAttributesRow } from './cv-attributes.ts';

const cv: CvAttributesRow = {
  userId: 7,
  visibility: 'named',
  birthday: '1991-04-17',
  cityId: 8000,
  jobTypeId: 2,
  educationId: null,
  categoryIds: [901, 902],
  languageIds: [31, 31],
  hasVideo: true,
  documentFileId: null,
  experienceMonths: 40,
};
const day = { today: '2026-11-18', ageFilters: true };

describe('attributes of a CV for agents', () => {
  it.each<[string, Partial<CvAttributesRow>, Partial<typeof day>, number | null]>([
    ['in full years', {}, {}, 35],
    ['the day before the birthday', {}, { today: '2026-04-16' }, 34],
    ['of an anonymous CV, which shows none', { visibility: 'anonymous' }, {}, null],
    ['that is not said', { birthday: null }, {}, null],
    ['where ages do not filter', {}, { ageFilters: false }, null],
  ])('is the age %s', (_what, change, setting, age) => {
    expect(attributesOf({ ...cv, ...change }, { ...day, ...setting }).age).toBe(age);
  });

  it('are its categories and the main one above them, each once', () => {
    expect(attributesOf(cv, day).categoryIds.toSorted((a, b) => a - b)).toEqual([900, 901, 902]);
    expect(attributesOf(cv, day).languageIds).toEqual([31]);
  });

  it('are its postcode and the region around it, and nothing without a place', () => {
    expect(attributesOf(cv, day).placeIds).toEqual(expect.arrayContaining([8000, 4]));
    expect(attributesOf({ ...cv, cityId: null }, day)).toMatchObject({ placeIds: [], keyPlaceIds: [] });
  });

  it('have any postcode of a quarter as the quarter', () => {
    expect(attributesOf({ ...cv, cityId: 1060 }, day).placeIds).toContain(1051);
    expect(attributesOf({ ...cv, cityId: 1060 }, day).keyPlaceIds[0]).toBe(
      attributesOf({ ...cv, cityId: 1051 }, day).keyPlaceIds[0],
    );
  });

  it('are zeros for missing values', () => {
    expect(attributesOf(cv, day)).toMatchObject({ jobTypeId: 2, educationId: 0 });
  });
});
