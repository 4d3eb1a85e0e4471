import type { JobDetail } from '@jobblik/contract/jobs/jobs.schema';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { jobPosting } from './job-posting.ts';

const site = 'https://jobblik.test';
const address = z.url({ protocol: /^https?$/ });
const instant = z.iso.datetime({ offset: true });

const place = z.strictObject({
  '@type': z.literal('Place'),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: z.string().min(1).optional(),
    addressLocality: z.string().min(1),
    postalCode: z.string().regex(/^\d{4}$/),
    addressRegion: z.string().min(1),
    addressCountry: z.literal('DK'),
  }),
  geo: z.strictObject({
    '@type': z.literal('GeoCoordinates'),
    latitude: z.number().min(54).max(58),
    longitude: z.number().min(8).max(16),
  }),
});

const amount = z.union([
  z.strictObject({
    '@type': z.literal('QuantitativeValue'),
    value: z.number().positive(),
    unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
  }),
  z
    .strictObject({
      '@type': z.literal('QuantitativeValue'),
      minValue: z.number().positive(),
      maxValue: z.number().positive(),
      unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
    })
    .refine(({ minValue, maxValue }) => minValue <= maxValue),
]);

/** Properties that Google for Jobs requires and recommends for a JobPosting; unknown ones are refused. */
const googleForJobs = z
  .strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('JobPosting'),
    title: z.string().min(1),
    description: z.string().min(1),
    datePosted: instant,
    validThrough: instant,
    employmentType: z.enum([
      'FULL_TIME',
      'PART_TIME',
      'CONTRACTOR',
      'TEMPORARY',
      'INTERN',
      'VOLUNTEER',
      'PER_DIEM',
      'OTHER',
    ]),
    identifier: z.strictObject({
      '@type': z.literal('PropertyValue'),
      name: z.string().min(1),
      value: z.string().min(1),
    }),
    url: address,
    hiringOrganization: z.strictObject({
      '@type': z.literal('Organization'),
      name: z.string().min(1),
      sameAs: address.optional(),
      logo: address.optional(),
    }),
    jobLocation: z.array(place).min(1).optional(),
    jobLocationType: z.literal('TELECOMMUTE').optional(),
    applicantLocationRequirements: z
      .strictObject({ '@type': z.literal('Country'), name: z.literal('Denmark') })
      .optional(),
    baseSalary: z
      .strictObject({ '@type': z.literal('MonetaryAmount'), currency: z.literal('DKK'), value: amount })
      .optional(),
    educationRequirements: z
      .strictObject({
        '@type': z.literal('EducationalOccupationalCredential'),
        credentialCategory: z.enum([
          'high school',
          'associate degree',
          'bachelor degree',
          'professional certificate',
          'postgraduate degree',
        ]),
      })
      .optional(),
    experienceRequirements: z
      .strictObject({
        '@type': z.literal('OccupationalExperienceRequirements'),
        monthsOfExperience: z.number().int().positive(),
      })
      .optional(),
    directApply: z.boolean(),
  })
  .refine((job) => job.jobLocation || job.jobLocationType, 'a place, or from home')
  .refine((job) => !job.jobLocationType === !job.applicantLocationRequirements, 'from home names the country')
  .refine((job) => job.datePosted < job.validThrough, 'ends after it was posted');

const aalborg = { id: 9000, name: 'Aalborg', zip: '9000', region: 'Nordjylland', lat: 57.0439, lng: 9.9153 };
const odense = { id: 5000, name: 'Odense C', zip: '5000', region: 'Syddanmark', lat: 55.3959, lng: 10.3883 };

