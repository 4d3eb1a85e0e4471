import { seoName } from '@jobblik/contract/kernel/seo.rules';
import type { Database } from '../platform/db/db.ts';
import { sanitizeRichText } from '../platform/html/sanitize.ts';
import { blogs } from './content.tables.ts';

export type BlogOptions = Omit<typeof blogs.$inferInsert, 'id' | 'seo' | 'createdAt'>;

/** Adds posts; one whose key exists is not changed. */
export async function makeBlogs(db: Database, list: readonly BlogOptions[]): Promise<void> {
  if (list.length === 0) return;
  const values = list.map((post) => ({ ...post, seo: seoName(post.name), bodyHtml: sanitizeRichText(post.bodyHtml) }));
  await db.insert(blogs).values(values).onConflictDoNothing({ target: blogs.key });
}
