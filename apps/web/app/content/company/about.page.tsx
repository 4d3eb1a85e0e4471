import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import { ButtonLink } from '../../ui/forms/button';
import type { Route } from './+types/about.page';
import { ReadingPage } from './reading-page';
import s from './reading-page.module.css';

export function meta({ matches }: Route.MetaArgs) {
  const t = pageWords(matches, 'content');
  return seo(matches, {
    title: t('about.title'),
    description: t('about.description'),
    keywords: t('about.keywords'),
    path: '/om-jobblik',
  });
}

export default function AboutPage() {
  const t = useWords('content');
  const sections = t.list('about.sections');
  return (
    <ReadingPage title={t('about.title')} lead={t('about.lead')} sections={sections}>
      <p className={s.action}>
        <ButtonLink to="/kontakt">{t('about.contact')}</ButtonLink>
      </p>
    </ReadingPage>
  );
}
