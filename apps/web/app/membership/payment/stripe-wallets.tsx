import { currentLanguage } from '@jobblik/contract/kernel/language';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWords } from '../../platform/words/i18n';
import s from '../membership.module.css';

interface StripeWalletsProps {
  stripe: Stripe;
  /** Øre with VAT. */
  total: number;
  agree: () => boolean;
  /** Whether there is another payment button above. */
  others: boolean;
  /**
   * The buyer has approved in the wallet. `confirm` completes the intent with this client secret; the server asks for the outcome.
   */
  onConfirm: (confirm: (clientSecret: string) => Promise<void>) => void;
}

/**
 * Apple Pay, Google Pay and Link with Stripe's express checkout, if this browser has one of them and the account accepts it; else
 * renders nothing.
 */
export function StripeWallets({ stripe, total, agree, others, onConfirm }: StripeWalletsProps) {
  const t = useWords('membership');
  const place = useRef<HTMLDivElement>(null);
  const [isAvailable, setAvailable] = useState(false);
  const isAgreed = useEffectEvent(agree);
  const confirmed = useEffectEvent(onConfirm);
  useEffect(() => {
    if (!place.current) return;
    const elements = stripe.elements({ mode: 'payment', amount: total, currency: 'dkk', locale: currentLanguage() });
    const wallets = elements.create('expressCheckout');
    wallets.on('ready', ({ availablePaymentMethods }) => setAvailable(availablePaymentMethods !== undefined));
    wallets.on('click', ({ resolve, reject }) => (isAgreed() ? resolve() : reject()));
    wallets.on('confirm', () => {
      confirmed(async (clientSecret) => {
        const confirmParams = { return_url: window.location.href };
        await stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect: 'if_required' });
      });
    });
    wallets.mount(place.current);
    return () => wallets.destroy();
  }, [stripe, total]);
  return (
    <>
      <div ref={place} hidden={!isAvailable} />
      {(isAvailable || others) && <p className={s.or}>{t('payment.or_card')}</p>}
    </>
  );
}
