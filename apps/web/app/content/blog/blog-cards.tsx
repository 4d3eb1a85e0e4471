import type { BlogCard } from '@jobblik/contract/content/content.schema';
import { defaultLanguage } from '@jobblik/contract/kernel/language';
import { pathTo } from '@jobblik/contract/paths';
import { Link } from '../../platform/link';
import { useWords } from '../../platform/words/i18n';
import { Art } from '../../ui/brand/art';
import { classes } from '../../ui/classes';
import s from './blog-cards.module.css';
import { coverArt } from './covers';

interface BlogCardsProps {
  blogs: readonly BlogCard[];
  level?: 'h2' | 'h3';
  /** In one row, for a container that scrolls; else as many lines as they need. */
  inRow?: boolean;
}

/** Blog posts side by side: cover, title, teaser, reading time. */
export function BlogCards({ blogs, level = 'h3', inRow = false }: BlogCardsProps) {
  const t = useWords('blog');
  const Heading = level;
  return (
    <ul className={classes(s.cards, inRow && s.row)}>
      {blogs.map((blog) => (
        <li key={blog.id} className={s.card}>
          <div className={s.cover} aria-hidden="true">
            <Art svg={coverArt(blog.cover)} />
          </div>
          <Heading className={s.title}>
            <Link lang={defaultLanguage} to={pathTo('blogPost', { blog_id: blog.id, blog_seo: blog.seo })}>
              {blog.name}
            </Link>
          </Heading>
          <p lang={defaultLanguage} className={s.teaser}>
            {blog.teaser}
          </p>
          <p className={s.minutes}>{t('minutes', { count: blog.minutes })}</p>
        </li>
      ))}
    </ul>
  );
}
