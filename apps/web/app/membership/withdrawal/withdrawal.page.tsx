import { getWithdrawal } from '@jobblik/contract/membership/withdrawal.api';
import type { Withdrawal } from '@jobblik/contract/membership/withdrawal.schema';
import { areas, pathTo } from '@jobblik/contract/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type MetaArgs, Navigate, useParams } from 'react-router';
import { useCall } from '../../platform/api/query';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import { ListStates } from '../../ui/feedback/list-states';
import { BackLink } from '../back-link';
import m from '../membership.module.css';
import { ConfirmStep } from './confirm-step';
import { Receipt } from './receipt';
import { RefundSummary } from './refund-summary';
import { type Statement, StatementStep } from './statement-step';
import s from './withdrawal.module.css';

export function meta({ matches }: MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'membership')('withdrawal.title'), hidden: true });
}

/** The withdrawal from a purchase in two steps, and its receipt (directive 2011/83/EU art. 11a). */
export default function WithdrawalPage() {
  const t = useWords('membership');
  const { transaction_id } = useParams();
  const params = { transaction_id: Number(transaction_id) };
  const found = useCall(getWithdrawal, { params }, { staleTime: 0 });
  if (found.error && (found.error.status === 404 || found.error.status === 400))
    return <Navigate to={pathTo('transactions', { area: areas.seeker })} replace />;
  return (
    <div className={`wrap ${m.page}`}>
      <BackLink to={pathTo('transaction', { area: areas.seeker, ...params })}>{t('withdrawal.back')}</BackLink>
      <ListStates query={found} isEmpty={() => false} empty={null} level={1}>
        {({ withdrawal }) => <Steps key={withdrawal.transaction_id} withdrawal={withdrawal} />}
      </ListStates>
    </div>
  );
}

function Steps({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useWords('membership');
  const refusals = useWords('problems');
  const queries = useQueryClient();
  const [statement, setStatement] = useState<Statement | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const { status } = withdrawal;
  if (status !== 'open' && status !== 'withdrawn')
    return (
      <>
        <h1>{t('withdrawal.title')}</h1>
        <p className={m.lead}>{refusals(`withdrawal_${status}`)}</p>
      </>
    );
  return (
    <div className={s.columns}>
      <div>
        {status === 'withdrawn' ? (
          <Receipt withdrawal={withdrawal} />
        ) : statement && isConfirming ? (
          <ConfirmStep
            withdrawal={withdrawal}
            statement={statement}
            onBack={() => setConfirming(false)}
            // The plan of the session, the invoice and the orders have changed.
            onDone={() => queries.invalidateQueries()}
          />
        ) : (
          <StatementStep
            withdrawal={withdrawal}
            start={statement}
            onDone={(next) => {
              setStatement(next);
              setConfirming(true);
            }}
          />
        )}
      </div>
      <RefundSummary withdrawal={withdrawal} isFirst={!isConfirming && status === 'open'} />
    </div>
  );
}
