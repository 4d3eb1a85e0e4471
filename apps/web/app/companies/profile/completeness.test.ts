import { expect, it } from 'vitest';
import { nordlys } from '../company.factory';
import { completenessOf, profileParts } from './completeness';

it('a profile with everything is complete', () =>
  expect(completenessOf(nordlys)).toEqual({ percent: 100, missing: [] }));

it('a company with only a name lacks every part', () => {
  const bare = Object.fromEntries(Object.keys(nordlys).map((field) => [field, null]));
  const company = { ...nordlys, ...bare, company_name: 'Ny', company_about_us: '', company_teaser: '' };
  expect(completenessOf(company)).toEqual({ percent: 8, missing: [...profileParts] });
});

it.each([
  [{ company_logo: null }, 'logo'],
  [{ company_teaser: '' }, 'about'],
  [{ company_address: null }, 'place'],
  [{ company_location: null }, 'place'],
  [{ company_contact_email: null, company_contact_phone: null }, 'contact'],
  [{ company_contact_person: null }, 'contact'],
  [{ company_employees: null }, 'employees'],
  [{ company_linkedin: null, company_facebook: null }, 'social'],
  [{ company_linkedin: 'https://elsewhere.test/nordlys', company_facebook: null }, 'social'],
  [{ company_website: 'javascript:alert(1)' }, 'website'],
  [{ company_video_resume: null }, 'video'],
] as const)('without %j it misses %s', (change, part) =>
  expect(completenessOf({ ...nordlys, ...change })).toEqual({ percent: 92, missing: [part] }),
);

it('zero employees counts as filled in, and one contact field is enough', () =>
  expect(completenessOf({ ...nordlys, company_employees: 0, company_contact_email: null }).missing).toEqual([]));
