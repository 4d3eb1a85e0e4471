import { getAllBlogs } from '@jobblik/contract/content/content.api';
import { pathTo } from '@jobblik/contract/paths';
import { serverApi } from '../../platform/api/server-api';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import { Empty } from '../../ui/feedback/list-states';
import type { Route } from './+types/blog-list.page';
import s from './blog.module.css';
import { BlogCards } from './blog-cards';

export async function loader({ context }: Route.LoaderArgs) {
  return await serverApi(context).call(getAllBlogs, { params: { scope: '1' } });
}

export function meta({ matches }: Route.MetaArgs) {
  const t = pageWords(matches, 'blog');
  return seo(matches, {
    title: t('title'),
    description: t('description'),
    keywords: t('keywords'),
    path: pathTo('blogPosts'),
    image: '/social/page-blog.png',
  });
}

export default function BlogListPage({ loaderData: { blogs } }: Route.ComponentProps) {
  const t = useWords('blog');
  return (
    <div className={`wrap ${s.list}`}>
      <h1>{t('title')}</h1>
      <p className={s.lead}>{t('lead')}</p>
      {blogs.length > 0 ? <BlogCards blogs={blogs} level="h2" /> : <Empty title={t('empty')} />}
    </div>
  );
}
