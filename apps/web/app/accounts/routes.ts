import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const accountsRoutes: RouteConfigEntry[] = [
  route('login', 'accounts/login.page.tsx'),
  route('forgot', 'accounts/forgot.page.tsx'),
  route('ResetPassword/:token', 'accounts/reset-password.page.tsx'),
  route('auth/callback/:email', 'accounts/auth-callback.page.tsx'),
  route('bekraeft-email', 'accounts/verify-wait.page.tsx'),
  route('bekraeft-email/:token', 'accounts/verify.page.tsx'),
  route('kandidat/indstillinger', 'accounts/settings.page.tsx'),
];
