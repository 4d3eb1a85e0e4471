import { htmlText } from '@jobblik/contract/kernel/html-text.rules';
import type { CvContent } from './cv.schema.ts';
import { type Completeness, type CompletenessStep, completenessSteps } from './cv-pages.schema.ts';

/** A CV and its files and videos. */
export interface CvParts {
  content: Pick<CvContent, 'about_me'> & {
    [List in
      | 'cv_experience'
      | 'cv_education'
      | 'cv_wish'
      | 'cv_skill'
      | 'cv_category'
      | 'cv_language']: readonly unknown[];
  } & { cv_city: unknown };
  photo: boolean;
  document: boolean;
  videos: number;
  published: boolean;
}

/** What each step adds to the 100 percent. Photo, document and video help, but a CV is good without them. */
const weights: Readonly<Record<CompletenessStep, number>> = {
  cv_experience: 20,
  about_me: 15,
  cv_wish: 10,
  cv_education: 10,
  cv_skill: 10,
  cv_city: 5,
  photo: 5,
  cv_category: 5,
  cv_language: 5,
  document: 5,
  video: 5,
  publish: 5,
};

/** Letters of profile text, punctuation not counted, that are enough. */
const enoughAbout = 80;
/** Number of skills that is enough for searches. */
const enoughSkills = 3;

/** The steps that are done in the content; the editor ticks its parts by the same function. */
export function contentDone(content: CvParts['content']) {
  return {
    cv_experience: content.cv_experience.length > 0,
    about_me: htmlText(content.about_me).length >= enoughAbout,
    cv_wish: content.cv_wish.length > 0,
    cv_education: content.cv_education.length > 0,
    cv_skill: content.cv_skill.length >= enoughSkills,
    cv_city: content.cv_city !== null,
    cv_category: content.cv_category.length > 0,
    cv_language: content.cv_language.length > 0,
  };
}

/** How complete a CV is, and the most useful next step (issue 3 point 7). */
export function completenessOf({ content, photo, document, videos, published }: CvParts): Completeness {
  const done: Record<CompletenessStep, boolean> = {
    ...contentDone(content),
    photo,
    document,
    video: videos > 0,
    publish: published,
  };
  const steps = completenessSteps.map((step) => ({ step, done: done[step] }));
  return {
    percent: steps.reduce((sum, { step }) => sum + (done[step] ? weights[step] : 0), 0),
    steps,
    next: steps.find((step) => !step.done)?.step ?? null,
  };
}
