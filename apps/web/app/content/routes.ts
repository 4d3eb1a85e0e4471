import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const contentRoutes: RouteConfigEntry[] = [
  route('blog-list', 'content/blog-list.page.tsx'),
  route('blog/:blog_id/:blog_seo', 'content/blog.page.tsx'),
  route('kontakt', 'content/contact.page.tsx'),
  route('om-jobblik', 'content/about.page.tsx'),
  route('support', 'content/support.page.tsx'),
  route('vilkaar-og-betingelser', 'content/terms.page.tsx'),
  route('termsandconditions', 'content/terms.page.tsx', { id: 'terms-in-english-address' }),
  route('privatlivspolitik', 'content/privacy.page.tsx'),
];
