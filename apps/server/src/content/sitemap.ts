import { pathTo } from '@jobblik/contract/paths';
import { and, asc, desc, gt, lte, max, sql } from 'drizzle-orm';
import { numberedParts, type SitemapSource } from '../platform/http/sitemap.ts';
import { blogs } from './content.tables.ts';

/** The text pages, each with the day on which its text was last changed; update the day with the text. */
const pages = [
  [pathTo('support'), '2026-11-23'],
  [pathTo('contact'), '2026-11-23'],
  [pathTo('about'), '2026-11-23'],
  [pathTo('terms'), '2026-11-23'],
  [pathTo('privacy'), '2026-11-23'],
  [pathTo('accessibility'), '2026-11-24'],
  [pathTo('forEmployers'), '2026-11-24'],
  [pathTo('forSeekers'), '2026-11-24'],
  [pathTo('videoGuide'), '2026-11-22'],
  [pathTo('cvGuide'), '2026-11-22'],
  [pathTo('careerAdvice'), '2026-11-22'],
  [pathTo('outplacement'), '2026-11-23'],
  [pathTo('jobAdvertising'), '2026-11-23'],
  [pathTo('recruitment'), '2026-11-23'],
  [pathTo('videoInterviews'), '2026-11-23'],
  [pathTo('branding'), '2026-11-23'],
] as const;

/** The text pages, and every published blog post. */
export const contentAddresses = contentSource(20_000);

/** @param perPart ids of blog posts per file, so that a file stays the same if posts in it are deleted */
export function contentSource(perPart: number): SitemapSource {
  const part = sql<number>`(${blogs.id} - 1) / ${sql.raw(String(perPart))} + 1`;
  return {
    name: 'content',
    async parts({ readDb, clock }) {
      const changes = await readDb
        .select({ number: part, changed: max(blogs.publishedAt), last: max(blogs.id) })
        .from(blogs)
        .where(lte(blogs.publishedAt, clock.now()))
        .groupBy(part)
        .orderBy(part);
      // The first file also has the text pages.
      return numberedParts(Math.max(1, changes.at(-1)?.last ?? 0), perPart, changes);
    },
    async read({ readDb, clock }, number) {
      const isOut = lte(blogs.publishedAt, clock.now());
      const posts = await readDb
        .select({ id: blogs.id, seo: blogs.seo, changed: blogs.publishedAt })
        .from(blogs)
        .where(and(isOut, gt(blogs.id, (number - 1) * perPart), lte(blogs.id, number * perPart)))
        .orderBy(asc(blogs.id));
      const toRead = posts.map(({ id, seo, changed }) => ({
        path: pathTo('blogPost', { blog_id: id, blog_seo: seo }),
        changed,
      }));
      if (number > 1) return toRead;
      const [newest] = await readDb
        .select({ changed: blogs.publishedAt })
        .from(blogs)
        .where(isOut)
        .orderBy(desc(blogs.publishedAt))
        .limit(1);
      return [
        { path: pathTo('blogPosts'), changed: newest?.changed },
        ...pages.map(([path, day]) => ({ path, changed: new Date(`${day}T00:00:00Z`) })),
        ...toRead,
      ];
    },
  };
}
