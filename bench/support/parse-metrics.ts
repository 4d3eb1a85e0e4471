import type { CvParseResult, CvProposal } from '@jobblik/contract/documents/cv-parse.schema';

/**
 * The correct values of a CV, in the format of the sample CVs' `expected.json`. Dates as `06.2017` or `2017`; null: still going on.
 * Undefined fields are not judged.
 */
export interface ExpectedCv {
  name: string | null;
  email: string | null;
  phone: string | null;
  address: string | null | undefined;
  zip: string | null | undefined;
  experience: readonly { title: string; employer: string; start: string | null; end: string | null }[];
  education: readonly { degree: string; institution: string; start: string | null; end: string | null }[];
  skills: readonly string[] | undefined;
  languages: readonly { language: string; level: string }[] | undefined;
}

/** Counts of one field over all CVs. */
export interface Score {
  right: number;
  found: number;
  expected: number;
}

export const fields = [
  'name',
  'email',
  'phone',
  'address',
  'zip',
  'experience',
  'experience, dates too',
  'education',
  'education, years too',
  'skills',
  'languages',
] as const;
export type Field = (typeof fields)[number];

/** Share of the found values that are right. */
export function precision({ right, found }: Score): number {
  return found === 0 ? 1 : right / found;
}

/** Share of the expected values that were found. */
export function recall({ right, expected }: Score): number {
  return expected === 0 ? 1 : right / expected;
}

/** Harmonic mean of {@link precision} and {@link recall}. */
export function f1(score: Score): number {
  const sum = precision(score) + recall(score);
  return sum === 0 ? 0 : (2 * precision(score) * recall(score)) / sum;
}

/** Compares one proposal with the expected CV. For an unread CV nothing is found. */
export function compare(parsed: CvParseResult, expected: ExpectedCv): Record<Field, Score> {
  const proposal = parsed.proposal;
  const name = proposal?.first_name ? `${proposal.first_name.value} ${proposal.last_name?.value ?? ''}` : null;
  const jobs = proposal?.cv_experience ?? [];
  const educations = proposal?.cv_education ?? [];
  return {
    name: single(name, expected.name, same),
    email: single(proposal?.email?.value, expected.email, (a, b) => a.toLowerCase() === b.toLowerCase()),
    phone: single(proposal?.phone?.value, expected.phone, (a, b) => digits(a) === digits(b)),
    address: single(proposal?.address?.value, expected.address, same),
    zip: single(
      proposal?.cv_city ? String(proposal.cv_city.value.id) : null,
      expected.zip,
      (a, b) => Number(a) === Number(b),
    ),
    experience: list(jobs, expected.experience, (a, b) => alike(a.title, b.title) && alike(a.company_name, b.employer)),
    'experience, dates too': list(
      jobs,
      expected.experience,
      (a, b) => alike(a.title, b.title) && alike(a.company_name, b.employer) && sameTime(a, b),
    ),
    education: list(educations, expected.education, isEducation),
    'education, years too': list(
      educations,
      expected.education,
      (a, b) =>
        isEducation(a, b) &&
        (b.end === null || a.education_end_year === yearOf(b.end)) &&
        (b.start === null || a.education_start_year === yearOf(b.start)),
    ),
    skills: list(proposal?.cv_skill ?? [], expected.skills, (a, b) => same(a.name, b)),
    languages: list(proposal?.cv_language ?? [], expected.languages, (a, b) =>
      [a.name, a.match?.name ?? ''].some((name) => same(name, b.language)),
    ),
  };
}

type Job = CvProposal['cv_experience'][number];
type Education = CvProposal['cv_education'][number];

function isEducation(a: Education, b: ExpectedCv['education'][number]): boolean {
  return alike(a.education_name, b.degree) && alike(a.education_school, b.institution);
}

function sameTime(job: Job, expected: ExpectedCv['experience'][number]): boolean {
  const start = `${job.experience_start_month ?? ''}.${job.experience_start_year}`;
  const end = job.present === 1 ? null : `${job.experience_end_month ?? ''}.${job.experience_end_year}`;
  return (
    sameDate(start, expected.start) &&
    (expected.end === null ? end === null : end !== null && sameDate(end, expected.end))
  );
}

/** Months are compared if the CV has them. */
function sameDate(found: string, expected: string | null): boolean {
  if (expected === null) return true;
  const [month, year] = found.split('.').map(Number);
  const stated = expected.includes('.');
  return year === yearOf(expected) && (!stated || month === Number(expected.split('.')[0]));
}

function yearOf(date: string | null): number | null {
  return date === null ? null : Number(date.split('.').at(-1));
}

function single(
  found: string | null | undefined,
  expected: string | null | undefined,
  equal: (a: string, b: string) => boolean,
): Score {
  if (expected === undefined) return { right: 0, found: 0, expected: 0 };
  const has = found !== null && found !== undefined;
  return {
    right: has && expected !== null && equal(found, expected) ? 1 : 0,
    found: has ? 1 : 0,
    expected: expected === null ? 0 : 1,
  };
}

/** Each expected entry matches at most one found entry. */
function list<A, B>(found: readonly A[], expected: readonly B[] | undefined, equal: (a: A, b: B) => boolean): Score {
  if (expected === undefined) return { right: 0, found: 0, expected: 0 };
  const left = [...found];
  let right = 0;
  for (const entry of expected) {
    const at = left.findIndex((candidate) => equal(candidate, entry));
    if (at < 0) continue;
    left.splice(at, 1);
    right += 1;
  }
  return { right, found: found.length, expected: expected.length };
}

function words(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean);
}

function same(a: string, b: string): boolean {
  return words(a).join(' ') === words(b).join(' ');
}

/** Whether at least four of five words are the same; a town may be counted as part of a name. */
function alike(a: string, b: string): boolean {
  const [left, right] = [new Set(words(a)), new Set(words(b))];
  const common = [...left].filter((word) => right.has(word)).length;
  return left.size + right.size > 0 && (2 * common) / (left.size + right.size) >= 0.8;
}

function digits(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^(?:00)?45(?=\d{8}$)/, '');
}
