import type { BlogCard, BlogDetail } from '@jobblik/contract/content/content.schema';
import type { blogs } from './content.tables.ts';

type BlogRow = typeof blogs.$inferSelect;

/** An article in a list. */
export function presentBlogCard(row: Omit<BlogRow, 'bodyHtml'>): BlogCard {
  return {
    id: row.id,
    seo: row.seo,
    name: row.name,
    teaser: row.teaser,
    minutes: row.minutes,
    cover: row.cover,
    published_at: row.publishedAt.toISOString(),
  };
}

/** A whole article. */
export function presentBlog(row: BlogRow): BlogDetail {
  return {
    ...presentBlogCard(row),
    seo_title: row.seoTitle,
    seo_description: row.seoDescription,
    seo_keywords: row.seoKeywords,
    detail: [{ id: row.id, html: row.bodyHtml, blog_file_name: `/art/${row.cover}.svg` }],
  };
}
