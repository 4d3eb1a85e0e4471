import { cvProblems } from '@jobblik/contract/cv/cv.rules';
import { cvForm } from '@jobblik/contract/cv/cv.schema';
import { describe, expect, it } from 'vitest';
import { samplePeople } from './sample/people.ts';
import { levelOf, sampleCvContent } from './sample-cv-content.ts';

describe('the CVs of sample people', () => {
  it.each(['2026-01-01', '2026-07-15', '2028-02-29'])('could all be published on %s', (today) => {
    for (const [index, person] of samplePeople.entries()) {
      const content = cvForm.parse(sampleCvContent(person, index, new Date(`${today}T12:00:00Z`)));
      expect([person.key, cvProblems(content, today)]).toEqual([person.key, []]);
      expect(content.cv_skill).toHaveLength(new Set(person.skills).size);
      expect(content.cv_wish.length).toBeGreaterThan(0);
      expect(content.cv_language.length).toBeGreaterThan(0);
      expect(content.cv_category.length).toBeGreaterThan(0);
    }
  });

  it('some people have no birthday', () => {
    const birthdays = samplePeople.map((person, index) => sampleCvContent(person, index, new Date()).birthday);
    expect(birthdays.filter((birthday) => birthday === null).length).toBeGreaterThan(10);
  });

  it.each([
    ['Ph.d. i kemi', 7],
    ['Cand.scient. i datalogi', 6],
    ['Bachelor i datalogi', 5],
    ['Pædagog', 5],
    ['Finansøkonom', 4],
    ['HF', 3],
    ['Møbelsnedker', 2],
    ['10. klasse', 1],
  ])('%s is of level %d', (course, level) => expect(levelOf(course)).toBe(level));
});
