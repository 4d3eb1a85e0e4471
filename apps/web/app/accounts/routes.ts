import type { RouteConfigEntry } from '@react-router/dev/routes';
import { screen, screenOf } from '../platform/screen-route';

export const accountsRoutes: RouteConfigEntry[] = [
  screen('login', 'accounts/sign-in/login.page.tsx'),
  screen('loginLink', 'accounts/sign-in/sign-in-link.page.tsx'),
  screen('forgotPassword', 'accounts/sign-in/forgot.page.tsx'),
  screen('resetPassword', 'accounts/sign-in/reset-password.page.tsx'),
  screen('socialReturn', 'accounts/sign-in/auth-callback.page.tsx'),
  screen('confirmEmail', 'accounts/verify/verify-wait.page.tsx'),
  screen('confirmedEmail', 'accounts/verify/verify.page.tsx'),
  screenOf('kandidat', 'settings', 'accounts/settings/settings.page.tsx'),
];
