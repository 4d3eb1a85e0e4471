import { splitName } from '@jobblik/contract/accounts/accounts.rules';
import { cvUrlOf } from '@jobblik/contract/candidates/candidates.rules';
import type { Candidate } from '@jobblik/contract/candidates/cv-search.schema';
import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import { educationLevels, jobTypes } from '@jobblik/contract/lookups/choices.rules';
import { cityById, jobTitleList, languageList, skillList } from '../lookups/index.ts';
import type { CandidateRow } from './candidates.queries.ts';
import { newestJob } from './search/cv-document.ts';

const mostSkills = 8;
const mostWishes = 3;

/**
 * A CV in a row.
 * @param seen the visible part of its content
 * @param link signs the address of a file
 */
export function presentCandidate(
  row: CandidateRow,
  { seen, anonymous, link }: { seen: CvContent; anonymous: boolean; link: (fileId: string) => string },
): Candidate {
  const headline = headlineOf(seen);
  const city = cityById(row.cityId ?? 0);
  const newest = newestJob(seen);
  const photo = row.photoFileId ?? row.avatarFileId;
  return {
    user_id: row.userId,
    ...namesOf(seen, anonymous ? '' : row.name),
    avatar: !anonymous && photo ? link(photo) : null,
    anonymous,
    url: cvUrlOf(row.userId, headline),
    headline,
    newest_job: newest ? { title: newest.title, company_name: newest.company_name } : null,
    place: city ? { id: city.id, name: city.name, zip: city.zip, region: city.region } : null,
    experience_years: Math.floor(row.experienceMonths / 12),
    education: educationLevels.find(({ id }) => id === row.educationId) ?? null,
    job_type: jobTypes.find(({ id }) => id === seen.jobtype) ?? null,
    skills: seen.cv_skill.slice(0, mostSkills).flatMap((choice) => skillList().shownNamed(choice) ?? []),
    languages: seen.cv_language.flatMap(({ id, level }) => {
      const language = languageList().shownById(id);
      return language ? [{ ...language, level }] : [];
    }),
    has_video: row.hasVideo,
    has_document: row.documentFileId !== null,
    changed_at: (row.changedAt ?? row.publishedAt ?? new Date(0)).toISOString(),
  };
}

/** The wished titles of a person, else the current one. */
export function headlineOf(seen: CvContent): string {
  const wishes = seen.cv_wish.slice(0, mostWishes).flatMap((choice) => jobTitleList().shownNamed(choice)?.name ?? []);
  return wishes.length > 0 ? wishes.join(', ') : (newestJob(seen)?.title ?? '');
}

/** The CV's own names, else those of the account. */
function namesOf(seen: CvContent, accountName: string): { first_name: string; last_name: string } {
  if (seen.first_name || seen.last_name) return { first_name: seen.first_name, last_name: seen.last_name };
  const { firstName: first_name, lastName: last_name } = splitName(accountName);
  return { first_name, last_name };
}
