import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sessionNow, signIn, signOut, updateSession } from '../../platform/session/session';
import { useAccountPicture } from './use-account-picture';

afterEach(() => {
  cleanup();
  signOut();
});

const person = { user_id: 1, user_name: 'Karen Bæk', user_avatar: '', membership: { plan: 1, status: 1 } };
const account = (avatar: string, dataUpdatedAt: number) =>
  ({ data: { user: { avatar } }, dataUpdatedAt }) as Parameters<typeof useAccountPicture>[0];

it('the header follows the picture of the account, and an answer from before changes nothing', () => {
  signIn({ token: 'x'.repeat(40), ttl: 1, ...person, unread_count: 0, notification_status: 0 });
  const unread = { data: undefined, dataUpdatedAt: 0 };
  const { rerender } = renderHook(useAccountPicture, {
    initialProps: unread as Parameters<typeof useAccountPicture>[0],
  });
  rerender(account('', 1));
  expect(sessionNow()?.user_avatar).toBe('');
  // The CV was published by the confirmation of the e-mail.
  rerender(account('/images/files/a.png', 2));
  expect(sessionNow()?.user_avatar).toBe('/images/files/a.png');
  updateSession({ user_avatar: '/images/files/b.png' });
  renderHook(() => useAccountPicture(account('/images/files/a.png', 2)));
  expect(sessionNow()?.user_avatar).toBe('/images/files/b.png');
});
