import { logout } from '@jobblik/contract/accounts/accounts.api';
import { callApi } from '../../platform/api/api';
import { useEndSession } from '../../platform/session/use-end-session';

/** Signs out here and on the server, and opens the home page (spec 1§4). It also signs out here if the server does not answer. */
export function useLogout(): () => Promise<void> {
  const endSession = useEndSession();
  return async () => {
    const revoked = callApi(logout).catch(() => null);
    await endSession();
    await revoked;
  };
}
