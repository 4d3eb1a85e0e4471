import type { getUser } from '@jobblik/contract/accounts/accounts.api';
import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { useEffect, useRef } from 'react';
import { sessionNow, updateSession } from '../../platform/session/session';

/**
 * Shows the account's picture in the header as the account has it now: a photo of the CV becomes the account's also when the CV is
 * published later, by the confirmation of the e-mail, or on another device. An answer from before the mount may be outdated.
 */
export function useAccountPicture({
  data,
  dataUpdatedAt,
}: {
  data: CallAnswer<typeof getUser> | undefined;
  dataUpdatedAt: number;
}): void {
  const known = useRef(dataUpdatedAt);
  const avatar = data?.user.avatar;
  useEffect(() => {
    if (avatar === undefined || dataUpdatedAt === known.current) return;
    known.current = dataUpdatedAt;
    const session = sessionNow();
    if (session && session.user_avatar !== avatar) updateSession({ user_avatar: avatar });
  }, [avatar, dataUpdatedAt]);
}
