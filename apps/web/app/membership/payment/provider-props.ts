import type { ReactNode } from 'react';
import type { usePayment } from './use-payment';

/** Props of both payment methods. */
export interface ProviderProps {
  payment: ReturnType<typeof usePayment>;
  total: number;
  /** Whether every consent is given; shows the missing ones. */
  agree: () => boolean;
  /** The terms, shown above the button. */
  terms: ReactNode;
  publishableKey: string;
  mobilePay: boolean;
}
