import { wayBack } from '@jobblik/contract/accounts/accounts.rules';
import { currentLanguage, type Language } from '@jobblik/contract/kernel/language';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { type SignInAnswer, signIn } from '../../platform/session/session';
import { storeLanguage } from '../../platform/words/choose-language';

/** A sign-in call's answer, with what decides where the person goes. */
export type Entered = SignInAnswer & { prepared_cv: boolean; language: Language | null };

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
      const isOther = answer.language !== null && answer.language !== currentLanguage();
      if (answer.language) storeLanguage(answer.language);
      if (onSignedIn) onSignedIn();
      // A page keeps its language, so the next one is a new document.
      else if (isOther) location.replace(wayBack(next, answer));
      else await navigate(wayBack(next, answer), { replace: true });
    },
    [navigate, queries],
  );
}
