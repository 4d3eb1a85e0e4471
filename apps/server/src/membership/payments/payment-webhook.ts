import { Problem } from '@jobblik/contract/kernel/problem';
import type { FastifyInstance } from 'fastify';
import { limited } from '../../platform/http/limits.ts';
import type { Services } from '../../platform/services.ts';
import { askAboutIntent } from './ask-provider.ts';

export const webhookPath = '/api/payment_webhook';

/**
 * The address for events of the provider. An event only makes the server ask the provider, so that a repeated event, or one in the
 * wrong order, changes nothing; a forged one is refused.
 */
export async function registerPaymentWebhook(http: FastifyInstance, services: Services): Promise<void> {
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature covers the received bytes.
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: 256_000 },
      async (_request: unknown, body: unknown) => body,
    );
    scope.post(webhookPath, { config: limited({ max: 6000, seconds: 60 }) }, async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      let intentId: string | undefined;
      try {
        intentId = services.payments.readWebhook(request.body as Buffer, String(signature ?? ''));
      } catch (error) {
        throw new Problem('invalid_input', {
          cause: error,
          fields: [{ path: 'stripe-signature', code: 'wrong_signature' }],
        });
      }
      if (intentId !== undefined) await askAboutIntent(services, intentId);
      return reply.header('cache-control', 'no-store').send({ received: true });
    });
  });
}
