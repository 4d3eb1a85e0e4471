import { getUser } from '@jobblik/contract/accounts/accounts.api';
import { callApi } from '../../platform/api/api';
import { updateSession } from '../../platform/session/session';

/** The account's picture may follow the CV's; shows it in the header too. What cannot be read now is read at the next sign-in. */
export async function followPicture(): Promise<void> {
  const found = await callApi(getUser).catch(() => null);
  if (found) updateSession({ user_avatar: found.user.avatar });
}
