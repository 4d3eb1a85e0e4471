import { experienceLevelOf, type MatchedField } from '@jobblik/contract/candidates/cv-search.rules';
import { linesOfBreaks } from '@jobblik/contract/cv/cv.rules';
import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import { defaultLanguage } from '@jobblik/contract/kernel/language';
import { educationLevels, jobTypes } from '@jobblik/contract/lookups/choices.rules';
import { plainText } from '@jobblik/cv-parser/files/plain-text';
import type { CvRow } from '../../cv/cv.tables.ts';
import {
  categoryById,
  cityById,
  jobTitleList,
  languageList,
  mainCategoryOf,
  placeWords,
  skillList,
} from '../../lookups/index.ts';
import { inLanguage } from '../../platform/language.ts';
import { shownContent } from '../anonymity/anonymous-form.ts';

/** A CV with the other data that the index reads. */
export interface CvDocument {
  cv: CvRow;
  /** Name of the account. */
  name: string;
  /** Whether the account is active. */
  isActive: boolean;
  sample: boolean;
  hasVideo: boolean;
}

/**
 * Values of the attributes of `cv-index.ts`; null for a CV that cannot be found. An anonymous one has no identifying values,
 * including the birthday.
 */
export function attributesOf(document: CvDocument) {
  const { cv, hasVideo } = document;
  const visibility = visibilityOf(document);
  if (visibility === null || !cv.content) return null;
  return {
    jobType: cv.jobTypeId ?? 0,
    education: cv.educationId ?? 0,
    extras: [...(hasVideo ? [1] : []), ...(cv.documentFileId === null ? [] : [2])],
    sample: document.sample,
    experience: experienceLevelOf(cv.experienceMonths),
    changed: cv.changedAt ?? cv.publishedAt ?? new Date(0),
    city: cv.cityId ? [cv.cityId] : [],
    birthday: visibility === 'named' ? cv.birthday : null,
    languages: cv.languageIds,
    categories: cv.categoryIds,
    wishes: cv.wishIds,
  };
}

/** Visibility of a CV in searches; null if it cannot be found. */
export function visibilityOf({ cv, isActive }: CvDocument): 'named' | 'anonymous' | null {
  return isActive && cv.publishedAt !== null && cv.visibility !== 'hidden' ? cv.visibility : null;
}

/** The words of a CV by weight: wishes and current job, labels, descriptions. */
export function weightedFieldsOf({ cv, name }: CvDocument): { title: string; labels: string[]; body: string } {
  const content = shownContent(cv, name);
  return content ? searchedTexts(content) : { title: '', labels: [], body: '' };
}

function searchedTexts(content: CvContent): { title: string; labels: string[]; body: string } {
  const fields = shortTexts(content);
  const newest = newestJob(content)?.title;
  const title = [...fields.filter(({ field }) => field === 'wish').map(({ text }) => text), newest].filter(Boolean);
  return {
    title: [...new Set(title)].join(', '),
    labels: [...new Set(fields.filter(({ field }) => field !== 'wish').flatMap(({ text, also }) => [text, ...also]))],
    body: longTexts(content).join('\n'),
  };
}

/** An entry of a CV that searches match separately. */
export interface ShortText {
  field: MatchedField;
  text: string;
  /** Additional words: the region of a town, the main category of a category. */
  also: readonly string[];
}

/** Every short entry of a CV by kind, in Danish as it is indexed. */
export function shortTexts(content: CvContent): ShortText[] {
  return inLanguage(defaultLanguage, () => danishTexts(content));
}

function danishTexts(content: CvContent): ShortText[] {
  const city = cityById(content.cv_city ?? 0);
  const levels = content.cv_education.map((row) => educationLevels.find(({ id }) => id === row.course_id)?.name);
  const entries: [MatchedField, (string | undefined)[], (string | undefined)[]?][] = [
    ['wish', content.cv_wish.map((choice) => jobTitleList().named(choice)?.name)],
    ['title', content.cv_experience.map(({ title }) => title)],
    ['skill', content.cv_skill.map((choice) => skillList().named(choice)?.name)],
    ['education', [...content.cv_education.map(({ education_name }) => education_name), ...levels]],
    ['category', content.cv_category.map((id) => categoryById(id)?.name)],
    ['category', content.cv_category.map((id) => mainCategoryOf(id)?.name)],
    ['language', content.cv_language.map(({ id }) => languageList().byId(id)?.name)],
    ['place', [city?.name], city ? placeWords(city) : []],
    ['jobtype', [jobTypes.find(({ id }) => id === content.jobtype)?.name]],
    ['company', content.cv_experience.map(({ company_name }) => company_name)],
    ['school', content.cv_education.map(({ education_school }) => education_school)],
  ];
  return entries.flatMap(([field, texts, also = []]) =>
    [...new Set(texts)].flatMap((text) =>
      text ? [{ field, text, also: also.filter((one) => one !== undefined) }] : [],
    ),
  );
}

/** The running texts of a CV without tags. */
export function longTexts(content: CvContent): string[] {
  return [
    plainText(content.about_me),
    ...content.cv_experience.map((row) => linesOfBreaks(row.experience_description)),
    ...content.cv_education.map((row) => linesOfBreaks(row.education_description)),
  ].filter(Boolean);
}

/** The current job, else the one that ended last. */
export function newestJob(content: Pick<CvContent, 'cv_experience'>) {
  const endOf = (row: CvContent['cv_experience'][number]) =>
    row.present === 1 ? 1e6 + startOf(row) : (row.experience_end_year ?? 0) * 12 + (row.experience_end_month ?? 0);
  const startOf = (row: CvContent['cv_experience'][number]) =>
    (row.experience_start_year ?? 0) * 12 + (row.experience_start_month ?? 0);
  return content.cv_experience.toSorted((a, b) => endOf(b) - endOf(a) || startOf(b) - startOf(a))[0];
}
