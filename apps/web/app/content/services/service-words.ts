import { offers } from '@jobblik/contract/membership/plans.rules';
import { seo } from '../../platform/seo';
import { formatKroner } from '../../platform/words/format';
import { pageWords, type Words } from '../../platform/words/i18n';
import type { Matches } from '../../platform/words/matches';
import { faqJsonLd, type Question } from '../landing/page-meta';

/** Names of the service pages in `services.json`. */
export type ServiceName = 'advertising' | 'recruitment' | 'interview' | 'branding' | 'outplacement';

/** Tags of a service page, including its questions. */
export function serviceMeta(matches: Matches, name: ServiceName, path: string) {
  const t = pageWords(matches, 'services');
  return seo(matches, {
    title: t(`${name}.title`),
    description: t(`${name}.description`),
    keywords: t(`${name}.keywords`),
    path: encodeURI(path),
    image: `/social/page-${name}.png`,
    jsonLd: faqJsonLd(questionsOf(name, t)),
  });
}

/** Questions and answers of a service page, with current prices. */
export function questionsOf(name: ServiceName, t: Words<'services'>): Question[] {
  const handling = formatKroner(offers.employer.extras.find((extra) => extra.name === 'handling')?.price ?? 0);
  return t.list(`${name}.questions`, { handling });
}
