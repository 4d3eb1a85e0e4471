import { getBlogDetail } from '@jobblik/contract/content/content.api';
import { defaultLanguage } from '@jobblik/contract/kernel/language';
import { pathTo } from '@jobblik/contract/paths';
import { redirect } from 'react-router';
import { serverApi } from '../../platform/api/server-api';
import { breadcrumbList } from '../../platform/breadcrumb-list';
import { usePageSettings } from '../../platform/page-settings';
import { seo } from '../../platform/seo';
import { formatLongDate } from '../../platform/words/format';
import { pageWords, useWords, type Words } from '../../platform/words/i18n';
import { Art } from '../../ui/brand/art';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs';
import { ShareLinks } from '../../ui/share/share-links';
import { RichTextView } from '../../ui/text/rich-text-view';
import type { Route } from './+types/blog.page';
import s from './blog.module.css';
import { BlogCards } from './blog-cards';
import { blogPosting } from './blog-posting';
import { coverArt } from './covers';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { call, publicUrl } = serverApi(context);
  const answer = await call(getBlogDetail, { params: { blog_id: params.blog_id } });
  if (answer.blog.seo !== params.blog_seo)
    throw redirect(pathTo('blogPost', { blog_id: answer.blog.id, blog_seo: answer.blog.seo }), 301);
  return { ...answer, publicUrl };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = pageWords(matches, 'blog');
  if (!loaderData) return seo(matches, { title: t('title'), hidden: true });
  const { blog, publicUrl } = loaderData;
  const page = {
    publicUrl,
    path: pathTo('blogPost', { blog_id: blog.id, blog_seo: blog.seo }),
    image: `/social/blog-${blog.id}.png`,
  };
  return seo(matches, {
    title: blog.seo_title,
    description: blog.seo_description,
    keywords: blog.seo_keywords,
    path: page.path,
    image: page.image,
    type: 'article',
    jsonLd: [blogPosting(blog, page), breadcrumbList(crumbsOf(blog.name, t), page)],
  });
}

function crumbsOf(name: string, t: Words<'blog'>) {
  return [{ label: t('title'), to: pathTo('blogPosts') }, { label: name }];
}

export default function BlogPage({ loaderData: { blog, others } }: Route.ComponentProps) {
  const t = useWords('blog');
  const { now } = usePageSettings();
  return (
    <div className={`wrap ${s.page}`}>
      <article>
        <Breadcrumbs crumbs={crumbsOf(blog.name, t)} />
        <header className={s.header}>
          <div>
            <h1 lang={defaultLanguage}>{blog.name}</h1>
            <p lang={defaultLanguage} className={s.lead}>
              {blog.teaser}
            </p>
            <p className={s.facts}>
              <time translate="no" dateTime={blog.published_at}>
                {formatLongDate(blog.published_at, now)}
              </time>{' '}
              · {t('minutes', { count: blog.minutes })}
            </p>
          </div>
          <div className={s.cover} aria-hidden="true">
            <Art svg={coverArt(blog.cover)} />
          </div>
        </header>
        <div className={s.columns}>
          <div className={s.body}>
            {blog.detail.map((part) => (
              <RichTextView key={part.id} html={part.html} />
            ))}
          </div>
          <aside className={s.side}>
            <div className={s.share}>
              <b>{t('share')}</b>
              <ShareLinks path={pathTo('blogPost', { blog_id: blog.id, blog_seo: blog.seo })} title={blog.name} />
            </div>
            {others.length > 0 && (
              <section aria-labelledby="others">
                <h2 id="others">{t('others')}</h2>
                <BlogCards blogs={others} />
              </section>
            )}
          </aside>
        </div>
      </article>
    </div>
  );
}
