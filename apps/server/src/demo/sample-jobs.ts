import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { type JobOptions, makeJobs, makeVisits } from '../jobs/jobs.factory.ts';
import { categoryOfTitle, categoryTree, cityByZip, skillList } from '../lookups/index.ts';
import type { Services } from '../platform/services.ts';
import { sampleCompanies } from './sample/companies.ts';
import { sampleJobs } from './sample/jobs.ts';
import type { SampleJob } from './sample/sample.types.ts';
import type { SampleEmployer } from './sample-employers.ts';
import { storeDescription } from './sample-papers.ts';

const day = 86_400_000;
const companyNames = new Map(sampleCompanies.map(({ key, name }) => [key, name]));

export interface LoadedJob {
  id: number;
  userId: number;
  publishedAt: Date;
  /** Name of the company. */
  company: string;
}

/** Ads of the sample companies with their visits, by the ad's key. */
export async function loadSampleJobs(
  services: Services,
  employers: ReadonlyMap<string, SampleEmployer>,
): Promise<Map<string, LoadedJob>> {
  const now = services.clock.now();
  const skillIds = new Map(skillList().all.map(({ id, name }) => [name.toLowerCase(), id]));
  const options: JobOptions[] = [];
  for (const [index, job] of sampleJobs.entries()) {
    const ad = jobOptions(job, employers.get(job.company), skillIds, now);
    options.push({ ...ad, ...(await storeDescription(services, job, { index, userId: ad.userId })) });
  }
  const rows = await makeJobs(services.db, options, now);
  const made = new Map<string, LoadedJob>();
  for (const [index, job] of sampleJobs.entries()) {
    const row = rows[index];
    if (!row?.publishedAt) throw new Error(`the sample ad ${job.key} was not made`);
    made.set(job.key, {
      id: row.id,
      userId: row.userId,
      publishedAt: row.publishedAt,
      company: companyNames.get(job.company) ?? '',
    });
    if (row.descriptionFileId) await services.files.claim(services.db, row.descriptionFileId);
    await makeVisits(services.db, row.id, visitsByDay(job, now));
  }
  return made;
}

function jobOptions(
  job: SampleJob,
  employer: SampleEmployer | undefined,
  skillIds: ReadonlyMap<string, number>,
  now: Date,
): JobOptions {
  if (!employer) throw new Error(`the sample ad ${job.key} has no company`);
  const city = cityByZip(job.zip);
  const after = (days: number) => localDateOf(new Date(now.getTime() + days * day));
  return {
    ...employer,
    title: job.title,
    teaser: job.teaser,
    descriptionHtml: job.descriptionHtml,
    isRedirect: job.realUrl !== undefined,
    realUrl: job.realUrl ?? null,
    contactPerson: job.contact.name,
    contactEmail: job.contact.email,
    contactPhone: job.contact.phone,
    address: job.address,
    cityIds: city ? [city.id] : [],
    categoryIds: categoriesOf(job),
    skillIds: job.skills.flatMap((name) => skillIds.get(name.toLowerCase()) ?? []),
    experience: job.experience,
    managementExperience: job.management,
    educationId: job.education,
    jobTypeId: job.jobType,
    jobStartDate: job.start === 'snarest' ? null : after(job.start),
    jobDeadlineDate: after(job.deadlineInDays),
    payFrom: job.pay ? job.pay.from * 100 : null,
    payTo: job.pay ? job.pay.to * 100 : null,
    payUnit: job.pay?.unit ?? null,
    payHidden: job.pay?.hidden ?? false,
    remote: job.remote,
    remoteDays: job.remoteDays ?? null,
    hoursPerWeek: job.hoursPerWeek ?? null,
    publishedAt: new Date(now.getTime() - job.createdDaysAgo * day),
  };
}

/** The category of the occupation, if it is below the ad's main category; else the main category. */
function categoriesOf(job: SampleJob): number[] {
  const main = categoryTree().find((node) => node.name === job.category);
  if (!main) throw new Error(`no main category is called ${job.category}`);
  const words = [job.occupation, job.title, ...job.subcategories];
  const below = words.map((word) =>
    main.children.find(
      (child) => child.name.toLowerCase() === word.toLowerCase() || child.id === categoryOfTitle(word),
    ),
  );
  return [below.find((child) => child !== undefined)?.id ?? main.id];
}

/** Visits since the ad was posted: many at first, fewer later, and fewer at weekends. */
function visitsByDay(job: SampleJob, now: Date): { day: string; visits: number }[] {
  const days = Math.max(1, Math.ceil(job.createdDaysAgo));
  const weights = Array.from({ length: days }, (_, ago) => {
    const weekday = new Date(now.getTime() - ago * day).getUTCDay();
    return (
      (1 + (2 * ago) / days) *
      (weekday === 0 || weekday === 6 ? 0.5 : 1) *
      (0.75 + ((job.key.length * (ago + 3)) % 7) / 12)
    );
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights
    .map((weight, ago) => ({
      day: localDateOf(new Date(now.getTime() - ago * day)),
      visits: Math.round((job.visits * weight) / sum),
    }))
    .filter(({ visits }) => visits > 0);
}
