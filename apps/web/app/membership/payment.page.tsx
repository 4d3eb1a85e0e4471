import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { getMembershipPlan } from '@jobblik/contract/membership/membership.api';
import { quote } from '@jobblik/contract/membership/plans.rules';
import { pathTo } from '@jobblik/contract/paths';
import { useState } from 'react';
import { type MetaArgs, Navigate, useLocation } from 'react-router';
import { ConfirmedEmployers } from '../accounts/index';
import { useCall } from '../platform/api/query';
import { Link } from '../platform/link';
import { seo } from '../platform/seo';
import { isDemo } from '../platform/session/session';
import { pageWords, useWords } from '../platform/words/i18n';
import { classes } from '../ui/classes';
import { ListStates } from '../ui/feedback/list-states';
import { BackLink } from './back-link';
import s from './membership.module.css';
import { OrderSummary } from './order-summary';
import { BillingPart } from './payment/billing-part';
import { PaymentPart } from './payment/payment-part';
import { PurchaseNote } from './purchase-note';
import { useArea } from './use-area';

export function meta({ matches }: MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'membership')('payment.title'), hidden: true });
}

/** Payment of the chosen plan (spec 2§4, 2§5). */
export default function PaymentPage() {
  const t = useWords('membership');
  const { area } = useArea();
  const chosen = useCall(getMembershipPlan, undefined, { staleTime: 0 });
  const plans = pathTo('plans', { area });
  const tried = useTriedPlan();
  if (chosen.isFetchedAfterMount && chosen.data && !chosen.data.plan && !tried) return <Navigate to={plans} replace />;
  return (
    <div className={`wrap ${s.page}`}>
      <BackLink to={plans}>{t('payment.back')}</BackLink>
      <h1>{t('payment.title')}</h1>
      <ListStates query={chosen} isEmpty={(data) => data.plan === null && !tried} empty={null}>
        {(data) => <Payment chosen={tried ? { ...data, plan: tried } : data} />}
      </ListStates>
    </div>
  );
}

/** The plan that a demo visitor has just chosen, which the server does not store. */
function useTriedPlan(): CallAnswer<typeof getMembershipPlan>['plan'] {
  const chosen: { plan: number; extras: readonly number[] } | undefined = useLocation().state?.chosen;
  if (!chosen || !isDemo()) return null;
  const ticked = (id: number) => (chosen.extras.includes(id) ? 1 : 0);
  return { plan: chosen.plan, extra_1: ticked(1), extra_2: ticked(2), extra_3: ticked(3), extra_4: ticked(4) };
}

function Payment({ chosen }: { chosen: CallAnswer<typeof getMembershipPlan> }) {
  const t = useWords('membership');
  const { role, area } = useArea();
  const [editing, setEditing] = useState(chosen.billing === null);
  const plan = chosen.plan;
  const extras = plan ? [1, 2, 3, 4].filter((id) => plan[`extra_${id as 1 | 2 | 3 | 4}`] === 1) : [];
  const credits = chosen.purchases.find((each) => each.plan === plan?.plan)?.credits;
  const quoted = plan && quote(role, { plan: plan.plan, extras }, credits);
  if (!plan || !quoted) return null;
  const name = t(`${role}.paid_names.${plan.plan as 1 | 2}`);
  return (
    <div className={s.columns}>
      <div className={classes(s.pay, s.payColumn)}>
        <BillingPart billing={chosen.billing} suggested={chosen.suggested} editing={editing} setEditing={setEditing} />
        {!editing && (
          <ConfirmedEmployers reason={t('confirm_first')}>
            <PaymentPart quote={quoted} description={name} provider={chosen.provider}>
              <PurchaseNote plan={plan.plan} purchases={chosen.purchases} />
            </PaymentPart>
          </ConfirmedEmployers>
        )}
      </div>
      <OrderSummary
        role={role}
        quote={quoted}
        title={name}
        aside={<Link to={pathTo('plans', { area })}>{t('payment.change')}</Link>}
      >
        <p className={s.small}>{t('payment.period')}</p>
      </OrderSummary>
    </div>
  );
}
