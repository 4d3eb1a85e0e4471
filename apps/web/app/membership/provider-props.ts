import type { ReactNode } from 'react';
import type { usePayment } from './use-payment';

/** What both ways to pay share. */
export interface ProviderProps {
  payment: ReturnType<typeof usePayment>;
  total: number;
  /** Whether everything is agreed to; shows what is missing. */
  agree: () => boolean;
  /** The terms, which stand above the button. */
  terms: ReactNode;
  publishableKey: string;
  mobilePay: boolean;
}
