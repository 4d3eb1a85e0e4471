import { getAllBlogs, getBlogDetail, sendContact } from '@jobblik/contract/content/content.api';
import { Problem } from '@jobblik/contract/kernel/problem';
import { and, desc, eq, getTableColumns, lte, ne } from 'drizzle-orm';
import { serve, signedIn } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { presentBlog, presentBlogCard } from './content.present.ts';
import { blogs } from './content.tables.ts';
import { receiveContact } from './receive-contact.ts';

const { bodyHtml: _, ...cardColumns } = getTableColumns(blogs);

async function newestBlogs({ readDb, clock }: Services, options: { limit: number; without?: number }) {
  const published = lte(blogs.publishedAt, clock.now());
  const rows = await readDb
    .select(cardColumns)
    .from(blogs)
    .where(options.without === undefined ? published : and(published, ne(blogs.id, options.without)))
    .orderBy(desc(blogs.publishedAt), desc(blogs.id))
    .limit(options.limit);
  return rows.map(presentBlogCard);
}

export const contentRoutes = [
  serve(getAllBlogs, async ({ params }, services) => ({
    blogs: await newestBlogs(services, { limit: params.scope === '0' ? 3 : 500 }),
  })),
  serve(getBlogDetail, async ({ params }, services) => {
    const [row] = await services.readDb
      .select()
      .from(blogs)
      .where(and(eq(blogs.id, params.blog_id), lte(blogs.publishedAt, services.clock.now())));
    if (!row) throw new Problem('not_found');
    return { blog: presentBlog(row), others: await newestBlogs(services, { limit: 3, without: row.id }) };
  }),
  serve(sendContact, async ({ who, body }, services) => {
    await receiveContact(services, body.contact, signedIn(who)?.userId ?? null);
    return { result: 'success' };
  }),
];
