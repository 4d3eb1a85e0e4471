import { logout } from '@jobblik/contract/accounts/accounts.api';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callApi } from '../../platform/api/api';
import { signOut } from '../../platform/session/session';

/** Signs out here and on the server, and opens the home page (spec 1§4). It also signs out here if the server does not answer. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async () => {
    const revoked = callApi(logout).catch(() => null);
    signOut();
    queries.clear();
    await revoked;
    await navigate('/home');
  };
}
