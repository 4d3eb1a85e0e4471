import { jobTypeOf } from '@jobblik/contract/jobs/job-choices.rules';
import { liveUntil } from '@jobblik/contract/jobs/jobs.rules';
import { defaultLanguage } from '@jobblik/contract/kernel/language';
import { categoryById, cityById, mainCategoryOf, placeWords, skillList } from '../../lookups/index.ts';
import { inLanguage } from '../../platform/language.ts';
import { phraseTagsOf } from '../../search/index.ts';
import { lifeOf } from '../jobs.present.ts';
import type { JobRow } from '../jobs.tables.ts';
import { nameTags } from './name-tags.ts';

/** An ad with the other data of its index entry. */
export interface JobDocument {
  job: JobRow;
  /** Name on the company profile. */
  companyName: string | null;
  /** Whether the employer's account is active. */
  isActive: boolean;
}

/** The end of the time in which an ad can be found; null for an ad that cannot be found. */
export function searchableUntil({ job, isActive }: JobDocument): Date | null {
  return isActive && job.companyId !== null ? liveUntil(lifeOf(job)) : null;
}

/** The words of an ad: title, labels and text. */
export function weightedFieldsOf({ job, companyName }: JobDocument) {
  const labels = labelsOf(job, companyName);
  const names = [...new Set([companyName, job.companyName])].flatMap((name) => (name === null ? [] : nameTags(name)));
  const tags = [...phraseTags({ job, companyName }), ...names];
  return { title: job.title, labels, body: job.description, tags };
}

const wordsOfJobs = new WeakMap<JobRow, string[]>();

/** Tags of the phrase filters that an ad fulfils. Cached, because words and attributes both need them. */
export function phraseTags({ job, companyName }: Pick<JobDocument, 'job' | 'companyName'>): string[] {
  const known = wordsOfJobs.get(job);
  if (known) return known;
  const found = phraseTagsOf({ heading: [job.title, ...labelsOf(job, companyName)].join('\n'), text: job.description });
  wordsOfJobs.set(job, found);
  return found;
}

/** Short texts about the ad besides its title. */
function labelsOf(job: JobRow, companyName: string | null): string[] {
  const categories = job.categoryIds.filter((id) => mainCategoryOf(id)?.id !== id).map((id) => categoryById(id)?.name);
  const skills = [...job.skillIds, ...job.typedSkills].map((choice) => skillList().named(choice)?.name);
  const places = job.cityIds.flatMap((id) => {
    const city = cityById(id);
    // "Odense C": without the letter, which could also be a driving licence or a programming language.
    return city ? placeWords(city).map((words) => words.replace(/\s\p{L}$/u, '')) : [];
  });
  const remote = job.remote === 'none' ? undefined : 'Hjemmearbejde';
  const labels = [
    companyName,
    job.companyName,
    ...categories,
    ...skills,
    inLanguage(defaultLanguage, () => jobTypeOf(job.jobTypeId).name),
    remote,
    ...places,
  ];
  return [...new Set(labels.filter((label) => label !== null && label !== undefined))];
}
