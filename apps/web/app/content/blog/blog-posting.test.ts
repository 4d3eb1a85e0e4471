import type { BlogDetail } from '@jobblik/contract/content/content.schema';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { blogPosting } from './blog-posting';

const address = z.url({ protocol: /^https?$/ });
const instant = z.iso.datetime({ offset: true });
const house = z.strictObject({
  '@type': z.literal('Organization'),
  name: z.string().min(1),
  url: address,
  logo: address,
});

/** Properties that Google recommends for an article (it requires none), all of them present; unknown ones are refused. */
const googleArticle = z
  .strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('BlogPosting'),
    headline: z.string().min(1).max(110),
    description: z.string().min(1),
    image: z.array(address).min(1),
    datePublished: instant,
    dateModified: instant,
    author: house,
    publisher: house,
    mainEntityOfPage: address,
    inLanguage: z.literal('da'),
  })
  .refine((post) => post.datePublished <= post.dateModified, 'changed after it was published');

it('has the properties that Google reads', () => {
  const blog = {
    id: 3,
    seo: 'Løn-uden-rødme',
    name: 'Løn uden rødme',
    seo_description: 'Om løn',
    published_at: '2026-05-20T10:00:00.000Z',
  } as BlogDetail;
  const page = { publicUrl: 'https://jobblik.test', path: '/blog/3/Løn-uden-rødme', image: '/social/blog-3.png' };
  expect(googleArticle.safeParse(blogPosting(blog, page)).error?.issues ?? []).toEqual([]);
});
