import { isBlankHtml } from '@jobblik/contract/kernel/html-text.rules';
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

/** Whether a part has content: in the values, or in files on the server. */
export function isFilled(part: CvPart, values: CvValues, files: { hasPaper: boolean; hasVideo: boolean }): boolean {
  switch (part) {
    case 'contact':
      return values.first_name.trim() !== '' && values.last_name.trim() !== '' && values.cv_city !== null;
    case 'about':
      return !isBlankHtml(values.about_me);
    case 'wishes':
      return values.cv_wish.length > 0;
    case 'experience':
      return values.cv_experience.length > 0;
    case 'education':
      return values.cv_education.length > 0;
    case 'skills':
      return values.cv_skill.length > 0;
    case 'languages':
      return values.cv_language.length > 0;
    case 'document':
      return files.hasPaper;
    case 'video':
      return files.hasVideo;
  }
}
