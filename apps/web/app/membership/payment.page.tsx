import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { getMembershipPlan } from '@jobblik/contract/membership/membership.api';
import { quote } from '@jobblik/contract/membership/plans.rules';
import { useState } from 'react';
import { Link, type MetaArgs, Navigate } from 'react-router';
import { useCall } from '../platform/api/query';
import { seo } from '../platform/seo';
import { pageWords, useWords } from '../platform/words/i18n';
import { classes } from '../ui/classes';
import { ListStates } from '../ui/feedback/list-states';
import { BillingPart } from './billing-part';
import s from './membership.module.css';
import { OrderSummary } from './order-summary';
import { PaymentPart } from './payment-part';
import { useArea } from './use-area';

export function meta({ matches }: MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'membership')('payment.title'), hidden: true });
}

/** Payment of the chosen plan (spec 2§4, 2§5). */
export default function PaymentPage() {
  const t = useWords('membership');
  const { area } = useArea();
  const chosen = useCall(getMembershipPlan, undefined, { staleTime: 0 });
  const plans = `${area}/medlemskab/pakke`;
  if (chosen.isFetchedAfterMount && chosen.data && !chosen.data.plan) return <Navigate to={plans} replace />;
  return (
    <div className={`wrap ${s.page}`}>
      <p>
        <Link to={plans}>{t('payment.back')}</Link>
      </p>
      <h1>{t('payment.title')}</h1>
      <ListStates query={chosen} isEmpty={(data) => data.plan === null} empty={null}>
        {(data) => <Payment chosen={data} />}
      </ListStates>
    </div>
  );
}

function Payment({ chosen }: { chosen: CallAnswer<typeof getMembershipPlan> }) {
  const t = useWords('membership');
  const { role, area } = useArea();
  const [editing, setEditing] = useState(chosen.billing === null);
  const plan = chosen.plan;
  const extras = plan ? [1, 2, 3, 4].filter((id) => plan[`extra_${id as 1 | 2 | 3 | 4}`] === 1) : [];
  const asked = plan && quote(role, { plan: plan.plan, extras });
  if (!plan || !asked) return null;
  const name = t(`${role}.paid_names.${plan.plan as 1 | 2}`);
  return (
    <div className={s.columns}>
      <div className={classes(s.pay, s.payColumn)}>
        <BillingPart billing={chosen.billing} suggested={chosen.suggested} editing={editing} setEditing={setEditing} />
        {!editing && <PaymentPart quote={asked} description={name} provider={chosen.provider} />}
      </div>
      <OrderSummary
        role={role}
        quote={asked}
        title={name}
        aside={<Link to={`${area}/medlemskab/pakke`}>{t('payment.change')}</Link>}
      >
        <p className={s.small}>{t('payment.period')}</p>
      </OrderSummary>
    </div>
  );
}
