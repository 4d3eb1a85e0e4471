import { splitName } from '../../person-name.ts';
import { educationOf } from '../education-of.ts';
import { levelOfText } from '../language-levels.rules.ts';
import { textOfPlain } from '../markup-text.ts';
import { isPresent, readDate, readDay } from '../read-date.ts';
import type { StructuredCv, StructuredEducation, StructuredJob } from '../structured-cv.ts';
import { emptyStructuredCv } from '../structured-cv.ts';
import { firstRows, lineOf, listOf, objectOf, textOf } from '../values.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Sections of which a JSON Resume has at least one. */
const sections = ['basics', 'work', 'education', 'skills', 'languages', 'volunteer', 'certificates'];

/**
 * A CV of the JSON Resume schema (1.0.0, https://jsonresume.org/schema). Values of another type than the schema's count as not given.
 * @returns undefined for JSON that is no CV
 */
export function readJsonResume(json: unknown): StructuredCv | undefined {
  const resume = objectOf(json);
  const basics = objectOf(resume.basics);
  const isResume =
    sections.some((name) => listOf(resume[name]).some((one) => typeof one === 'object')) ||
    ['name', 'label', 'email', 'summary'].some((name) => textOf(basics[name]) !== '');
  if (!isResume) return undefined;
  const meta = objectOf(resume.meta);
  const isOwn = typeof meta.jobblik === 'object' && meta.jobblik !== null;
  const own = objectOf(meta.jobblik);
  const prose = isOwn ? textOf : (value: unknown) => textOfPlain(textOf(value));
  return {
    ...emptyStructuredCv,
    ...nameOf(basics, own),
    ...placeOf(basics),
    headline: isOwn ? '' : lineOf(basics.label),
    email: lineOf(basics.email),
    phone: lineOf(basics.phone),
    about: prose(basics.summary),
    birthday: readDay(lineOf(own.birthday)),
    gender: numberOf(own.gender),
    jobtype: numberOf(own.jobtype),
    categories: firstRows(listOf(own.cv_category), (one) => numberOf(objectOf(one).id) || undefined),
    wishes: firstRows(listOf(own.cv_wish), (one) => {
      const { id, name } = objectOf(one);
      return lineOf(name) === '' ? undefined : { id: numberOf(id), name: lineOf(name) };
    }),
    jobs: firstRows(listOf(resume.work), (one) => jobOf(objectOf(one), prose)),
    educations: firstRows(listOf(resume.education), (one) => educationIn(objectOf(one), prose, isOwn)),
    skills: firstRows(skillsOf(resume), (name) => lineOf(name) || undefined),
    languages: firstRows(listOf(resume.languages), (one) => {
      const { language, fluency } = objectOf(one);
      const [name, levelText] = [lineOf(language), lineOf(fluency)];
      return name === '' ? undefined : { name, code: undefined, levelText, level: levelOfText(levelText) };
    }),
    isOwn,
  };
}

function nameOf(basics: Fields, own: Fields): { first_name: string; last_name: string } {
  const { first, last } = splitName(lineOf(basics.name));
  return { first_name: lineOf(own.first_name) || first, last_name: lineOf(own.last_name) || last };
}

function placeOf(basics: Fields): Pick<StructuredCv, 'street' | 'zip' | 'town' | 'country'> {
  const location = objectOf(basics.location);
  return {
    street: lineOf(location.address),
    zip: lineOf(location.postalCode),
    town: lineOf(location.city),
    country: lineOf(location.countryCode).toUpperCase(),
  };
}

function jobOf(work: Fields, prose: (value: unknown) => string): StructuredJob | undefined {
  // Version 0 of the schema calls the employer "company".
  const [title, company] = [lineOf(work.position), lineOf(work.name) || lineOf(work.company)];
  const [start, end] = [lineOf(work.startDate), lineOf(work.endDate)];
  const description = [prose(work.summary), ...bulletsOf(work.highlights, prose)].filter(Boolean).join('\n');
  if (title === '' && company === '' && description === '' && start === '' && end === '') return undefined;
  return {
    title,
    company,
    location: lineOf(work.location),
    description,
    start: readDate(start),
    end: readDate(end),
    // The schema leaves out the end of what goes on; the product says where an end is not known.
    present: work.present !== false && (end === '' || isPresent(end)),
  };
}

function educationIn(row: Fields, prose: (value: unknown) => string, isOwn: boolean): StructuredEducation | undefined {
  const description = [prose(row.summary), ...bulletsOf(row.courses, prose)].filter(Boolean).join('\n');
  return educationOf(
    {
      name: lineOf(row.area),
      type: lineOf(row.studyType),
      school: lineOf(row.institution),
      location: lineOf(row.location),
      start: readDate(lineOf(row.startDate)),
      end: readDate(lineOf(row.endDate)),
      description,
    },
    isOwn,
  );
}

function bulletsOf(value: unknown, prose: (value: unknown) => string): string[] {
  return listOf(value)
    .map(prose)
    .filter((text) => text !== '')
    .map((text) => `• ${text}`);
}

/** Names of skills: the keywords of a group, the name of one without keywords; and certificates. */
function* skillsOf(resume: Fields): Generator<unknown> {
  for (const one of listOf(resume.skills)) {
    const { name, keywords } = objectOf(one);
    const words = listOf(keywords).filter((word) => textOf(word) !== '');
    if (words.length > 0) yield* words;
    else yield typeof one === 'string' ? one : name;
  }
  for (const one of listOf(resume.certificates)) yield objectOf(one).name;
}

function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0;
}
