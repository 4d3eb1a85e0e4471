import { describe, expect, it } from 'vitest';
import { guard, mayOpen, toDashboard } from './guard';
import { sessionCookie } from './session-cookie';

const user = (ttl: number) => ({
  token: 't',
  ttl,
  logged_in: true,
  user_id: 1,
  user_name: 'A',
  user_avatar: '',
  membership: { plan: 1, status: 1 },
  unread_count: 0,
  notificationStatus: 0,
});
const request = (path: string, ttl?: number) =>
  new Request(`http://x${path}`, ttl ? { headers: { cookie: sessionCookie(user(ttl), false) } } : {});

function outcome(act: () => unknown): string | null {
  try {
    act();
    return null;
  } catch (thrown) {
    return (thrown as Response).headers.get('location');
  }
}

describe('the guard of an area', () => {
  it.each([
    ['seeker', '/kandidat/dashboard', undefined, '/login?next=%2Fkandidat%2Fdashboard'],
    [
      'seeker',
      '/kandidat/agent/resultat/4?page=2',
      undefined,
      '/login?next=%2Fkandidat%2Fagent%2Fresultat%2F4%3Fpage%3D2',
    ],
    ['seeker', '/kandidat/dashboard', 2, '/login?next=%2Fkandidat%2Fdashboard'],
    ['seeker', '/kandidat/dashboard', 1, null],
    ['employer', '/virksomhed/profil.data', undefined, '/login?next=%2Fvirksomhed%2Fprofil'],
    ['employer', '/virksomhed/profil', 1, '/login?next=%2Fvirksomhed%2Fprofil'],
    ['employer', '/virksomhed/profil', 2, null],
    ['user', '/apply/4', 2, null],
  ] as const)('%s at %s as %s goes to %s', (access, path, ttl, to) => {
    expect(outcome(() => guard(access)({ request: request(path, ttl) }))).toBe(to);
  });

  it('opens nothing to a guest', () => {
    expect(mayOpen(null, 'user')).toBe(false);
  });
});

describe('an address of an area that no screen has', () => {
  it.each([
    ['/kandidat/xyz', 1, '/kandidat/dashboard'],
    ['/virksomhed/xyz', 2, '/virksomhed/dashboard'],
    ['/kandidat/xyz', undefined, '/home'],
    ['/kandidat/dashboard', 1, '/home'],
  ])('%s as %s leads to %s', (path, ttl, to) => {
    expect(toDashboard(request(path, ttl)).headers.get('location')).toBe(to);
  });
});
