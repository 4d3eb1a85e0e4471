import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { getMembershipPlan, saveMembershipPlan } from '@jobblik/contract/membership/membership.api';
import { type BuyerRole, extrasOutOf, offers, quote } from '@jobblik/contract/membership/plans.rules';
import { pathTo } from '@jobblik/contract/paths';
import { useState } from 'react';
import { type MetaArgs, useNavigate } from 'react-router';
import { ConfirmedEmployers } from '../accounts/index';
import { useCall } from '../platform/api/query';
import { useContractForm } from '../platform/forms/use-contract-form';
import { usePageSettings } from '../platform/page-settings';
import { seo } from '../platform/seo';
import { formatLongDate } from '../platform/words/format';
import { pageWords, useWords } from '../platform/words/i18n';
import { ListStates } from '../ui/feedback/list-states';
import { Button } from '../ui/forms/button';
import { FormProblem } from '../ui/forms/form-problem';
import { ExtraRows } from './extra-rows';
import s from './membership.module.css';
import { OrderSummary } from './order-summary';
import { PlanCards, recommendedPlan } from './plan-cards';
import { PurchaseNote } from './purchase-note';
import { SeekerPlan } from './seeker-plan';
import { useArea, withState } from './use-area';
import { WithdrawablePurchases } from './withdrawal/withdrawable-purchases';

export function meta({ matches }: MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'membership')('plan.title'), hidden: true });
}

/** Choice of a plan and of extras (spec 2§2, 1§9). */
export default function PlanPage() {
  const t = useWords('membership');
  const { role } = useArea();
  const chosen = useCall(getMembershipPlan, undefined, { staleTime: 0 });
  return (
    <div className={`wrap ${s.page}`}>
      <h1>{t('plan.title')}</h1>
      <p className={s.lead}>{t(`${role}.lead`)}</p>
      <div className={s.confirm}>
        <ConfirmedEmployers reason={t('confirm_first')} />
      </div>
      <ListStates query={chosen} isEmpty={() => false} empty={null}>
        {(data) => <PlanForm chosen={data} />}
      </ListStates>
    </div>
  );
}

/** An employer's own plan, else the recommended one; a seeker ticks the dearer plan (spec 1§9). */
function preselected(role: BuyerRole, present: number): number {
  return role === 'seeker' ? 1 : present || recommendedPlan;
}

/** The ticked extras that the plan can be bought with; the others stay ticked for another plan. */
function extrasOf(role: BuyerRole, { plan, ticked }: { plan: number; ticked: readonly number[] }): number[] {
  const out = extrasOutOf(role, plan);
  return ticked.filter((id) => !out.includes(id));
}

function PlanForm({ chosen }: { chosen: CallAnswer<typeof getMembershipPlan> }) {
  const t = useWords('membership');
  const { role, area } = useArea();
  const { now } = usePageSettings();
  const navigate = useNavigate();
  const [start] = useState(() => ({
    plan: chosen.plan?.plan ?? preselected(role, chosen.membership.plan),
    ticked: [1, 2, 3, 4].filter((id) => chosen.plan?.[`extra_${id as 1 | 2 | 3 | 4}`] === 1),
  }));
  const form = useContractForm(saveMembershipPlan, {
    start,
    input(values) {
      const extras = extrasOf(role, values);
      const extra_package = offers[role].extras.map(({ id }) => ({ id, status: extras.includes(id) ? 1 : 0 }));
      return { body: { selected_plan: values.plan, extra_package } };
    },
    onSent: (_answer, values) =>
      void navigate(withState(pathTo('payment', { area })), {
        state: { chosen: { plan: values.plan, extras: extrasOf(role, values) } },
      }),
  });
  const { plan, ticked } = form.values;
  const out = extrasOutOf(role, plan);
  const extras = extrasOf(role, form.values);
  const credits = chosen.purchases.find((each) => each.plan === plan)?.credits;
  const quoted = quote(role, { plan, extras }, credits);
  return (
    <form ref={form.ref} className={s.columns} onSubmit={form.submit}>
      <div>
        {chosen.membership.plan > 0 && chosen.valid_until && (
          <p className={s.now}>
            {t('plan.now', {
              plan: t(`${role}.names.${chosen.membership.plan as 1 | 2}`),
              date: formatLongDate(chosen.valid_until, now),
            })}
          </p>
        )}
        {role === 'seeker' && <WithdrawablePurchases />}
        {role === 'employer' ? (
          <PlanCards value={plan} onChange={(plan) => form.set({ plan })} />
        ) : (
          <SeekerPlan value={plan} onChange={(plan) => form.set({ plan })} />
        )}
        <ExtraRows
          role={role}
          value={extras}
          out={out}
          onChange={(next) => form.set({ ticked: [...next, ...ticked.filter((id) => out.includes(id))] })}
        />
      </div>
      {quoted && (
        <OrderSummary role={role} quote={quoted} title={t(`${role}.choice`)}>
          <PurchaseNote plan={plan} purchases={chosen.purchases} />
          <Button type="submit" kind="filled" size="large" full busy={form.isBusy}>
            {t('plan.submit')}
          </Button>
          <FormProblem>{form.problem}</FormProblem>
        </OrderSummary>
      )}
    </form>
  );
}
