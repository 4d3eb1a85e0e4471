import { linesOfBreaks } from '@jobblik/contract/cv/cv.rules';
import type { Cv } from '@jobblik/contract/cv/cv.schema';
import type { CvProposal } from '@jobblik/contract/documents/cv-parse.schema';
import { htmlText } from '@jobblik/contract/kernel/html-text.rules';
import words from '@jobblik/words/da/cv.json' with { type: 'json' };

const licence = words.parse.licence_any;

/** Values of one field in a CV, and as they were read in its document. Each text says the whole value. */
export interface ComparedField {
  written: string[];
  read: string[];
}

export const roundTripFields = [
  'name',
  'e-mail',
  'phone',
  'town',
  'birthday',
  'wish',
  'profile',
  'jobs',
  'descriptions of jobs',
  'educations',
  'descriptions of educations',
  'skills and licences',
  'languages',
] as const;
export type RoundTripField = (typeof roundTripFields)[number];

/**
 * A CV and what was read in a document of it, field by field. Texts are the same if they have the same lines; signs of lists and
 * blank lines do not count. Categories and the job type are not read in documents.
 */
export function compareCvs(cv: Cv, proposal: CvProposal): Record<RoundTripField, ComparedField> {
  const { first_name, last_name, driving_licence } = proposal;
  const licences = (driving_licence?.value.split(/[,/& ]+|og/u) ?? []).map((category) => `${licence} ${category}`);
  const isLicence = (name: string) => name.startsWith(`${licence} `);
  const own = new Set(skillsOf(cv));
  const skills = proposal.cv_skill.map(({ name, match, same }) =>
    same && match && !own.has(name) ? match.name : name,
  );
  return {
    name: one(`${cv.first_name} ${cv.last_name}`, [first_name?.value, last_name?.value].filter(Boolean).join(' ')),
    'e-mail': one(cv.email, proposal.email?.value),
    phone: one(cv.phone.replace(/\D/g, ''), proposal.phone?.value.replace(/\D/g, '')),
    town: one(cv.cv_city && String(cv.cv_city.id), proposal.cv_city && String(proposal.cv_city.value.id)),
    birthday: one(cv.birthday, proposal.birthday?.value),
    wish: {
      written: cv.cv_wish.map(({ job_title }) => job_title.name),
      read: proposal.headline?.value.split(' · ') ?? [],
    },
    profile: one(inLines(htmlText(cv.about_me)), inLines(proposal.about_me?.value ?? '')),
    jobs: { written: cv.cv_experience.map(jobText), read: proposal.cv_experience.map(withTown).map(jobText) },
    'descriptions of jobs': {
      written: cv.cv_experience.map((row) => `${row.title}: ${inLines(linesOfBreaks(row.experience_description))}`),
      read: proposal.cv_experience.map((row) => `${row.title}: ${inLines(row.experience_description)}`),
    },
    educations: { written: cv.cv_education.map(educationText), read: proposal.cv_education.map(educationText) },
    'descriptions of educations': {
      written: cv.cv_education.map(
        (row) => `${row.education_name}: ${inLines(linesOfBreaks(row.education_description))}`,
      ),
      read: proposal.cv_education.map((row) => `${row.education_name}: ${inLines(row.education_description)}`),
    },
    'skills and licences': {
      // Licences are read apart.
      written: [...skillsOf(cv).filter((name) => !isLicence(name)), ...skillsOf(cv).filter(isLicence)],
      read: [...skills, ...licences.filter((licence) => !skills.some((name) => isLicence(name) && name === licence))],
    },
    languages: {
      written: cv.cv_language.map(({ id, level }) => `${id}, level ${level}`),
      read: proposal.cv_language.map(({ match, level }) => `${match?.id}, level ${level}`),
    },
  };
}

/** How many values of a field are the same, each once, and in the same order. */
export function sameValues({ written, read }: ComparedField): number {
  const left = [...read];
  return written.filter((value) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(0, at + 1);
    return at >= 0;
  }).length;
}

function skillsOf(cv: Cv): string[] {
  return cv.cv_skill.map(({ name }) => name);
}

function one(written: string | null | undefined, read: string | null | undefined): ComparedField {
  return { written: written ? [written] : [], read: read ? [read] : [] };
}

/** A town behind the employer's name is proposed apart. */
function withTown<J extends { company_name: string; location: string }>(job: J): J {
  return job.location === '' ? job : { ...job, company_name: `${job.company_name}, ${job.location}` };
}

function inLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/^[-–•*·]\s+/u, '').trim())
    .filter(Boolean)
    .join(' / ');
}

type JobDates = {
  [part in 'start' | 'end' as `experience_${part}_${'year' | 'month'}`]: number | null;
} & { title: string; company_name: string; present: number };

function jobText(row: JobDates): string {
  const end = row.present === 1 ? 'now' : `${row.experience_end_year}/${row.experience_end_month}`;
  return `${row.title} | ${row.company_name} | ${row.experience_start_year}/${row.experience_start_month} | ${end}`;
}

function educationText(
  row: Pick<
    Cv['cv_education'][number],
    'education_name' | 'education_school' | 'course_id' | 'education_start_year' | 'education_end_year'
  >,
): string {
  const { education_start_year: from, education_end_year: to } = row;
  return `${row.education_name} | ${row.education_school} | ${row.course_id} | ${from} | ${to}`;
}
