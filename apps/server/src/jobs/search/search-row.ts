import { jobTypeOf, remoteIdOf } from '@jobblik/contract/jobs/job-choices.rules';
import { liveUntil } from '@jobblik/contract/jobs/jobs.rules';
import { shownPay } from '@jobblik/contract/jobs/pay.rules';
import { categoryById, cityById, mainCategoryOf, placeWords, skillList } from '../../lookups/index.ts';
import { type IndexTerms, indexTerms } from '../../platform/danish/index.ts';
import { lifeOf } from '../jobs.present.ts';
import type { JobRow } from '../jobs.tables.ts';
import { packFacts } from './job-facts.ts';

/** An ad with what else its search row is made of. */
export interface Indexable {
  job: JobRow;
  /** Name on the company profile. */
  companyName: string | null;
  /** Whether the employer's account is awake. */
  isAwake: boolean;
}

/** A row of `job_search`, its words still as text. */
export interface SearchRow {
  jobId: number;
  liveUntil: Date | null;
  facts: Buffer;
  /** Title and labels as they are written. */
  written: string;
  terms: IndexTerms;
}

const noTerms: IndexTerms = { title: '', parts: '', related: '', body: '', words: [] };

/** Under which words and with which facts an ad is found; no words at all for one that cannot be found. */
export function searchRowOf({ job, companyName, isAwake }: Indexable, terms = termsOf): SearchRow {
  const until = isAwake && job.companyId !== null ? liveUntil(lifeOf(job)) : null;
  const facts = packFacts({
    jobId: job.id,
    companyId: job.companyId ?? 0,
    publishedAt: job.publishedAt ?? job.createdAt,
    liveUntil: until,
    deadline: job.jobDeadlineDate,
    jobTypeId: job.jobTypeId,
    remote: remoteIdOf(job.remote),
    payShown: shownPay({ from: job.payFrom, to: job.payTo, unit: job.payUnit, hidden: job.payHidden }) !== null,
    categoryIds: job.categoryIds,
    cityIds: job.cityIds,
  });
  const written = [job.title, ...labelsOf(job, companyName)].join(' ');
  return { jobId: job.id, liveUntil: until, facts, written, terms: until ? terms(job, companyName) : noTerms };
}

/** The words of an ad by itself: title, labels and text. */
export function termsOf(job: JobRow, companyName: string | null): IndexTerms {
  return indexTerms({ title: job.title, labels: labelsOf(job, companyName), body: job.description });
}

/** Short texts that say what the ad is about besides its title. */
function labelsOf(job: JobRow, companyName: string | null): string[] {
  const categories = job.categoryIds.flatMap((id) => [categoryById(id)?.name, mainCategoryOf(id)?.name]);
  const skills = job.skillIds.map((id) => skillList().byId(id)?.name);
  const places = job.cityIds.flatMap((id) => {
    const city = cityById(id);
    return city ? placeWords(city) : [];
  });
  const remote = job.remote === 'none' ? undefined : 'Hjemmearbejde';
  const labels = [
    companyName,
    job.companyName,
    ...categories,
    ...skills,
    jobTypeOf(job.jobTypeId).name,
    remote,
    ...places,
  ];
  return [...new Set(labels.filter((label) => label !== null && label !== undefined))];
}
