import { makeBlogs } from '../content/content.factory.ts';
import type { Services } from '../platform/services.ts';
import { sampleBlogPosts } from './sample/blog.ts';

const day = 86_400_000;

/** Articles; an existing one is not changed. */
export async function loadSampleBlogs({ db, clock }: Services): Promise<void> {
  const now = clock.now().getTime();
  await makeBlogs(
    db,
    sampleBlogPosts.map((post) => ({
      key: post.key,
      name: post.title,
      teaser: post.teaser,
      minutes: post.readingMinutes,
      cover: post.cover,
      seoTitle: post.seoTitle,
      seoDescription: post.seoDescription,
      seoKeywords: post.seoKeywords,
      bodyHtml: post.bodyHtml,
      publishedAt: new Date(now - post.publishedDaysAgo * day),
    })),
  );
}
