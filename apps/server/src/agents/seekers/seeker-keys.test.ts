import { noSeekerCriteria, type SeekerCriteria } from '@jobblik/contract/agents/seeker-agents.rules';
import { describe, expect, it } from 'vitest';
import { anyEducation, anyJobType, seekerKeysOf } from './seeker-keys.ts';

const keys = (criteria: Partial<SeekerCriteria>) => seekerKeysOf({ ...noSeekerCriteria, ...criteria });
const any = { jobTypes: anyJobType, educations: anyEducation, video: false, minAge: 15, maxAge: 66, exact: true };

describe('the keys of a CV-match agent', () => {
  it('are one for each combination of category, place and language', () => {
    expect(keys({ categoryIds: [901], placeIds: [8000, 1], languageIds: [31] })).toEqual([
      { categoryId: 901, placeId: 8000, languageId: 31, ...any },
      { categoryId: 901, placeId: 1, languageId: 31, ...any },
    ]);
  });

  it('have 0 for any value', () => {
    expect(keys({ video: true })).toEqual([{ categoryId: 0, placeId: 0, languageId: 0, ...any, video: true }]);
  });

  it('have job types and educations as bits, and the ages unchanged', () => {
    expect(keys({ jobTypeIds: [1, 3], educationIds: [2, 7], minAge: 20, maxAge: 40 })).toMatchObject([
      { jobTypes: 0b1010, educations: 0b1000_0100, minAge: 20, maxAge: 40 },
    ]);
  });

  it('accept a CV without a job type for any, but not for a chosen one', () => {
    expect(anyJobType & 1).toBe(1);
    expect(keys({ jobTypeIds: [1, 2, 3, 4, 5] })[0]?.jobTypes).toBe(0b11_1110);
  });

  it('have the postcodes of one quarter as one place', () => {
    expect(keys({ placeIds: [1050, 1051] })).toHaveLength(1);
  });

  it.each([
    ['the languages', { categoryIds: 20, placeIds: 10, languageIds: 2 }, { languageId: 0 }],
    ['the categories too', { categoryIds: 20, placeIds: 20, languageIds: 20 }, { languageId: 0, categoryId: 0 }],
  ])('leave %s to the agent’s row when there would be too many', (_what, counts, left) => {
    const made = keys(
      Object.fromEntries(
        Object.entries(counts).map(([name, count]) => [
          name,
          Array.from({ length: count }, (_, at) => 2000 + at * 100),
        ]),
      ),
    );
    expect(made.length).toBeLessThanOrEqual(200);
    expect(made.every((key) => !key.exact)).toBe(true);
    for (const key of made) expect(key).toMatchObject(left);
  });
});
