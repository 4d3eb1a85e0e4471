import type { Services } from '../../platform/services.ts';

/** Whether MobilePay is offered. A provider that cannot be asked hides it, so that other ways to pay still show. */
export async function takesMobilePay({ payments: provider, log }: Services): Promise<boolean> {
  try {
    return await provider.takesMobilePay();
  } catch (error) {
    log.error({ err: error }, 'payment provider');
    return false;
  }
}
