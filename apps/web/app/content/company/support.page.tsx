import { seoName } from '@jobblik/contract/kernel/seo.rules';
import { pathTo } from '@jobblik/contract/paths';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import { Button, ButtonLink } from '../../ui/forms/button';
import { TextField } from '../../ui/forms/field';
import { Accordion } from '../../ui/layout/accordion';
import { faqJsonLd } from '../landing/page-meta';
import { ProductPicture } from '../pictures/product-picture';
import type { Route } from './+types/support.page';
import s from './support.module.css';
import { matchingQuestions } from './support-search';

const longestSearch = 100;

export function meta({ matches }: Route.MetaArgs) {
  const t = pageWords(matches, 'content');
  return seo(matches, {
    title: t('support.title'),
    description: t('support.description'),
    keywords: t('support.keywords'),
    path: pathTo('support'),
    image: '/social/page-support.png',
    jsonLd: faqJsonLd(t.list('support.groups').flatMap(({ items }) => items)),
  });
}

/** Questions and answers in three groups (spec 1§2: CV 7, account and mail 5, job agent 4), and a search over them. */
export default function SupportPage() {
  const t = useWords('content');
  const [params] = useSearchParams();
  const [typed, setTyped] = useState(params.get('q')?.slice(0, longestSearch) ?? '');
  const groups = matchingQuestions(t.list('support.groups'), typed);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <div className={`wrap ${s.page}`}>
      <header>
        <h1>{t('support.title')}</h1>
        <p className={s.lead}>{t('support.lead')}</p>
        <search>
          <form method="get" action={pathTo('support')} onSubmit={(event) => event.preventDefault()}>
            <TextField
              type="search"
              name="q"
              label={t('support.search')}
              icon={IconSearch}
              maxLength={longestSearch}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </form>
        </search>
        <p role="status" className={s.status}>
          {typed.trim() && t('support.found', { count })}
        </p>
      </header>
      <div>
        {groups.map(({ heading, items }) => (
          <section key={heading} className={s.group} aria-label={heading}>
            <h2>{heading}</h2>
            <Accordion
              items={items.map(({ question, answer }) => ({
                id: seoName(question),
                title: question,
                content: <p>{answer}</p>,
              }))}
            />
          </section>
        ))}
        {count === 0 && (
          <div className={s.none}>
            <h2>{t('support.none')}</h2>
            <p>{t('support.none_text')}</p>
            <Button onClick={() => setTyped('')}>{t('support.all')}</Button>
          </div>
        )}
        <div className={s.more}>
          <p>{t('support.more')}</p>
          <ButtonLink kind="outlined" to={pathTo('contact')}>
            {t('support.contact')}
          </ButtonLink>
          <ProductPicture name="chatbot" />
        </div>
      </div>
    </div>
  );
}
