import type { Services } from '../../platform/services.ts';

/** Whether MobilePay is offered. It is hidden when the provider is unavailable, so that other payment methods still show. */
export async function takesMobilePay({ payments: provider, log }: Services): Promise<boolean> {
  try {
    return await provider.takesMobilePay();
  } catch (error) {
    log.error({ err: error }, 'payment provider');
    return false;
  }
}
