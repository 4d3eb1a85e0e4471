import type { ApplicantCv } from '@jobblik/contract/applications/applications.schema';
import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import { educationLevels, jobTypes } from '@jobblik/contract/lookups/choices.rules';
import { distanceKm } from '@jobblik/contract/lookups/lookups.rules';
import { cityById, cityByZip, jobTitleList, languageList, skillList } from '../../lookups/index.ts';

/** The parts of a published CV that the list of applications reads. */
export interface ReadCv {
  content: CvContent;
  experienceMonths: number;
  educationId: number | null;
  documentFileId: string | null;
}

/** Summary of the CV, for a row of the list and the header of the reading pane. */
export function presentApplicantCv({ content, experienceMonths, educationId, documentFileId }: ReadCv): ApplicantCv {
  const latest = latestOf(content);
  const wish = content.cv_wish[0];
  const education = content.cv_education.find(({ course_id }) => course_id === educationId) ?? content.cv_education[0];
  return {
    headline: latest?.title || (wish === undefined ? '' : (jobTitleList().shownNamed(wish)?.name ?? '')),
    experience_months: experienceMonths,
    latest: latest ? [latest.title, latest.company_name].filter(Boolean).join(', ') : '',
    education_level: educationLevels.find(({ id }) => id === educationId)?.name ?? '',
    education: education
      ? [education.education_name, education.education_end_year || ''].filter(Boolean).join(', ')
      : '',
    job_type: jobTypes.find(({ id }) => id === content.jobtype)?.name ?? '',
    languages: content.cv_language.map(({ id }) => languageList().shownById(id)?.name ?? '').filter(Boolean),
    skills: content.cv_skill.map((choice) => skillList().shownNamed(choice)?.name ?? '').filter(Boolean),
    has_document: documentFileId !== null,
  };
}

/** The current job, else the one that ended last. */
function latestOf({ cv_experience }: CvContent) {
  const end = (row: CvContent['cv_experience'][number]) =>
    row.present === 1 ? Number.MAX_SAFE_INTEGER : (row.experience_end_year ?? 0) * 12 + (row.experience_end_month ?? 0);
  const start = (row: CvContent['cv_experience'][number]) =>
    (row.experience_start_year ?? 0) * 12 + (row.experience_start_month ?? 0);
  return [...cv_experience].sort((a, b) => end(b) - end(a) || start(b) - start(a))[0];
}

/**
 * Kilometres in a straight line from a person's home to the nearest of an ad's places, rounded.
 * @returns null if either is unknown
 */
export function distanceToJob(home: { cityId: number | null; zip: string }, cityIds: readonly number[]): number | null {
  const from = (home.cityId !== null && cityById(home.cityId)) || cityByZip(home.zip);
  if (!from) return null;
  const all = cityIds.flatMap((id) => cityById(id) ?? []).map((place) => distanceKm(from, place));
  return all.length > 0 ? Math.round(Math.min(...all)) : null;
}
