import type { BlogDetail } from '@jobblik/contract/content/content.schema';

interface BlogPostingOptions {
  /** Address of the product without a slash at the end. */
  publicUrl: string;
  /** Path of the post with a slash in front. */
  path: string;
  /** Path of its social card. */
  image: string;
}

/** Structured data of a blog post (schema.org BlogPosting, as Google reads articles). Jobblik itself is the author. */
export function blogPosting(blog: BlogDetail, { publicUrl, path, image }: BlogPostingOptions): object {
  const house = {
    '@type': 'Organization',
    name: 'Jobblik',
    url: `${publicUrl}/om-jobblik`,
    logo: `${publicUrl}/icons/icon-512.png`,
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: blog.name,
    description: blog.seo_description,
    image: [publicUrl + image],
    datePublished: blog.published_at,
    dateModified: blog.published_at,
    author: house,
    publisher: house,
    mainEntityOfPage: new URL(publicUrl + path).href,
    inLanguage: 'da',
  };
}
