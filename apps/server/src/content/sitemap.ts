import { desc, lte, max } from 'drizzle-orm';
import { mostPages, type SitemapSource } from '../platform/http/sitemap.ts';
import { blogs } from './content.tables.ts';

const pages = [
  '/home',
  '/virksomheder',
  '/blog-list',
  '/support',
  '/kontakt',
  '/om-jobblik',
  '/vilkaar-og-betingelser',
  '/privatlivspolitik',
  '/tilgaengelighed',
  '/smart-rekruttering',
  '/hvordan-fungere-det',
  '/videopræsentation',
  '/cv-vejledning',
  '/karrieresparring',
  '/outplacement',
  '/jobannoncering',
  '/rekruttering',
  '/videointerview',
  '/virksomhedsbranding',
];

/** The pages to read, and every blog post that is out. */
export const contentAddresses: SitemapSource = {
  name: 'content',
  async parts({ readDb, clock }) {
    const [newest] = await readDb
      .select({ changed: max(blogs.publishedAt) })
      .from(blogs)
      .where(lte(blogs.publishedAt, clock.now()));
    return [{ number: 1, changed: newest?.changed }];
  },
  async read({ readDb, clock }) {
    const posts = await readDb
      .select({ id: blogs.id, seo: blogs.seo, changed: blogs.publishedAt })
      .from(blogs)
      .where(lte(blogs.publishedAt, clock.now()))
      .orderBy(desc(blogs.publishedAt))
      .limit(mostPages - pages.length);
    return [
      ...pages.map((path) => ({ path })),
      ...posts.map(({ id, seo, changed }) => ({ path: `/blog/${id}/${encodeURIComponent(seo)}`, changed })),
    ];
  },
};
