import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { getMembershipPlan, getTransaction } from '@jobblik/contract/membership/membership.api';
import type { TransactionRow } from '@jobblik/contract/membership/membership.schema';
import { useEffect, useRef, useState } from 'react';
import { type MetaArgs, useLocation, useNavigate } from 'react-router';
import { useCall } from '../platform/api/query';
import { usePageSettings } from '../platform/page-settings';
import { clearRequestedPage, readRequestedPage } from '../platform/plans-path';
import { seo } from '../platform/seo';
import { isDemo, updateSession } from '../platform/session/session';
import { formatLongDate } from '../platform/words/format';
import { pageWords, useWords } from '../platform/words/i18n';
import { ReadyEye } from '../ui/brand/ready-eye';
import { Empty, ListStates } from '../ui/feedback/list-states';
import { ButtonLink } from '../ui/forms/button';
import { KeyFacts } from '../ui/layout/key-facts';
import { dateText } from '../ui/text/date-text';
import { type BoughtPlan, boughtPlan, lastPayment } from './bought-plan';
import { exactKroner } from './exact-kroner';
import s from './membership.module.css';
import { useArea } from './use-area';

export function meta({ matches }: MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'membership')('success.title'), hidden: true });
}

/** Milliseconds before the requested page opens automatically (spec 2§9). */
const pause = 1000;

/** Successful payment: what the person has now, and the way back to the requested page (spec 2§4). */
export default function SuccessPage() {
  const t = useWords('membership');
  const { role, area } = useArea();
  const navigate = useNavigate();
  const { state } = useLocation();
  const already = state?.already === true;
  const tried: number | undefined = isDemo() ? state?.bought : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const current = useCall(getMembershipPlan, undefined, { staleTime: 0 });
  const payments = useCall(getTransaction, undefined, { staleTime: 0 });
  const { now } = usePageSettings();
  const payment = lastPayment(payments.data ?? [], new Date(now));
  const [wish, setWish] = useState<string>();
  const membership = current.isFetchedAfterMount ? current.data?.membership : undefined;
  const isMember = membership !== undefined && membership.plan > 0;
  const hasNone = membership?.plan === 0;
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (!isMember) return;
    // Also if the provider reported the payment to the server, or another window paid.
    updateSession({ membership });
    const returnPath = readRequestedPage(area);
    if (!returnPath || (role === 'employer' && membership.plan <= 1)) return;
    setWish(returnPath);
    const timer = setTimeout(() => {
      clearRequestedPage();
      void navigate(returnPath, { replace: true });
    }, pause);
    return () => clearTimeout(timer);
  }, [isMember, membership, role, area, navigate]);
  const next = wish ?? (role === 'employer' ? '/virksomhed/job/check' : '/kandidat/dashboard');
  if (hasNone) return <NoMembership />;
  return (
    <div className={`wrap ${s.page}`}>
      <div className={s.success}>
        <ReadyEye width={132} />
        <div className={s.successText}>
          <h1 ref={heading} tabIndex={-1}>
            {t(already ? 'success.already' : 'success.title')}
          </h1>
          <ListStates query={current} isEmpty={() => payments.isPending} empty={null}>
            {(data) => {
              const bought = boughtPlan(data, payment, tried);
              return (
                <p className={s.lead}>
                  {t(`success.${already ? 'already_text' : textOf(bought)}`, {
                    plan: t(`${role}.names.${bought.plan as 1 | 2}`),
                    from: bought.from ? formatLongDate(bought.from, now) : '',
                    date: bought.until ? formatLongDate(bought.until, now) : '',
                  })}
                </p>
              );
            }}
          </ListStates>
          {current.data && (
            <div className={s.actions}>
              <ButtonLink kind="filled" to={next}>
                {t(wish ? 'success.back' : `success.next_${role}`)}
              </ButtonLink>
              <ButtonLink to={`${area}/transaktioner${payment ? `/${payment.id}` : ''}`}>
                {t('success.invoices')}
              </ButtonLink>
            </div>
          )}
        </div>
      </div>
      {current.data && payment && tried === undefined && <PaymentFacts payment={payment} />}
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

function textOf({ from, isExtension }: BoughtPlan): 'text' | 'extended' | 'later' {
  if (from === null) return 'text';
  return isExtension ? 'extended' : 'later';
}

function NoMembership() {
  const t = useWords('membership');
  const { area } = useArea();
  return (
    <div className={`wrap ${s.page}`}>
      <Empty
        level={1}
        title={t('success.none')}
        action={<ButtonLink to={`${area}/medlemskab/pakke`}>{t('success.to_plans')}</ButtonLink>}
      />
    </div>
  );
}
