import type { JobDetail } from '@jobblik/contract/jobs/jobs.schema';
import { startOfLocalDay } from '@jobblik/contract/kernel/local-time.rules';

/** schema.org words for job types 1 to 5. */
const employmentTypes: Record<number, string> = {
  1: 'FULL_TIME',
  2: 'PART_TIME',
  3: 'CONTRACTOR',
  4: 'VOLUNTEER',
  5: 'INTERN',
};
const credentials: Record<number, string | undefined> = {
  3: 'high school',
  2: 'professional certificate',
  4: 'associate degree',
  5: 'bachelor degree',
  6: 'postgraduate degree',
  7: 'postgraduate degree',
};
/** Minimum months of experience for levels 2 to 4. */
const months: Record<number, number> = { 2: 12, 3: 36, 4: 60 };

/**
 * Structured data of a live ad (schema.org JobPosting, as Google for Jobs reads it). An expired ad has none, and neither has one
 * without a place or work from home.
 * @param publicUrl address of the product without a slash at the end
 */
export function jobPosting(job: JobDetail, publicUrl: string): object | undefined {
  if (job.state !== 'live' || (job.location.length === 0 && job.remote !== 'full')) return undefined;
  const absolute = (address: string) => (address.startsWith('/') ? publicUrl + address : address);
  const credential = job.education_id ? credentials[job.education_id] : undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description_html,
    datePosted: job.created_at,
    validThrough: lastInstant(job),
    employmentType: employmentTypes[job.job_type_id] ?? 'OTHER',
    identifier: { '@type': 'PropertyValue', name: job.company.name, value: String(job.id) },
    url: `${publicUrl}/job/${job.id}/${encodeURIComponent(job.seo)}`,
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company.name,
      ...(job.company_website && { sameAs: job.company_website }),
      ...(job.logo && { logo: absolute(job.logo) }),
    },
    ...(job.location.length > 0 && {
      jobLocation: job.location.map((place, index) => ({
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          ...(index === 0 && job.address && { streetAddress: job.address }),
          addressLocality: place.name,
          postalCode: place.zip,
          addressRegion: place.region,
          addressCountry: 'DK',
        },
        geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng },
      })),
    }),
    ...(job.remote === 'full' && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Denmark' },
    }),
    ...(job.pay && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'DKK',
        value: {
          '@type': 'QuantitativeValue',
          ...(job.pay.to === null
            ? { value: job.pay.from / 100 }
            : { minValue: job.pay.from / 100, maxValue: job.pay.to / 100 }),
          unitText: job.pay.unit.toUpperCase(),
        },
      },
    }),
    ...(credential && {
      educationRequirements: { '@type': 'EducationalOccupationalCredential', credentialCategory: credential },
    }),
    ...(job.experience in months && {
      experienceRequirements: {
        '@type': 'OccupationalExperienceRequirements',
        monthsOfExperience: months[job.experience],
      },
    }),
    directApply: job.is_redirect === 0,
  };
}

/** The deadline is valid to the end of its day in Denmark; the ad may end before that. */
function lastInstant({ job_deadline_date: deadline, end_date: end }: JobDetail): string {
  if (!deadline) return end;
  const afterDeadline = startOfLocalDay(deadline, 1);
  return afterDeadline < new Date(end) ? new Date(afterDeadline.getTime() - 1000).toISOString() : end;
}
