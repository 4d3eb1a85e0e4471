import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const accountsRoutes: RouteConfigEntry[] = [
  route('login', 'accounts/sign-in/login.page.tsx'),
  route('login-link/:token', 'accounts/sign-in/sign-in-link.page.tsx'),
  route('forgot', 'accounts/sign-in/forgot.page.tsx'),
  route('ResetPassword/:token', 'accounts/sign-in/reset-password.page.tsx'),
  route('auth/callback/:email', 'accounts/sign-in/auth-callback.page.tsx'),
  route('bekraeft-email', 'accounts/verify/verify-wait.page.tsx'),
  route('bekraeft-email/:token', 'accounts/verify/verify.page.tsx'),
  route('kandidat/indstillinger', 'accounts/settings/settings.page.tsx'),
];
