import type { LanguageLevel, SampleEducation, SampleExperience } from './sample.types.ts';

/** A period of education; years are counted back from now, 0 means this year or still under way. */
export function studied(course: string, school: string, startYearsAgo: number, endYearsAgo: number): SampleEducation {
  return { course, school, startYearsAgo, endYearsAgo };
}

/** A job; months are counted back from now, `null` as the end means the present job. */
export function worked(
  title: string,
  company: string,
  startMonthsAgo: number,
  endMonthsAgo: number | null,
  description: string,
): SampleExperience {
  const job = { title, company, startMonthsAgo, description };
  return endMonthsAgo === null ? job : { ...job, endMonthsAgo };
}

/** Danish as mother tongue and the other languages, each as `[name, level]`. */
export function danishAnd(...others: [name: string, level: LanguageLevel][]) {
  return speaks(['Dansk', 4], ...others);
}

/** Languages, each as `[name, level]`. */
export function speaks(...languages: [name: string, level: LanguageLevel][]) {
  return languages.map(([name, level]) => ({ name, level }));
}
