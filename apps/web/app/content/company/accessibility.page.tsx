import { pathTo } from '@jobblik/contract/paths';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import { ButtonLink } from '../../ui/forms/button';
import type { Route } from './+types/accessibility.page';
import { ReadingPage } from './reading-page';

export function meta({ matches }: Route.MetaArgs) {
  const t = pageWords(matches, 'content');
  return seo(matches, {
    title: t('accessibility.title'),
    description: t('accessibility.description'),
    keywords: t('accessibility.keywords'),
    path: pathTo('accessibility'),
    image: '/social/page-accessibility.png',
  });
}

/**
 * The statement that the Danish act on accessible services requires: a description of the service, how it meets the requirements,
 * and what it lacks.
 */
export default function AccessibilityPage() {
  const t = useWords('content');
  const sections = t.list('accessibility.sections');
  return (
    <ReadingPage title={t('accessibility.title')} lead={t('accessibility.lead')} sections={sections}>
      <ButtonLink to={pathTo('contact')}>{t('accessibility.contact')}</ButtonLink>
    </ReadingPage>
  );
}
