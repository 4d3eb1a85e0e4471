import { pathTo } from '@jobblik/contract/paths';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import type { Route } from './+types/terms.page';
import { ReadingPage } from './reading-page';

export function meta({ matches }: Route.MetaArgs) {
  const t = pageWords(matches, 'content');
  return seo(matches, {
    title: t('terms.title'),
    description: t('terms.description'),
    keywords: t('terms.keywords'),
    path: pathTo('terms'),
    image: '/social/page-terms.png',
  });
}

export default function TermsPage() {
  const t = useWords('content');
  const sections = t.list('terms.sections');
  return <ReadingPage title={t('terms.title')} lead={t('terms.lead')} sections={sections} />;
}
