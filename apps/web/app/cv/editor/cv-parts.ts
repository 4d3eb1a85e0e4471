import { contentDone } from '@jobblik/contract/cv/cv-completeness.rules';
import type { CvValues } from '../draft/cv-values';

/** Parts of the editor in the order of the screen; each has a section `del-…` and a text `parts.…`. */
export const cvParts = [
  'contact',
  'about',
  'wishes',
  'experience',
  'education',
  'skills',
  'languages',
  'document',
  'video',
] as const;
export type CvPart = (typeof cvParts)[number];

/** Whether a part needs no more: what the overview asks for next is never ticked here. */
export function isDone(part: CvPart, values: CvValues, files: { hasPaper: boolean; hasVideo: boolean }): boolean {
  const done = contentDone(values);
  switch (part) {
    case 'contact':
      return values.first_name.trim() !== '' && values.last_name.trim() !== '' && done.cv_city;
    case 'about':
      return done.about_me;
    case 'wishes':
      return done.cv_wish && done.cv_category;
    case 'experience':
      return done.cv_experience;
    case 'education':
      return done.cv_education;
    case 'skills':
      return done.cv_skill;
    case 'languages':
      return done.cv_language;
    case 'document':
      return files.hasPaper;
    case 'video':
      return files.hasVideo;
  }
}
