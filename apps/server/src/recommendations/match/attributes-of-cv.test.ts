import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import { expect, it } from 'vitest';
import { jobTitleList } from '../../lookups/index.ts';
import { attributesOfCv } from './attributes-of-cv.ts';

const nurse = jobTitleList().all.find(({ name }) => name === 'Sygeplejerske')?.id ?? 0;
const more = { changedAt: new Date('2026-03-10T12:00:00Z'), today: '2026-03-10' };

function content(own: Partial<CvContent>): CvContent {
  return {
    first_name: 'Signe',
    last_name: 'Holm',
    phone: '20304050',
    email: 'signe@jobblik.test',
    about_me: '<p>Jeg er glad for vagter.</p>',
    birthday: '1994-02-28',
    gender: 2,
    cv_city: 7400,
    jobtype: 1,
    cv_experience: [],
    cv_education: [],
    cv_category: [],
    cv_wish: [nurse],
    cv_skill: [],
    cv_language: [],
    ...own,
  };
}

it('age, gender, name and contact make no difference', () => {
  const other = { first_name: 'Ali', last_name: '', phone: '', email: null, birthday: '1956-11-01', gender: 1 };
  expect(attributesOfCv(content(other), more)).toEqual(attributesOfCv(content({}), more));
});

it('wishes count more than jobs, the newest job more than earlier ones', () => {
  const worked = (title: string, from: number, to: number | null) => ({
    title,
    company_name: 'Klinikken',
    experience_description: '',
    experience_start_year: from,
    experience_start_month: 1,
    experience_end_year: to,
    experience_end_month: to && 12,
    present: to === null ? (1 as const) : (0 as const),
  });
  const cv_experience = [
    worked('Studentermedhjælper', 2009, 2010),
    worked('Portør', 2010, 2014),
    worked('Afdelingsleder', 2020, null),
  ];
  const { trades, hasLed, experienceMonths } = attributesOfCv(content({ cv_experience }), more);
  expect(trades.map(({ trade, isWished, weight }) => [trade.title, isWished, weight])).toEqual([
    ['Sygeplejerske', true, 1],
    ['Afdelingsleder', false, 0.85],
    ['Portør', false, 0.6],
  ]);
  expect(hasLed).toBe(true);
  expect(experienceMonths).toBeGreaterThan(100);
});

it('the travel distance is the largest radius of the job agents, else the default', () => {
  expect(attributesOfCv(content({}), more).reachKm).toBe(50);
  expect(attributesOfCv(content({}), { ...more, reachKm: 120 }).reachKm).toBe(120);
});

it('an English title also represents its Danish ones, under the typed name', () => {
  const { trades } = attributesOfCv(content({ cv_wish: ['Waiter'] }), more);
  expect(trades.map(({ title, trade }) => [title, trade.title])).toEqual([
    ['Waiter', 'Waiter'],
    ['Waiter', 'tjener'],
  ]);
});

it.each(['Sygeplejerske', 'Barista', 'Chef', 'Zzz'])('%s represents only itself', (title) => {
  expect(attributesOfCv(content({ cv_wish: [title] }), more).trades).toHaveLength(1);
});

it('spellings of a skill that is not in the list are the same skill', () => {
  const written = ['Toast-POS', 'toast pos', 'TOAST  POS'].map((word) => [
    ...attributesOfCv(content({ cv_skill: [word] }), more).skillIds,
  ]);
  expect(written[0]).toEqual([expect.any(Number)]);
  expect(written[0]?.[0]).toBeLessThan(0);
  expect(written[1]).toEqual(written[0]);
  expect(written[2]).toEqual(written[0]);
  const others = ['C#', 'C++', 'C'].flatMap((word) => [
    ...attributesOfCv(content({ cv_skill: [word] }), more).skillIds,
  ]);
  expect(new Set(others).size).toBe(3);
});
