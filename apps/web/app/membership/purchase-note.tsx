import type { CallAnswer } from '@jobblik/contract/kernel/call';
import type { getMembershipPlan } from '@jobblik/contract/membership/membership.api';
import { usePageSettings } from '../platform/page-settings';
import { formatLongDate } from '../platform/words/format';
import { useWords } from '../platform/words/i18n';
import s from './membership.module.css';
import { useArea } from './use-area';

interface PurchaseNoteProps {
  plan: number;
  purchases: CallAnswer<typeof getMembershipPlan>['purchases'];
}

/** The dates of a plan before it is paid, and what happens to the present one. Announced when the choice changes. */
export function PurchaseNote({ plan, purchases }: PurchaseNoteProps) {
  const t = useWords('membership');
  const { role } = useArea();
  const { now } = usePageSettings();
  const purchase = purchases.find((each) => each.plan === plan);
  if (!purchase) return null;
  const { from, until, after, present_until, beside, credits } = purchase;
  const name = (of: number) => t(`${role}.names.${of as 1 | 2}`);
  const date = (instant: string) => formatLongDate(instant, now);
  const dates = {
    plan: name(plan),
    from: date(from),
    until: date(until),
    present: present_until ? date(present_until) : '',
  };
  return (
    <p className={s.note} role="status">
      {after === null && t('plan.begins', dates)}
      {after === plan && t('plan.extends', dates)}
      {after !== null && after !== plan && t('plan.follows', { ...dates, after: name(after) })}
      {credits.map(({ plan: lower, days }) => ` ${t(`plan.credit_${role}`, { plan: name(lower), count: days })}`)}
      {beside && ` ${t('plan.beside', { plan: name(beside.plan), until: date(beside.until) })}`}
    </p>
  );
}
