import { wayBack } from '@jobblik/contract/accounts/accounts.rules';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { type SignInAnswer, signIn } from '../../platform/session/session';

/** A sign-in call's answer, with what decides where the person goes. */
export type Entered = SignInAnswer & { prepared_cv: boolean };

export interface Entry {
  /** The way back, as the address carried it; only paths of this site count. */
  next?: string | null | undefined;
  /** Called instead of navigating. */
  onSignedIn?: (() => void) | undefined;
}

/** Keeps a new session and goes where the person belongs (spec 1§4). Nothing of who was here before stays. */
export function useEnter(): (answer: Entered, entry?: Entry) => Promise<void> {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useCallback(
    async (answer, { next, onSignedIn } = {}) => {
      signIn(answer);
      queries.clear();
      if (onSignedIn) onSignedIn();
      else await navigate(wayBack(next, answer), { replace: true });
    },
    [navigate, queries],
  );
}
