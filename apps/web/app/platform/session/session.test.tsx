import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sessionNow, sessionToken, signIn, signOut, updateSession, useSession } from './session';

const answer = {
  token: 'secret',
  ttl: 1,
  user_id: 7,
  user_name: 'Amalie Holm',
  user_avatar: '',
  membership: { plan: 1, status: 1 },
  unread_count: 0,
  notification_status: 1,
  prepared_cv: 1,
};

afterEach(() => {
  act(() => signOut());
  cleanup();
});

it('updates every component when someone signs in and out', () => {
  const { result } = renderHook(() => useSession());
  expect(result.current).toBeNull();
  act(() => void signIn(answer));
  expect(result.current).toMatchObject({ user_id: 7, user_name: 'Amalie Holm', ttl: 1, notificationStatus: 1 });
  expect(sessionToken()).toBe('secret');
  expect(document.cookie).toContain('globals=');
  act(() => signOut());
  expect(result.current).toBeNull();
  expect(sessionToken()).toBeNull();
  expect(document.cookie).not.toContain('globals=%7B');
});

it('keeps only the fields of the session, and the token out of what pages see', () => {
  act(() => void signIn(answer));
  expect(sessionNow()).not.toHaveProperty('token');
  expect(decodeURIComponent(document.cookie)).not.toContain('prepared_cv');
});

it('follows another tab that signs out', () => {
  const { result } = renderHook(() => useSession());
  act(() => void signIn(answer));
  act(() => {
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
  });
  expect(result.current).toBeNull();
});

it('treats a cookie without a token as a guest', () => {
  const { result } = renderHook(() => useSession());
  act(() => void signIn(answer));
  act(() => {
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  expect(document.cookie).toContain('globals=');
  expect([result.current, sessionNow()]).toEqual([null, null]);
});

it('shows a new name without a new sign-in', () => {
  act(() => void signIn(answer));
  const { result } = renderHook(() => useSession());
  act(() => updateSession({ user_name: 'Amalie Dam' }));
  expect(result.current?.user_name).toBe('Amalie Dam');
  expect(sessionToken()).toBe('secret');
});
