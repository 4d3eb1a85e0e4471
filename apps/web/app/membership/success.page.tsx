import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { getMembershipPlan, getTransaction } from '@jobblik/contract/membership/membership.api';
import type { TransactionRow } from '@jobblik/contract/membership/membership.schema';
import { pathTo } from '@jobblik/contract/paths';
import { useEffect, useRef, useState } from 'react';
import { type MetaArgs, useLocation, useNavigate } from 'react-router';
import { useCall } from '../platform/api/query';
import { usePageSettings } from '../platform/page-settings';
import { clearRequestedPage, readRequestedPage } from '../platform/plans-path';
import { seo } from '../platform/seo';
import { isDemo, updateSession } from '../platform/session/session';
import { pageWords, useWords } from '../platform/words/i18n';
import { ReadyEye } from '../ui/brand/ready-eye';
import { Empty, ListStates } from '../ui/feedback/list-states';
import { ButtonLink } from '../ui/forms/button';
import { KeyFacts } from '../ui/layout/key-facts';
import { dateText } from '../ui/text/date-text';
import { boughtPlan, lastPayment, nextLabel, pageAfterPayment } from './bought-plan';
import { exactKroner } from './exact-kroner';
import s from './membership.module.css';
import { OrdersOf } from './orders/open-orders';
import { storePurchaseNotice } from './purchase-notice';
import { InvoiceLink, PlanText } from './purchase-notice-body';
import { useArea } from './use-area';

export function meta({ matches }: MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'membership')('success.title'), hidden: true });
}

/** Milliseconds before the next page opens automatically (spec 2§9). */
const pause = 1000;

/**
 * After a payment: what the person has now, then the requested page opens, else job creation, or the overview of a seeker (spec 2§4,
 * 1§4). What it says stands on the next screens as {@link PurchaseNotice}. Opened again it shows the plan and leads nowhere.
 */
export default function SuccessPage() {
  const t = useWords('membership');
  const { role, area } = useArea();
  const navigate = useNavigate();
  const { state } = useLocation();
  const already = state?.already === true;
  const isJustPaid = state?.paid === true;
  const tried: number | undefined = isDemo() ? state?.bought : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const current = useCall(getMembershipPlan, undefined, { staleTime: 0 });
  const payments = useCall(getTransaction, undefined, { staleTime: 0 });
  const { now } = usePageSettings();
  const payment = lastPayment(payments.data ?? [], new Date(now));
  const membership = current.isFetchedAfterMount ? current.data?.membership : undefined;
  const paidId = payments.isFetchedAfterMount ? payment?.id : undefined;
  const [next, setNext] = useState<string>();
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (!membership || membership.plan === 0) return;
    // Also if the provider reported the payment to the server, or another window paid.
    updateSession({ membership });
    const path = pageAfterPayment(role, membership.plan, readRequestedPage(area));
    setNext(path);
    if (!isJustPaid || paidId === undefined || isDemo()) return;
    storePurchaseNotice(paidId);
    const timer = setTimeout(() => {
      clearRequestedPage();
      void navigate(path, { replace: true });
    }, pause);
    return () => clearTimeout(timer);
  }, [membership, paidId, isJustPaid, role, area, navigate]);
  if (membership?.plan === 0) return <NoMembership />;
  const title = already ? 'already' : isJustPaid ? 'title' : (`again_${role}` as const);
  return (
    <div className={`wrap ${s.page}`}>
      <div className={s.success}>
        {isJustPaid && <ReadyEye width={132} />}
        <div className={s.successText}>
          <h1 ref={heading} tabIndex={-1}>
            {t(`success.${title}`)}
          </h1>
          <ListStates query={current} isEmpty={() => payments.isPending} empty={null}>
            {(data) => (
              <p className={s.lead}>
                <PlanText bought={boughtPlan(data, payment, tried)} already={already} />
                {isJustPaid &&
                  tried === undefined &&
                  data.billing &&
                  ` ${t('success.receipt', { email: data.billing.email })}`}
                {isJustPaid && tried === undefined && ` ${t('success.onward')}`}
              </p>
            )}
          </ListStates>
          {next && (
            <div className={s.actions}>
              <ButtonLink kind="filled" to={next}>
                {t(nextLabel(role, next))}
              </ButtonLink>
              <InvoiceLink payment={payment} />
            </div>
          )}
        </div>
      </div>
      {current.data && payment && tried === undefined && (
        <>
          <PaymentFacts payment={payment} />
          <OrdersOf role={role} transactionId={payment.id} />
        </>
      )}
    </div>
  );
}

function PaymentFacts({ payment }: { payment: TransactionRow }) {
  const t = useWords('membership');
  const { role } = useArea();
  const { plan, valid_from, valid_until, total, invoice_number } = payment;
  const day = (instant: string | null) => dateText(localDateOf(new Date(instant ?? '')));
  return (
    <KeyFacts
      facts={[
        { label: t('transactions.plan'), value: t(`${role}.names.${plan as 1 | 2}`) },
        { label: t('invoice.period'), value: `${day(valid_from)} – ${day(valid_until)}` },
        { label: t('paid'), value: exactKroner(total) },
        { label: t('transactions.invoice'), value: String(invoice_number ?? '') },
      ]}
    />
  );
}

function NoMembership() {
  const t = useWords('membership');
  const { area } = useArea();
  return (
    <div className={`wrap ${s.page}`}>
      <Empty
        level={1}
        title={t('success.none')}
        action={<ButtonLink to={pathTo('plans', { area })}>{t('success.to_plans')}</ButtonLink>}
      />
    </div>
  );
}
