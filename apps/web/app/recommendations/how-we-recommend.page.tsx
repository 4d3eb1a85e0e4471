import { ReadingPage } from '../content/index';
import { seo } from '../platform/seo';
import { pageWords, useWords } from '../platform/words/i18n';
import type { Route } from './+types/how-we-recommend.page';
import { howPath } from './paths';

export function meta({ matches }: Route.MetaArgs) {
  const t = pageWords(matches, 'recommendations');
  return seo(matches, { title: t('explained.title'), description: t('explained.description'), path: howPath });
}

/** The parameters of recommendations, the most important ones, and how to change them (Regulation (EU) 2022/2065, article 27). */
export default function HowWeRecommendPage() {
  const t = useWords('recommendations');
  return (
    <ReadingPage title={t('explained.title')} lead={t('explained.lead')} sections={t.list('explained.sections')} />
  );
}
