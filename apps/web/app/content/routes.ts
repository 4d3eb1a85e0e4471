import type { RouteConfigEntry } from '@react-router/dev/routes';
import { screen } from '../platform/screen-route';

export const contentRoutes: RouteConfigEntry[] = [
  screen('blogPosts', 'content/blog/blog-list.page.tsx'),
  screen('blogPost', 'content/blog/blog.page.tsx'),
  screen('contact', 'content/company/contact.page.tsx'),
  screen('about', 'content/company/about.page.tsx'),
  screen('support', 'content/company/support.page.tsx'),
  screen('terms', 'content/company/terms.page.tsx'),
  screen('termsInEnglish', 'content/company/terms.page.tsx', { id: 'terms-in-english-address' }),
  screen('privacy', 'content/company/privacy.page.tsx'),
  screen('accessibility', 'content/company/accessibility.page.tsx'),
  screen('forEmployers', 'content/landing/employer-landing.page.tsx'),
  screen('forSeekers', 'content/landing/seeker-landing.page.tsx'),
  screen('videoGuide', 'content/guides/video-guide.page.tsx'),
  screen('cvGuide', 'content/guides/cv-guide.page.tsx'),
  screen('careerAdvice', 'content/guides/sparring.page.tsx'),
  screen('outplacement', 'content/services/outplacement.page.tsx'),
  screen('jobAdvertising', 'content/services/job-advertising.page.tsx'),
  screen('recruitment', 'content/services/recruitment.page.tsx'),
  screen('videoInterviews', 'content/services/video-interview.page.tsx'),
  screen('branding', 'content/services/branding.page.tsx'),
];
