import { Problem } from '@jobblik/contract/kernel/problem';
import { paymentWithIntentConfirm } from '@jobblik/contract/membership/membership.api';
import { pathTo } from '@jobblik/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { type MetaArgs, Navigate, useSearchParams } from 'react-router';
import { callApi } from '../platform/api/api';
import { seo } from '../platform/seo';
import { pageWords, useWords } from '../platform/words/i18n';
import { Failed } from '../ui/feedback/list-states';
import { ButtonLink } from '../ui/forms/button';
import s from './membership.module.css';
import { useArea } from './use-area';

export function meta({ matches }: MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'membership')('payment.title'), hidden: true });
}

/** Milliseconds until the provider is asked again about a pending payment. */
const again = 4000;

/** Return from an app in which a payment was approved or refused: the server asks the provider, and the matching screen opens. */
export default function ReturnPage() {
  const t = useWords('membership');
  const { area } = useArea();
  const [query] = useSearchParams();
  const payment_intent_id = query.get('payment_intent') ?? '';
  const invoice_id = Number(query.get('invoice_id'));
  const outcome = useQuery({
    queryKey: ['payment-outcome', payment_intent_id, invoice_id],
    queryFn: () => callApi(paymentWithIntentConfirm, { body: { payment_intent_id, invoice_id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.pending ? again : false),
  });
  const payment = pathTo('payment', { area });
  if (outcome.data?.result === 'success')
    return <Navigate to={pathTo('paid', { area })} replace state={{ paid: true }} />;
  if (outcome.data && !outcome.data.pending) return <Navigate to={payment} replace state={{ refused: true }} />;
  // The address has no payment of this person.
  if (outcome.error instanceof Problem && [400, 404].includes(outcome.error.status))
    return <Navigate to={pathTo('transactions', { area })} replace />;
  return (
    <div className={`wrap ${s.page}`}>
      <h1>{t('payment.title')}</h1>
      {outcome.error && !outcome.data ? (
        <Failed error={outcome.error} onRetry={() => void outcome.refetch()}>
          {t('return.safe')}
        </Failed>
      ) : (
        <>
          <p className={s.lead} role="status">
            {t('return.waiting')}
          </p>
          <div className={s.actions}>
            <ButtonLink to={payment}>{t('return.other_way')}</ButtonLink>
          </div>
        </>
      )}
    </div>
  );
}
