import type { SecondFactorRequired } from '@jobblik/contract/accounts/second-factor.schema';
import { getAccessToken, socialLogin } from '@jobblik/contract/accounts/social.api';
import { pathTo } from '@jobblik/contract/paths';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { callApi } from '../../platform/api/api';
import { useProblemText } from '../../platform/api/use-problem';
import { useWords } from '../../platform/words/i18n';
import { toastError } from '../../ui/feedback/toast-store';
import { secondFactorOf } from '../second-factor/second-factor-of';
import { type Entered, useEnter } from './use-enter';

/** Somebody another provider knows and we do not, with the one-time code that proves it. */
export interface Newcomer {
  first_name: string;
  last_name: string;
  email: string;
  code: string;
}

/** Signs in with the one-time code in the URL, or returns the data of a person who has to sign up first (spec 1§4). */
export function useSocialReturn(email: string) {
  const t = useWords('accounts');
  const problemText = useProblemText();
  const navigate = useNavigate();
  const enterAs = useEnter();
  const [params] = useSearchParams();
  const [newcomer, setNewcomer] = useState<Newcomer | null>(null);
  const [due, setDue] = useState<SecondFactorRequired | null>(null);
  const begun = useRef(false);
  const code = params.get('code') ?? '';
  const next = params.get('next');
  const reason = params.get('reason');

  const enter = useCallback(async () => {
    await enterAs(await callApi(socialLogin, { body: { data: { code } } }), { next });
  }, [enterAs, code, next]);

  useEffect(() => {
    // The code works once; a second run of this effect must not spend it.
    if (begun.current) return;
    begun.current = true;
    if (email === 'fail') {
      toastError(t([`social.reason.${reason}`, 'social.reason.unavailable']));
      void navigate(pathTo('home'), { replace: true });
      return;
    }
    const arrive = async () => {
      const { result, known } = await callApi(getAccessToken, { body: { code } });
      if (known) await enter();
      else setNewcomer({ ...result, code });
    };
    arrive().catch((error: unknown) => {
      const required = secondFactorOf(error);
      if (required) return setDue(required);
      toastError(problemText(error));
      void navigate(next ? `${pathTo('login')}?next=${encodeURIComponent(next)}` : pathTo('login'), { replace: true });
    });
  }, [email, code, reason, next, enter, navigate, problemText, t]);

  /** Where somebody goes who gives the second factor up. */
  const startAgain = () =>
    void navigate(next ? `${pathTo('login')}?next=${encodeURIComponent(next)}` : pathTo('login'), { replace: true });
  return { newcomer, next, enter, due, finish: (answer: Entered) => enterAs(answer, { next }), startAgain };
}
