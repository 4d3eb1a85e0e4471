import { describe, expect, it } from 'vitest';
import { seo } from './seo';

const matches = [{ id: 'root', loaderData: { publicUrl: 'https://jobblik.dk', lang: 'da' } }];

describe('tags of a page', () => {
  it('has the product name once', () => {
    expect(seo(matches, { title: 'Om os' })).toContainEqual({ title: 'Om os | Jobblik' });
    expect(seo(matches, { title: 'Jobblik: dit næste job' })).toContainEqual({ title: 'Jobblik: dit næste job' });
  });

  it('creates absolute addresses for canonical link and pictures', () => {
    const tags = seo(matches, { title: 'x', path: '/job/1/a', image: '/icons/social.png', keywords: ['job', 'bager'] });
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://jobblik.dk/job/1/a' });
    expect(tags).toContainEqual({ property: 'og:image', content: 'https://jobblik.dk/icons/social.png' });
    expect(tags).toContainEqual({ name: 'keywords', content: 'job, bager' });
  });

  it('has a picture with size and alternative text on every page', () => {
    const tags = seo(matches, { title: 'Om os' });
    expect(tags).toEqual(
      expect.arrayContaining([
        { property: 'og:image', content: 'https://jobblik.dk/icons/social.png' },
        { property: 'og:image:width', content: '1200' },
        { property: 'og:image:height', content: '630' },
        { property: 'og:image:alt', content: 'Om os' },
        { name: 'twitter:image:alt', content: 'Om os' },
      ]),
    );
  });

  it('links the feed of a page that has one', () => {
    const feed = { path: '/find/job/feed?keyword=kok', title: 'Kok' };
    expect(seo(matches, { title: 'x', feed })).toContainEqual({
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      title: 'Kok',
      href: 'https://jobblik.dk/find/job/feed?keyword=kok',
    });
    expect(JSON.stringify(seo(matches, { title: 'x' }))).not.toContain('alternate');
  });

  it('cuts a description between words at the length that search engines show', () => {
    const of = (text: string) =>
      seo(matches, { title: 'x', description: text }).flatMap((tag) => {
        const { name, property, content } = tag as Record<string, unknown>;
        return /description$/.test(String(name ?? property)) ? [content] : [];
      });
    const teaser = 'Vi bygger fjernvarme i Aalborg. '.repeat(10);
    expect(new Set(of(teaser)).size, 'the same in every tag').toBe(1);
    const [cut] = of(teaser) as string[];
    expect(cut?.length).toBeLessThanOrEqual(160);
    expect(cut?.length).toBeGreaterThan(140);
    expect(cut).toMatch(/ \p{L}+…$/u);
    expect(of('Kort og godt.')).toEqual(['Kort og godt.', 'Kort og godt.', 'Kort og godt.']);
  });

  it('keeps hidden pages out of search engines and omits unknown values', () => {
    const tags = seo(matches, { title: 'x', hidden: true });
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(JSON.stringify(tags)).not.toMatch(/canonical|og:url|description/);
  });

  it('passes structured data on as an object, so that the router escapes it', () => {
    const jobPosting = { '@type': 'JobPosting', title: '</script><script>alert(1)' };
    expect(seo(matches, { title: 'x', jsonLd: jobPosting })).toContainEqual({ 'script:ld+json': jobPosting });
    expect(
      seo(matches, { title: 'x', jsonLd: [jobPosting, jobPosting] }).filter((tag) => 'script:ld+json' in tag),
    ).toHaveLength(2);
  });
});
