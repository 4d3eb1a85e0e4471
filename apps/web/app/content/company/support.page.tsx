import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import { ButtonLink } from '../../ui/forms/button';
import { Accordion } from '../../ui/layout/accordion';
import type { Route } from './+types/support.page';
import s from './support.module.css';

export function meta({ matches }: Route.MetaArgs) {
  const t = pageWords(matches, 'content');
  const groups = t.list('support.groups');
  return seo(matches, {
    title: t('support.title'),
    description: t('support.description'),
    keywords: t('support.keywords'),
    path: '/support',
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: groups.flatMap(({ items }) =>
        items.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      ),
    },
  });
}

/** Questions and answers in three groups (spec 1§2: CV 7, account and mail 5, job agent 4). */
export default function SupportPage() {
  const t = useWords('content');
  const groups = t.list('support.groups');
  return (
    <div className={`wrap ${s.page}`}>
      <header>
        <h1>{t('support.title')}</h1>
        <p className={s.lead}>{t('support.lead')}</p>
        <ButtonLink kind="outlined" to="/kontakt">
          {t('support.contact')}
        </ButtonLink>
      </header>
      <div>
        {groups.map(({ heading, items }) => (
          <section key={heading} className={s.group} aria-label={heading}>
            <h2>{heading}</h2>
            <Accordion items={items.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))} />
          </section>
        ))}
      </div>
    </div>
  );
}
