import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const contentRoutes: RouteConfigEntry[] = [
  route('blog-list', 'content/blog/blog-list.page.tsx'),
  route('blog/:blog_id/:blog_seo?', 'content/blog/blog.page.tsx'),
  route('kontakt', 'content/company/contact.page.tsx'),
  route('om-jobblik', 'content/company/about.page.tsx'),
  route('support', 'content/company/support.page.tsx'),
  route('vilkaar-og-betingelser', 'content/company/terms.page.tsx'),
  route('termsandconditions', 'content/company/terms.page.tsx', { id: 'terms-in-english-address' }),
  route('privatlivspolitik', 'content/company/privacy.page.tsx'),
  route('tilgaengelighed', 'content/company/accessibility.page.tsx'),
  route('smart-rekruttering', 'content/landing/employer-landing.page.tsx'),
  route('hvordan-fungere-det', 'content/landing/seeker-landing.page.tsx'),
  route('videopræsentation', 'content/guides/video-guide.page.tsx'),
  route('cv-vejledning', 'content/guides/cv-guide.page.tsx'),
  route('karrieresparring', 'content/guides/sparring.page.tsx'),
  route('outplacement', 'content/services/outplacement.page.tsx'),
  route('jobannoncering', 'content/services/job-advertising.page.tsx'),
  route('rekruttering', 'content/services/recruitment.page.tsx'),
  route('videointerview', 'content/services/video-interview.page.tsx'),
  route('virksomhedsbranding', 'content/services/branding.page.tsx'),
];
