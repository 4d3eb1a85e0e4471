import { linesOfBreaks } from '@jobblik/contract/cv/cv.rules';
import type { Cv } from '@jobblik/contract/cv/cv.schema';
import { languageLevels } from '@jobblik/contract/cv/cv-choices.rules';
import type { JsonResume } from '@jobblik/contract/cv/cv-pages.schema';

/** Contact details of the CV. */
export interface CvPerson {
  name: string;
  email: string | null;
}

const trimmed = (text: string | null) => text?.trim() || undefined;

/**
 * A CV as JSON Resume 1.0.0 (https://jsonresume.org/schema): dates with their known precision, no end for what goes on. What the
 * schema has no field for stands in `meta.jobblik`.
 * @param about the profile text without tags
 */
export function presentJsonResume(
  cv: Cv,
  { person, about, savedAt }: { person: CvPerson; about: string; savedAt: Date | null },
): JsonResume {
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: person.name,
      ...maybe('label', trimmed(cv.cv_wish.map(({ job_title }) => job_title.name).join(', '))),
      ...maybe('email', trimmed(person.email)),
      ...maybe('phone', trimmed(cv.phone)),
      ...maybe('summary', trimmed(about)),
      ...(cv.cv_city && {
        location: {
          city: cv.cv_city.name,
          postalCode: cv.cv_city.zip,
          countryCode: 'DK',
          region: cv.cv_city.region,
        },
      }),
    },
    work: cv.cv_experience.map((row) => ({
      name: row.company_name,
      position: row.title,
      ...maybe('startDate', isoMonth(row.experience_start_year, row.experience_start_month)),
      ...maybe('endDate', row.present === 1 ? undefined : isoMonth(row.experience_end_year, row.experience_end_month)),
      ...(row.present === 0 && row.experience_end_year === null && { present: false as const }),
      ...maybe('summary', trimmed(linesOfBreaks(row.experience_description))),
    })),
    education: cv.cv_education.map((row) => ({
      institution: row.education_school,
      area: row.education_name,
      ...maybe('studyType', trimmed(row.course_name)),
      ...maybe('startDate', isoMonth(row.education_start_year, null)),
      ...maybe('endDate', isoMonth(row.education_end_year, null)),
      ...maybe('summary', trimmed(linesOfBreaks(row.education_description))),
    })),
    skills: cv.cv_skill.map(({ name }) => ({ name })),
    languages: cv.cv_language.map(({ name, level }) => ({
      language: name,
      ...maybe('fluency', languageLevels.find(({ id }) => id === level)?.name),
    })),
    meta: {
      version: 'v1.0.0',
      ...maybe('lastModified', savedAt?.toISOString().slice(0, 19)),
      jobblik: {
        ...maybe('first_name', trimmed(cv.first_name)),
        ...maybe('last_name', trimmed(cv.last_name)),
        ...maybe('birthday', cv.birthday ?? undefined),
        ...maybe('gender', cv.gender || undefined),
        ...maybe('jobtype', cv.jobtype?.id),
        cv_category: cv.cv_category.map(({ id, text }) => ({ id, name: text })),
        cv_wish: cv.cv_wish.map(({ job_title: { id, name } }) => ({ id, name })),
      },
    },
  };
}

function maybe<K extends string, V>(key: K, value: V | undefined): { [key in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [key in K]?: V });
}

/** `2019` or `2019-04`. */
function isoMonth(year: number | null, month: number | null): string | undefined {
  if (year === null) return undefined;
  const padded = String(year).padStart(4, '0');
  return month === null ? padded : `${padded}-${String(month).padStart(2, '0')}`;
}
