import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const contentRoutes: RouteConfigEntry[] = [
  route('blog-list', 'content/blog-list.page.tsx'),
  route('blog/:blog_id/:blog_seo?', 'content/blog.page.tsx'),
  route('kontakt', 'content/contact.page.tsx'),
  route('om-jobblik', 'content/about.page.tsx'),
  route('support', 'content/support.page.tsx'),
  route('vilkaar-og-betingelser', 'content/terms.page.tsx'),
  route('termsandconditions', 'content/terms.page.tsx', { id: 'terms-in-english-address' }),
  route('privatlivspolitik', 'content/privacy.page.tsx'),
  route('smart-rekruttering', 'content/employer-landing.page.tsx'),
  route('hvordan-fungere-det', 'content/seeker-landing.page.tsx'),
  route('videopræsentation', 'content/video-guide.page.tsx'),
  route('cv-vejledning', 'content/cv-guide.page.tsx'),
  route('karrieresparring', 'content/sparring.page.tsx'),
  route('outplacement', 'content/outplacement.page.tsx'),
  route('jobannoncering', 'content/job-advertising.page.tsx'),
  route('rekruttering', 'content/recruitment.page.tsx'),
  route('videointerview', 'content/video-interview.page.tsx'),
  route('virksomhedsbranding', 'content/branding.page.tsx'),
];
