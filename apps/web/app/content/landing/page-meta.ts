import { seo } from '../../platform/seo';
import { pageWords } from '../../platform/words/i18n';
import type { Matches } from '../../platform/words/matches';

export interface Question {
  question: string;
  answer: string;
}

/** Tags of a landing page. */
export function landingMeta(matches: Matches, name: 'employer' | 'seeker', path: string) {
  const t = pageWords(matches, 'landing');
  return seo(matches, {
    title: t(`${name}.title`),
    description: t(`${name}.description`),
    keywords: t(`${name}.keywords`),
    path: encodeURI(path),
    image: `/social/page-${name}.png`,
  });
}

/** Questions with their answers as structured data for search engines. */
export function faqJsonLd(questions: readonly Question[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
