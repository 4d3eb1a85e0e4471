import type { Application } from '@jobblik/contract/applications/applications.schema';
import words from '@jobblik/words/da/applications.json' with { type: 'json' };
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { registerWords, WordsProvider, wordsOfRequest } from '../../../platform/words/i18n';
import { useKeyFacts } from './use-key-facts';

beforeAll(() => registerWords('da', { da: { applications: words } }));

type Cv = NonNullable<Application['cv']>;

const cv = {
  experience_months: 77,
  latest: 'Kok, Kroen',
  education: 'Gastronom',
  education_level: 'Erhvervsuddannelse',
  languages: [] as string[],
  job_type: '',
};
const nowhere = { zip: '', city: '' };

interface Given {
  cv?: Partial<Cv> | null;
  user?: { zip: string; city: string };
  distance_km?: number | null;
}

/** Each fact as `label: value (note)`. */
function factsOf({ cv: given, user = nowhere, distance_km = null }: Given): string[] {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WordsProvider i18n={wordsOfRequest('da')} used={null}>
      {children}
    </WordsProvider>
  );
  const application = { cv: given ? { ...cv, ...given } : null, user, distance_km } as unknown as Application;
  const { result } = renderHook(() => useKeyFacts(application), { wrapper });
  return result.current.map(({ label, value, note }) => `${label}: ${value}${note ? ` (${note})` : ''}`);
}

test('an applicant without a CV, a town and a distance has no facts', () => expect(factsOf({ cv: null })).toEqual([]));

test.each<[string, Given, string[]]>([
  [
    'experience and education say the latest job and the level',
    { cv: {} },
    ['Erfaring: 6 år (Kok, Kroen)', 'Uddannelse: Gastronom (Erhvervsuddannelse)'],
  ],
  [
    'what a CV leaves out is named as not told, without a note',
    { cv: { experience_months: 0, education: '', education_level: '' } },
    ['Erfaring: Ikke oplyst', 'Uddannelse: Ikke oplyst'],
  ],
  [
    'a level without a name of the education is said once',
    { cv: { experience_months: 5, education: '' } },
    ['Erfaring: under 1 år (Kok, Kroen)', 'Uddannelse: Erhvervsuddannelse'],
  ],
])('%s', (_what, given, expected) => expect(factsOf(given)).toEqual(expected));

test.each<[string, Given, string[]]>([
  ['with the town', { user: { zip: '8000', city: 'Aarhus C' }, distance_km: 12 }, ['Afstand: 12 km (8000 Aarhus C)']],
  [
    'as the same town',
    { user: { zip: '8000', city: 'Aarhus C' }, distance_km: 0 },
    ['Afstand: Samme by (8000 Aarhus C)'],
  ],
  ['else the town', { user: { zip: '8000', city: 'Aarhus C' } }, ['Bopæl: Aarhus C (8000)']],
  ['else the postcode', { user: { zip: '8000', city: '' } }, ['Bopæl: 8000']],
])('the distance stands there: %s', (_what, given, expected) =>
  expect(factsOf({ cv: null, ...given })).toEqual(expected),
);

test.each([
  [['Dansk'], 'Sprog: Dansk'],
  [['Dansk', 'Engelsk'], 'Sprog: Dansk, engelsk'],
  [['Dansk', 'Engelsk', 'Tysk', 'Fransk'], 'Sprog: Dansk, engelsk (og 2 mere)'],
])('of the languages %j two are named, the others counted', (languages, expected) =>
  expect(factsOf({ cv: { languages } })).toContain(expected),
);

test('the wanted kind of employment comes last', () =>
  expect(factsOf({ cv: { languages: ['Dansk'], job_type: 'Fuldtid' } }).at(-1)).toBe('Ansættelse: Fuldtid'));
