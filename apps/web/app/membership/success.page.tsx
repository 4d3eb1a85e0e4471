import { oneMonthLater } from '@jobblik/contract/kernel/local-time.rules';
import { getMembershipPlan, getTransaction } from '@jobblik/contract/membership/membership.api';
import { useEffect, useRef, useState } from 'react';
import { type MetaArgs, useLocation, useNavigate } from 'react-router';
import { useCall } from '../platform/api/query';
import { Link } from '../platform/link';
import { usePageSettings } from '../platform/page-settings';
import { clearRequestedPage, readRequestedPage } from '../platform/plans-path';
import { seo } from '../platform/seo';
import { isDemo, updateSession } from '../platform/session/session';
import { formatLongDate } from '../platform/words/format';
import { pageWords, useWords } from '../platform/words/i18n';
import { ListStates } from '../ui/feedback/list-states';
import { ButtonLink } from '../ui/forms/button';
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
  const invoice = payments.data?.find(({ paid }) => paid === 1);
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
  const { now } = usePageSettings();
  const until = (end: string | null) => {
    const date = tried ? oneMonthLater(new Date(now)) : end;
    return date ? formatLongDate(date, now) : '';
  };
  const next = wish ?? (role === 'employer' ? '/virksomhed/job/check' : '/kandidat/dashboard');
  return (
    <div className={`wrap ${s.page}`}>
      <h1 ref={heading} tabIndex={-1}>
        {t(hasNone ? 'success.none' : already ? 'success.already' : 'success.title')}
      </h1>
      <ListStates query={current} isEmpty={({ membership: held }) => held.plan === 0} empty={<NoMembership />}>
        {(data) => (
          <>
            <p className={s.lead}>
              {t(already ? 'success.already_text' : 'success.text', {
                plan: t(`${role}.names.${(tried ?? data.membership.plan) as 1 | 2}`),
                date: until(data.valid_until),
              })}
            </p>
            <div className={s.actions}>
              <ButtonLink kind="filled" to={next}>
                {t(wish ? 'success.back' : `success.next_${role}`)}
              </ButtonLink>
              <ButtonLink to={`${area}/transaktioner${invoice ? `/${invoice.id}` : ''}`}>
                {t('success.invoices')}
              </ButtonLink>
            </div>
          </>
        )}
      </ListStates>
    </div>
  );
}

function NoMembership() {
  const t = useWords('membership');
  const { area } = useArea();
  return (
    <p className={s.lead}>
      <Link to={`${area}/medlemskab/pakke`}>{t('success.to_plans')}</Link>
    </p>
  );
}
