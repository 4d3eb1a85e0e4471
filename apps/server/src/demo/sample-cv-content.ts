import { breaksOfLines } from '@jobblik/contract/cv/cv.rules';
import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import { categoryOfTitle, categoryTree, cityByZip, jobTitleList, languageList, skillList } from '../lookups/index.ts';
import { richCv } from './sample/rich-cv.ts';
import type { SamplePerson } from './sample/sample.types.ts';

/** One person in three has no birthday. */
const withoutBirthday = 3;

/** A sample person's CV, with ids for names and dates counted back from `now`. @param index index among the people */
export function sampleCvContent(person: SamplePerson, index: number, now: Date): Partial<CvContent> {
  const year = now.getUTCFullYear();
  const rich = person.key === richCv.person ? richCv : undefined;
  return {
    first_name: person.firstName,
    last_name: person.lastName,
    phone: rich?.phone ?? '',
    about_me: rich?.aboutHtml ?? `<p>${breaksOfLines(person.about)}</p>`,
    birthday: index % withoutBirthday === 1 ? null : birthdayOf(person.age, index, now),
    gender: person.gender === 'mand' ? 1 : 2,
    cv_city: cityByZip(person.zip)?.id ?? null,
    jobtype: person.jobType,
    cv_experience: person.experiences.map((job, at) => {
      const start = monthsBefore(now, job.startMonthsAgo);
      const end = job.endMonthsAgo === undefined ? null : monthsBefore(now, job.endMonthsAgo);
      return {
        title: job.title,
        company_name: job.company,
        experience_description: breaksOfLines([job.description, ...(rich?.experienceNotes[at] ?? [])].join('\n')),
        experience_start_year: start.year,
        experience_start_month: start.month,
        experience_end_year: end?.year ?? null,
        experience_end_month: end?.month ?? null,
        present: end ? 0 : 1,
      };
    }),
    cv_education: person.educations.map((study, at) => ({
      course_id: at === 0 ? person.education : levelOf(study.course),
      education_name: study.course,
      education_school: study.school,
      education_start_year: year - study.startYearsAgo,
      education_end_year: study.endYearsAgo === 0 ? year + (study.startYearsAgo < 3 ? 2 : 0) : year - study.endYearsAgo,
      education_description: breaksOfLines(study.description ?? rich?.educationNotes[at] ?? ''),
    })),
    cv_category: categoriesOf(person),
    cv_wish: idsOf(jobTitleList(), person.wishedTitles),
    cv_skill: idsOf(skillList(), person.skills),
    cv_language: person.languages.flatMap(({ name, level }) =>
      idsOf(languageList(), [name]).map((id) => ({ id, level })),
    ),
  };
}

/** The main category, and the category of the occupation below it. */
function categoriesOf(person: SamplePerson): number[] {
  const main = categoryTree().find(({ name }) => name === person.category);
  const below = categoryOfTitle(person.occupation);
  return [...(main ? [main.id] : []), ...(below && main?.children.some(({ id }) => id === below) ? [below] : [])];
}

function idsOf(list: { all: readonly { id: number; name: string }[] }, names: readonly string[]): number[] {
  const byName = new Map(list.all.map(({ id, name }) => [name.toLowerCase(), id]));
  return [...new Set(names.flatMap((name) => byName.get(name.toLowerCase()) ?? []))];
}

/** The education level of a course, from its name. */
export function levelOf(course: string): number {
  const levels: [RegExp, number][] = [
    [/^ph\.?d/i, 7],
    [/^cand|civilingeniør|^master/i, 6],
    [/bachelor|diplom|pædagog$|sygeplejerske|lærer|^ha\b|socialrådgiver|terapeut/i, 5],
    [/økonom$|datamatiker|teknolog|akademi|installatør/i, 4],
    [/^(hf|hhx|htx|stx|eux)\b|student|gymnasi|eksamen$/i, 3],
    [/klasse|folkeskole/i, 1],
  ];
  return levels.find(([words]) => words.test(course))?.[1] ?? 2;
}

function monthsBefore(now: Date, months: number): { year: number; month: number } {
  const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1 };
}

/** A birthday for this age, different for each person. */
function birthdayOf(age: number, index: number, now: Date): string {
  const born = new Date(
    Date.UTC(now.getUTCFullYear() - age, now.getUTCMonth(), now.getUTCDate() - 1 - ((index * 37) % 360)),
  );
  return born.toISOString().slice(0, 10);
}
