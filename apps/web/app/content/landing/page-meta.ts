import { seo } from '../../platform/seo';
import { pageWords } from '../../platform/words/i18n';
import type { Matches } from '../../platform/words/matches';

/** A question and its answer. */
export type Question = readonly [question: string, answer: string];

/** Tags of a page whose title, description and keywords stand under its name in a list of words. */
export function pageMeta(matches: Matches, list: string, name: string, path: string, jsonLd?: object) {
  const t = pageWords(matches, list);
  return seo(matches, {
    title: t(`${name}.title`),
    description: t(`${name}.description`),
    keywords: t(`${name}.keywords`),
    path: encodeURI(path),
    jsonLd,
  });
}

/** Questions with their answers as search engines read them. */
export function faqJsonLd(questions: readonly Question[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(([name, text]) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}
