import { describe, expect, it } from 'vitest';
import { dashboardOf, hasPaidPlan, readSessionCookie, readSessionHint, sessionCookie } from './session-cookie';

const user = {
  token: 'secret',
  ttl: 1,
  logged_in: true,
  user_id: 7,
  user_name: 'Åse; Ørsted, "Holm"',
  user_avatar: '',
  membership: { plan: 3, status: 1 },
  unread_count: 2,
  notificationStatus: 1,
};
const pair = (cookie: string) => cookie.split('; ')[0] ?? '';

describe('the cookie globals', () => {
  it('restores the user unchanged, with any characters in the name', () => {
    expect(readSessionCookie(`lang=da; ${pair(sessionCookie(user, false))}; x=1`)).toEqual(user);
  });

  it('lasts 720000 minutes on the whole site and is not sent from other sites', () => {
    expect(sessionCookie(user, false)).toMatch(/; Path=\/; Max-Age=43200000; SameSite=Lax$/);
    expect(sessionCookie(user, true)).toMatch(/; Max-Age=43200000; SameSite=Strict; Secure$/);
    expect(sessionCookie(null, false)).toMatch(/^globals=; Path=\/; Max-Age=0/);
  });

  it('gives the page a hint without the token', () => {
    expect(JSON.stringify(readSessionHint(pair(sessionCookie(user, false))))).not.toContain('secret');
  });

  it.each([
    null,
    undefined,
    '',
    'globals=',
    'globals=%7B',
    'globals=null',
    'globals=%22x%22',
    'globals=%E0%A4%A',
    'globals={"logged_in":false,"user_id":1,"ttl":1}',
    'globals={"logged_in":true}',
  ])('reads %s as a guest', (cookie) => {
    expect(readSessionHint(cookie)).toBeNull();
  });
});

describe('what follows from the user', () => {
  it('has the home page of each role', () => {
    expect([1, 2, 9].map(dashboardOf)).toEqual(['/kandidat/dashboard', '/virksomhed/dashboard', '/admin']);
  });

  it.each([
    [{ plan: 1, status: 1 }, false],
    [{ plan: 2, status: 1 }, true],
    [{ plan: 3, status: 0 }, false],
    [{ plan: 0, status: 1 }, false],
  ])('plan %o counts as paid: %s', (membership, paid) => {
    expect(hasPaidPlan({ ...user, membership })).toBe(paid);
    expect(hasPaidPlan(null)).toBe(false);
  });
});
