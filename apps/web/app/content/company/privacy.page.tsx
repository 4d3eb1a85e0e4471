import { pathTo } from '@jobblik/contract/paths';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import type { Route } from './+types/privacy.page';
import { ReadingPage } from './reading-page';

export function meta({ matches }: Route.MetaArgs) {
  const t = pageWords(matches, 'content');
  return seo(matches, {
    title: t('privacy.title'),
    description: t('privacy.description'),
    keywords: t('privacy.keywords'),
    path: pathTo('privacy'),
    image: '/social/page-privacy.png',
  });
}

export default function PrivacyPage() {
  const t = useWords('content');
  const sections = t.list('privacy.sections');
  return <ReadingPage title={t('privacy.title')} lead={t('privacy.lead')} sections={sections} />;
}
