import { linesOfBreaks } from '@jobblik/contract/cv/cv.rules';
import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import { plainText } from '@jobblik/cv-parser/files/plain-text';
import { jobTitleList, languageList, skillList } from '../../lookups/index.ts';
import type { IndexTerms } from '../../platform/search/index.ts';
import { indexTerms } from '../../search/documents/index.ts';

/** Data of an application and its applicant that is searched. */
export interface ReadApplication {
  name: string;
  city: string;
  message: string;
  note: string;
  /** The published CV. */
  cv: CvContent | null;
}

/** All words by which an application can be found. */
export function wordsOfApplication({ name, city, message, note, cv }: ReadApplication): IndexTerms {
  return indexTerms({
    title: name,
    labels: [city, ...(cv ? labelsOf(cv) : [])].filter(Boolean),
    body: [message, note, ...(cv ? textsOf(cv) : [])].join('\n'),
  });
}

function labelsOf(cv: CvContent): string[] {
  return [
    ...cv.cv_experience.map(({ title }) => title),
    ...cv.cv_education.map(({ education_name }) => education_name),
    ...cv.cv_wish.map((choice) => jobTitleList().named(choice)?.name ?? ''),
    ...cv.cv_skill.map((choice) => skillList().named(choice)?.name ?? ''),
    ...cv.cv_language.map(({ id }) => languageList().byId(id)?.name ?? ''),
  ];
}

function textsOf(cv: CvContent): string[] {
  return [
    plainText(cv.about_me),
    ...cv.cv_experience.flatMap((row) => [row.company_name, linesOfBreaks(row.experience_description)]),
    ...cv.cv_education.flatMap((row) => [row.education_school, linesOfBreaks(row.education_description)]),
  ];
}
