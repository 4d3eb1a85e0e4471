import { email, requiredText } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';

/** A blog post as lists show it. */
export const blogCard = z.object({
  id: z.number(),
  /** The last part of `/blog/{id}/{seo}`. */
  seo: z.string(),
  name: z.string(),
  teaser: z.string(),
  /** Reading time in minutes. */
  minutes: z.number(),
  /** Name of the cover illustration in `/art/`, without extension. */
  cover: z.string(),
  /** Instant. */
  published_at: z.string(),
});
export type BlogCard = z.infer<typeof blogCard>;

/** A whole post. `detail` is its parts in order: sanitised HTML with an optional picture (spec 1§3). */
export const blogDetail = blogCard.extend({
  seo_title: z.string(),
  seo_description: z.string(),
  seo_keywords: z.string(),
  detail: z.array(z.object({ id: z.number(), html: z.string(), blog_file_name: z.string().nullable() })),
});
export type BlogDetail = z.infer<typeof blogDetail>;

export const contactLimits = { name: 120, subject: 160, message: 5_000 } as const;

export const contactForm = z.object({
  full_name: requiredText(contactLimits.name),
  email,
  subject: requiredText(contactLimits.subject),
  message: requiredText(contactLimits.message),
});
export type ContactForm = z.input<typeof contactForm>;
