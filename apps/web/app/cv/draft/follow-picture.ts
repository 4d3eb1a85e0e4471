import { getUser } from '@jobblik/contract/accounts/accounts.api';
import { callApi } from '../../platform/api/api';
import { updateSession } from '../../platform/session/session';

/** Refreshes the account's picture in the header, since it may be the CV's. If that fails, it is read at the next sign-in. */
export async function followPicture(): Promise<void> {
  const found = await callApi(getUser).catch(() => null);
  if (found) updateSession({ user_avatar: found.user.avatar });
}
