import { returnPathOf } from '@jobblik/contract/accounts/accounts.rules';
import { currentLanguage, type Language } from '@jobblik/contract/kernel/language';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { type SignInAnswer, signIn } from '../../platform/session/session';
import { storeLanguage } from '../../platform/words/choose-language';
import { storeReactivation } from './reactivation';

/** A sign-in call's answer, with what decides where the person goes. */
export type Entered = SignInAnswer & {
  prepared_cv: boolean;
  language: Language | null;
  reactivated: boolean;
  requested_page: string | null;
};

export interface Entry {
  /** The way back, as the address carried it; only paths of this site count. Without one, the page requested at sign-up. */
  next?: string | null | undefined;
  /** Called instead of navigating. */
  onSignedIn?: (() => void) | undefined;
}

/**
 * Stores a new session and opens the overview of its role (spec 1§4). Data of an earlier person is removed. Who opens a deactivated
 * account again is told what came back.
 */
export function useEnter(): (answer: Entered, entry?: Entry) => Promise<void> {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useCallback(
    async (answer, { next, onSignedIn } = {}) => {
      const path = returnPathOf(next ?? answer.requested_page, answer);
      const isOther = answer.language !== null && answer.language !== currentLanguage();
      if (answer.language) storeLanguage(answer.language);
      if (answer.reactivated) storeReactivation();
      // A page keeps its language, so the next one is a new document. It does what the person was about to do; this one must not
      // begin it and be cut off.
      if (isOther) {
        signIn(answer, { silent: true });
        if (onSignedIn) return location.reload();
        return location.replace(path);
      }
      signIn(answer);
      queries.clear();
      if (onSignedIn) onSignedIn();
      else await navigate(path, { replace: true });
    },
    [navigate, queries],
  );
}
