import { linesOfBreaks } from '@jobblik/contract/cv/cv.rules';
import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import type { MatchedField } from '@jobblik/contract/cv/cv-search.rules';
import { educationLevels, jobTypes } from '@jobblik/contract/lookups/choices.rules';
import {
  categoryById,
  cityById,
  jobTitleList,
  languageList,
  mainCategoryOf,
  placeWords,
  skillList,
} from '../../lookups/index.ts';
import { type IndexTerms, indexTerms } from '../../platform/danish/index.ts';
import { plainText } from '../../platform/html/sanitize.ts';
import type { CvRow } from '../cv.tables.ts';
import { anonymousContent } from '../desk/anonymity.rules.ts';
import { packFacts } from './cv-facts.ts';

/** A CV with what else its search row is made of. */
export interface Indexable {
  cv: CvRow;
  /** Of the account. */
  name: string;
  /** Whether the account is awake. */
  isAwake: boolean;
  sample: boolean;
  hasVideo: boolean;
}

/** A row of `cv_search`, its words still as text. */
export interface SearchRow {
  userId: number;
  visibility: 'named' | 'anonymous' | null;
  cvChangedAt: Date | null;
  hasVideo: boolean;
  facts: Buffer;
  terms: IndexTerms;
  /** Title and labels as they are written. */
  written: string;
}

export const noTerms: IndexTerms = { title: '', parts: '', related: '', body: '', words: [] };

/**
 * Under which words and with which facts a CV is found; no words at all for one that cannot be found. An anonymous one is found by
 * nothing that says who it is, the birthday included.
 */
export function searchRowOf({ cv, name, isAwake, sample, hasVideo }: Indexable, terms = indexTerms): SearchRow {
  const visibility = isAwake && cv.publishedAt !== null && cv.visibility !== 'hidden' ? cv.visibility : null;
  const content = visibility !== null ? shownContent(cv, name) : null;
  const facts = packFacts({
    userId: cv.userId,
    changedAt: cv.changedAt ?? cv.publishedAt ?? new Date(0),
    live: content !== null,
    jobTypeId: cv.jobTypeId ?? 0,
    educationId: cv.educationId ?? 0,
    hasVideo,
    hasDocument: cv.documentFileId !== null,
    sample,
    experienceMonths: cv.experienceMonths,
    cityId: cv.cityId ?? 0,
    birthday: visibility === 'named' ? cv.birthday : null,
    languageIds: cv.languageIds,
    categoryIds: cv.categoryIds,
    wishIds: cv.wishIds,
  });
  const texts = content && searchedTexts(content);
  return {
    userId: cv.userId,
    visibility,
    cvChangedAt: cv.changedAt,
    hasVideo,
    facts,
    terms: texts ? terms(texts) : noTerms,
    written: texts ? [texts.title, ...texts.labels].join(' ') : '',
  };
}

/** What is shown of a published CV to somebody who has no bond with its owner; null when there is nothing. */
export function shownContent(cv: Pick<CvRow, 'content' | 'visibility'>, name: string): CvContent | null {
  if (!cv.content) return null;
  return cv.visibility === 'anonymous' ? anonymousContent(cv.content, name) : cv.content;
}

/** The words of a CV by itself: what its owner wishes and does now, what labels it, what it tells. */
export function searchedTexts(content: CvContent): { title: string; labels: string[]; body: string } {
  const fields = shortTexts(content);
  const newest = newestJob(content)?.title;
  const title = [...fields.filter(({ field }) => field === 'wish').map(({ text }) => text), newest].filter(Boolean);
  return {
    title: [...new Set(title)].join(', '),
    labels: [...new Set(fields.filter(({ field }) => field !== 'wish').flatMap(({ text, also }) => [text, ...also]))],
    body: longTexts(content).join('\n'),
  };
}

/** An entry of a CV that can be found by itself. */
export interface ShortText {
  field: MatchedField;
  text: string;
  /** Other words for it: the region of a town, the main category of a category. */
  also: readonly string[];
}

/** Every short entry of a CV by what it is. */
export function shortTexts(content: CvContent): ShortText[] {
  const city = cityById(content.cv_city ?? 0);
  const levels = content.cv_education.map((row) => educationLevels.find(({ id }) => id === row.course_id)?.name);
  const entries: [MatchedField, (string | undefined)[], (string | undefined)[]?][] = [
    ['wish', content.cv_wish.map((id) => jobTitleList().byId(id)?.name)],
    ['title', content.cv_experience.map(({ title }) => title)],
    ['skill', content.cv_skill.map((id) => skillList().byId(id)?.name)],
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

/** The running texts of a CV without marks. */
export function longTexts(content: CvContent): string[] {
  return [
    plainText(content.about_me),
    ...content.cv_experience.map((row) => linesOfBreaks(row.experience_description)),
    ...content.cv_education.map((row) => linesOfBreaks(row.education_description)),
  ].filter(Boolean);
}

/** The present job, else the one that ended last. */
export function newestJob(content: CvContent) {
  const endOf = (row: CvContent['cv_experience'][number]) =>
    row.present === 1 ? 1e6 + startOf(row) : (row.experience_end_year ?? 0) * 12 + (row.experience_end_month ?? 0);
  const startOf = (row: CvContent['cv_experience'][number]) =>
    (row.experience_start_year ?? 0) * 12 + (row.experience_start_month ?? 0);
  return content.cv_experience.toSorted((a, b) => endOf(b) - endOf(a) || startOf(b) - startOf(a))[0];
}
