import { readFileSync } from 'node:fs';
import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import { sampleJobs } from '../../apps/server/src/demo/sample/sample-data.factory.ts';
import { categoryOfTitle, jobTitleList, readReference, skillList } from '../../apps/server/src/lookups/index.ts';
import { readEverydayAds } from './everyday-queries.ts';
import type { KeyedAd } from './search-answers.ts';

/** A CV with the grade of each ad that is relevant to its owner. */
export interface LabelledCv {
  title: string;
  content: Partial<CvContent>;
  grades: ReadonlyMap<string, number>;
}

const day = 86_400_000;

/** CVs of the labelled set, in the format described in the first lines of the file. @throws for a label without an ad */
export function readLabelledCvs(): LabelledCv[] {
  const keys = new Set(matchedAds().map(({ key }) => key));
  const lines = readFileSync(new URL('../matches/labelled.txt', import.meta.url), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [title = '', skills = '', zip, type, education, labels = ''] = line.split('|').map((part) => part.trim());
      const grades = new Map(labels.split(' ').map((label) => label.split(':') as [string, string]));
      for (const key of grades.keys()) if (!keys.has(key)) throw new Error(`no ad is called ${key}`);
      const content = {
        cv_city: Number(zip),
        jobtype: Number(type) as 1,
        cv_wish: idsOf(jobTitleList().all, [title]),
        cv_skill: idsOf(skillList().all, skills.split(', ')),
        cv_experience: [heldJob(title)],
        cv_education: [study(Number(education))],
      };
      return { title, content, grades: new Map([...grades].map(([key, grade]) => [key, Number(grade)])) };
    });
}

/**
 * The same people with their title in English, typed into the CV, if the list has one; the grades are those of the Danish title.
 */
export function inEnglish(cvs: readonly LabelledCv[]): LabelledCv[] {
  const names = new Map(readReference('job-titles-en'));
  return cvs.flatMap(({ content, grades }) => {
    const [wish] = content.cv_wish ?? [];
    const title = typeof wish === 'number' ? names.get(wish) : undefined;
    return title === undefined
      ? []
      : [{ title, grades, content: { ...content, cv_wish: [title], cv_experience: [heldJob(title)] } }];
  });
}

/** Ads that the CVs are graded against: those of the everyday searches, and the live ones of the sample data. */
export function matchedAds(): KeyedAd[] {
  const everyday = readEverydayAds().map(({ key, text, cityId, ...ad }, at) => {
    const publishedAt = new Date(Date.now() - (at % 25) * day);
    return { ...ad, key, cityIds: [cityId], descriptionHtml: `<p>${text}</p>`, publishedAt };
  });
  const samples = sampleJobs
    .filter(({ deadlineInDays }) => deadlineInDays >= 0)
    .map((job) => ({
      key: `s/${job.key}`,
      title: job.title,
      cityIds: [Number(job.zip)],
      categoryIds: [categoryOfTitle(job.occupation) ?? categoryOfTitle(job.title) ?? 0].filter((id) => id > 0),
      skillIds: idsOf(skillList().all, job.skills),
      jobTypeId: job.jobType,
      remote: job.remote,
      educationId: job.education,
      experience: job.experience,
      managementExperience: job.management,
      descriptionHtml: job.descriptionHtml,
      publishedAt: new Date(Date.now() - job.createdDaysAgo * day),
    }));
  return [...everyday, ...samples];
}

function idsOf(list: readonly { id: number; name: string }[], names: readonly string[]): number[] {
  const byName = new Map(list.map(({ id, name }) => [name.toLowerCase(), id]));
  return names.flatMap((name) => byName.get(name.toLowerCase()) ?? []);
}

function heldJob(title: string): CvContent['cv_experience'][number] {
  const started = new Date().getUTCFullYear() - 5;
  return {
    title,
    company_name: '',
    experience_description: '',
    experience_start_year: started,
    experience_start_month: 1,
    experience_end_year: null,
    experience_end_month: null,
    present: 1,
  };
}

function study(level: number): CvContent['cv_education'][number] {
  return {
    course_id: level,
    education_name: '',
    education_school: '',
    education_start_year: null,
    education_end_year: null,
    education_description: '',
  };
}
