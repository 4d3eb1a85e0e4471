import { sameSitePath } from '@jobblik/contract/accounts/accounts.rules';

const key = 'way-back';
/** As long as a link to choose a new password works. */
const lifetime = 60 * 60_000;

/** Remembers where a person was who asks for a link to choose a new password: the mail cannot carry it. */
export function rememberWay(next: string | null): void {
  const path = sameSitePath(next);
  if (path) localStorage.setItem(key, JSON.stringify({ path, at: Date.now() }));
  else localStorage.removeItem(key);
}

/** Address of the sign-in screen with the remembered way back, which is forgotten then. */
export function loginWithRememberedWay(): string {
  const path = takeWay();
  return path ? `/login?next=${encodeURIComponent(path)}` : '/login';
}

function takeWay(): string | undefined {
  try {
    const { path, at } = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.removeItem(key);
    return Date.now() - at < lifetime ? sameSitePath(path) : undefined;
  } catch {
    return undefined;
  }
}
