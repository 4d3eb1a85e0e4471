import { Problem } from '@jobblik/contract/kernel/problem';
import {
  applePaySuccess,
  beginMobilePay,
  createPaymentIntentForApple,
  paymentWithIntent,
  paymentWithIntentConfirm,
} from '@jobblik/contract/membership/membership.api';
import type { Quote } from '@jobblik/contract/membership/plans.rules';
import { pathTo } from '@jobblik/contract/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { callApi } from '../../platform/api/api';
import { useProblemText } from '../../platform/api/use-problem';
import { updateSession } from '../../platform/session/session';
import { useWords } from '../../platform/words/i18n';
import { useArea, withState } from '../use-area';

/** Actions of the provider's library in the browser. They do not throw: a failure shows when the server asks the provider. */
export interface CardAction {
  /** Lets the bank authenticate the cardholder. @returns the intent */
  handle(clientSecret: string): Promise<string>;
}

/** One payment from the button to the success screen. While it runs, another click does nothing. */
export function usePayment(order: { quote: Quote; description: string; startAtOnce: boolean }) {
  const t = useWords('membership');
  const problemText = useProblemText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { area } = useArea();
  const running = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const wasRefused = useLocation().state?.refused === true;
  const [error, setError] = useState(() => (wasRefused ? t('return.refused') : undefined));
  const { subTotal, vat, total } = order.quote;
  const amounts = { description: order.description, sub_total: subTotal / 100, vat: vat / 100, price: total / 100 };
  const consent = { terms_accepted: true, start_at_once: order.startAtOnce };

  async function run(work: () => Promise<{ membership: { plan: number; status: number } } | string>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(undefined);
    try {
      const end = await work();
      if (typeof end === 'string') return setError(end);
      updateSession({ membership: end.membership });
      await queries.invalidateQueries({ refetchType: 'none' });
      const bought = order.quote.lines.find(({ kind }) => kind === 'plan')?.id;
      await navigate(withState(pathTo('paid', { area })), { replace: true, state: { bought, paid: true } });
    } catch (problem) {
      // Paid in another window.
      if (problem instanceof Problem && problem.code === 'already_paid')
        return await navigate(withState(pathTo('paid', { area })), { replace: true, state: { already: true } });
      setError(problemText(problem));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  const refusal = (code: string, message = '') =>
    t([`declined.${code}`, message ? '' : 'declined.card_declined', 'declined.card_declined']) || message;

  return {
    isBusy,
    error,
    fail: setError,
    byCard: (makeMethod: () => Promise<string | { error: string }>, action: CardAction) =>
      run(async () => {
        const method = await makeMethod();
        if (typeof method !== 'string') return method.error;
        const answer = await callApi(paymentWithIntent, {
          body: { ...amounts, ...consent, payment_method_id: method },
        });
        if (answer.result === 'success') return answer;
        if (!answer.requires_action) return refusal(answer.error, answer.message);
        const payment_intent_id = await action.handle(answer.payment_intent_client_secret);
        const body = { payment_intent_id, invoice_id: answer.invoice_id };
        const confirmed = await callApi(paymentWithIntentConfirm, { body });
        return confirmed.result === 'success' ? confirmed : t('unpaid');
      }),
    byMobilePay: () =>
      run(async () => {
        const { description, price } = amounts;
        const { redirect_url } = await callApi(beginMobilePay, { body: { description, price, ...consent } });
        window.location.assign(redirect_url);
        await shownAgain();
        return t('return.unfinished');
      }),
    byWallet: (confirm: (clientSecret: string) => Promise<string>) =>
      run(async () => {
        const { description, price } = amounts;
        const { clientSecret } = await callApi(createPaymentIntentForApple, {
          body: { description, price, ...consent },
        });
        const payment_intent_id = await confirm(clientSecret);
        const done = await callApi(applePaySuccess, { body: { ...amounts, payment_intent_id } });
        return done.result === 'success' ? done : t('unpaid');
      }),
  };
}

/** Resolves when the browser shows the page again from its back/forward cache. */
function shownAgain(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
  });
}
