import type { CallAnswer } from '@jobblik/contract/kernel/call';
import type { getMembershipPlan } from '@jobblik/contract/membership/membership.api';
import { missingConsent } from '@jobblik/contract/membership/payment.rules';
import type { Quote } from '@jobblik/contract/membership/plans.rules';
import { pathTo } from '@jobblik/contract/paths';
import { type ReactNode, useRef, useState } from 'react';
import { lazyPiece } from '../../platform/loading/lazy-piece';
import { useWords } from '../../platform/words/i18n';
import { Check } from '../../ui/forms/choice';
import s from '../membership.module.css';
import { useArea } from '../use-area';
import type { ProviderProps } from './provider-props';
import { SandboxPayment } from './sandbox-payment';
import { usePayment } from './use-payment';

const StripePayment = lazyPiece(() => import('./stripe-payment'));

interface PaymentPartProps {
  quote: Quote;
  description: string;
  provider: CallAnswer<typeof getMembershipPlan>['provider'];
  /** What the payment buys, above the terms. */
  children: ReactNode;
}

/** Terms, consent and the payment, with the provider of the installation. */
export function PaymentPart({ quote, description, provider, children }: PaymentPartProps) {
  const t = useWords('membership');
  const { role } = useArea();
  const checks = useRef<HTMLDivElement>(null);
  const [accepted, setAccepted] = useState(false);
  const [startsAtOnce, setStartsAtOnce] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const payment = usePayment({ quote, description, startAtOnce: startsAtOnce });
  const missing = missingConsent(role, { terms_accepted: accepted, start_at_once: startsAtOnce });
  const terms = (
    <div ref={checks} className={s.terms}>
      {children}
      <Check
        label={
          <>
            {t('payment.accept')} {/* Beside the form, so that nothing typed is lost. */}
            <a href={pathTo('terms')} target="_blank" rel="noopener">
              {t('payment.terms')}
            </a>
          </>
        }
        checked={accepted}
        onChange={(event) => setAccepted(event.currentTarget.checked)}
        error={isSubmitted && !accepted && t('payment.terms_missing')}
      />
      {role === 'seeker' && (
        <Check
          label={t('payment.start_at_once')}
          description={t('payment.withdrawal')}
          checked={startsAtOnce}
          onChange={(event) => setStartsAtOnce(event.currentTarget.checked)}
          error={isSubmitted && !startsAtOnce && t('payment.start_missing')}
        />
      )}
    </div>
  );
  const shared: ProviderProps = {
    payment,
    total: quote.total,
    terms,
    publishableKey: provider.publishable_key,
    mobilePay: provider.mobilepay,
    agree: () => {
      setSubmitted(true);
      // Some buttons are far above the terms.
      if (missing) checks.current?.querySelector<HTMLInputElement>('input:not(:checked)')?.focus();
      return missing === undefined;
    },
  };
  return provider.name === 'stripe' ? <StripePayment {...shared} /> : <SandboxPayment {...shared} />;
}