function ad(part: Partial<JobDetail> = {}): JobDetail {
  return {
    id: 25,
    seo: 'Tømrersvend-9000-Nordjylland',
    title: 'Tømrersvend',
    description_html: '<p>Vi bygger i træ.</p>',
    created_at: '2026-11-10T09:37:50.671Z',
    end_date: '2026-12-10T09:37:50.671Z',
    job_deadline_date: null,
    company: { company_id: 3, name: 'Mølleå Tømrere', logo: '/images/logo/x.webp' },
    company_website: 'https://tomrere.test',
    logo: '/images/logo/x.webp',
    address: 'Energivej 4',
    location: [aalborg],
    job_type_id: 1,
    remote: 'none',
    pay: { from: 3_680_000, to: 4_230_000, unit: 'month' },
    experience: 3,
    education_id: 2,
    is_redirect: 0,
    state: 'live',
    ...part,
  } as JobDetail;
}

describe('the structured data of an ad', () => {
  it.each<[string, Partial<JobDetail>]>([
    ['a usual ad', {}],
    ['one that hides its pay', { pay: null }],
    ['hourly pay from a figure up', { pay: { from: 21_500, to: null, unit: 'hour' } }],
    ['yearly pay', { pay: { from: 60_000_000, to: 72_000_000, unit: 'year' } }],
    ['two places', { location: [aalborg, odense] }],
    ['always from home', { remote: 'full' }],
    ['always from home without a place', { remote: 'full', location: [], address: null }],
    ['some days at home', { remote: 'hybrid', remote_days: 2 }],
    [
      'no logo, website, address, education or experience',
      { logo: null, company_website: null, address: null, education_id: null, experience: 0 },
    ],
    ['an ad that is applied for elsewhere', { is_redirect: 1, real_url: 'https://tomrere.test/job' }],
    ['a title with quotes and a script', { title: '"</script><b>Tømrer' }],
    ...[1, 2, 3, 4, 5, 99].map((job_type_id): [string, Partial<JobDetail>] => [
      `job type ${job_type_id}`,
      { job_type_id },
    ]),
    ...[1, 2, 3, 4, 5, 6, 7].map((education_id): [string, Partial<JobDetail>] => [
      `education ${education_id}`,
      { education_id },
    ]),
    ...[0, 1, 2, 3, 4].map((experience): [string, Partial<JobDetail>] => [`experience ${experience}`, { experience }]),
  ])('is valid for Google for Jobs: %s', (_what, part) => {
    expect(googleForJobs.safeParse(jobPosting(ad(part), site)).error?.issues ?? []).toEqual([]);
  });

  it('has pay in kroner per unit', () => {
    expect(jobPosting(ad(), site)).toMatchObject({
      baseSalary: { value: { minValue: 36_800, maxValue: 42_300, unitText: 'MONTH' } },
    });
    expect(jobPosting(ad({ pay: { from: 21_550, to: null, unit: 'hour' } }), site)).toMatchObject({
      baseSalary: { value: { value: 215.5, unitText: 'HOUR' } },
    });
  });

  it('has the country only for work from home', () => {
    expect(jobPosting(ad({ remote: 'full' }), site)).toMatchObject({ jobLocationType: 'TELECOMMUTE' });
    expect(jobPosting(ad({ remote: 'hybrid' }), site)).not.toHaveProperty('jobLocationType');
  });

  it.each([
    ['in winter', '2026-11-26', '2026-11-26T22:59:59.000Z'],
    ['in summer', '2026-07-01', '2026-07-01T21:59:59.000Z'],
    ['on the day the clocks go back', '2026-10-25', '2026-10-25T22:59:59.000Z'],
    ['never after the ad itself', '2026-12-24', '2026-12-10T09:37:50.671Z'],
  ])('is valid to the end of the deadline day in Denmark, %s', (_when, deadline, expected) => {
    expect(jobPosting(ad({ job_deadline_date: deadline }), site)).toMatchObject({ validThrough: expected });
  });

  it.each(['inactive', 'past_deadline', 'expired', 'deleted'] as const)('is absent when the ad is %s', (state) => {
    expect(jobPosting(ad({ state }), site)).toBeUndefined();
  });

  it('is absent when the ad has no place', () => {
    expect(jobPosting(ad({ location: [] }), site)).toBeUndefined();
  });
});
