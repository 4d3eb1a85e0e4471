import content from '@jobblik/words/da/content.json';
import landing from '@jobblik/words/da/landing.json';
import services from '@jobblik/words/da/services.json';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { faqJsonLd, type Question } from './page-meta';

/** Properties that Google requires of a FAQPage; unknown ones are refused. */
const googleFaq = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: z.string().min(1),
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: z.string().min(1) }),
      }),
    )
    .min(1)
    .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'each question once'),
});

describe('questions and answers of a page', () => {
  it.each<[string, Question[]]>([
    ['support', content.support.groups.flatMap(({ items }) => items)],
    ['advertising', services.advertising.questions],
    ['recruitment', services.recruitment.questions],
    ['interview', services.interview.questions],
    ['branding', services.branding.questions],
    ['outplacement', services.outplacement.questions],
  ])('are valid for Google: %s', (_page, questions) => {
    expect(googleFaq.safeParse(faqJsonLd(questions)).error?.issues ?? []).toEqual([]);
  });
});

describe('titles and descriptions', () => {
  const { about, contact, support, terms, privacy, accessibility } = content;
  const pages = [landing.employer, landing.seeker, about, contact, support, terms, privacy, accessibility];
  it('are short enough for search engines to show in full', () => {
    for (const { title, description } of pages) {
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(description.length, description).toBeLessThanOrEqual(160);
    }
  });
});
