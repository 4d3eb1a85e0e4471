import { and, eq, lte } from 'drizzle-orm';
import type { SocialCard } from '../platform/social-cards/card-text.rules.ts';
import type { SocialCardSource } from '../platform/social-cards/social-cards.routes.ts';
import { words } from '../platform/words.ts';
import { blogs } from './content.tables.ts';

// A card is one picture, the same for everybody.
const blog = words('blog', 'da');
const content = words('content', 'da');
const guide = words('guides', 'da');
const job = words('jobs', 'da');
const landing = words('landing', 'da');
const service = words('services', 'da');

/** Titles of the text pages, by the name in the card's address. */
const titles: ReadonlyMap<string, string> = new Map([
  ['employer', landing('employer.title')],
  ['seeker', landing('seeker.title')],
  ['cv', guide('cv.title')],
  ['video', guide('video.title')],
  ['sparring', guide('sparring.title')],
  ['advertising', service('advertising.title')],
  ['recruitment', service('recruitment.title')],
  ['interview', service('interview.title')],
  ['branding', service('branding.title')],
  ['outplacement', service('outplacement.title')],
  ['about', content('about.title')],
  ['contact', content('contact.title')],
  ['support', content('support.title')],
  ['terms', content('terms.title')],
  ['privacy', content('privacy.title')],
  ['accessibility', content('accessibility.title')],
  ['blog', blog('title')],
  ['search', job('search.title')],
]);

/** A page by its title; the part after a colon is on the second line. */
export const pageSocialCards: SocialCardSource = {
  name: 'page',
  read: async (_services, id) => {
    const title = titles.get(id);
    return title === undefined ? undefined : titleCard(title);
  },
};

function titleCard(whole: string): SocialCard {
  const [title = whole, ...rest] = whole.split(': ');
  const line = rest.join(': ');
  return line ? { title, lines: [line.charAt(0).toLocaleUpperCase('da') + line.slice(1)] } : { title };
}

/** A published blog post, by its name. */
export const blogSocialCards: SocialCardSource = {
  name: 'blog',
  async read({ readDb, clock }, id) {
    if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
    const [post] = await readDb
      .select({ name: blogs.name, minutes: blogs.minutes })
      .from(blogs)
      .where(and(eq(blogs.id, Number(id)), lte(blogs.publishedAt, clock.now())));
    return post && { title: post.name, lines: [blog('minutes', { count: post.minutes })] };
  },
};
