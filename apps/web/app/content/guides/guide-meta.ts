import { seo } from '../../platform/seo';
import { pageWords } from '../../platform/words/i18n';
import type { Matches } from '../../platform/words/matches';

/** The guides by their names in `guides.json`. */
export type GuideName = 'cv' | 'video' | 'sparring';

/** Tags of a guide. */
export function guideMeta(matches: Matches, name: GuideName, path: string) {
  const t = pageWords(matches, 'guides');
  return seo(matches, {
    title: t(`${name}.title`),
    description: t(`${name}.description`),
    keywords: t(`${name}.keywords`),
    path: encodeURI(path),
    image: `/social/page-${name}.png`,
  });
}
