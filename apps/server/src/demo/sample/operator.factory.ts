import { samplePassword } from '../../accounts/accounts.factory.ts';
import { connectAuthenticator } from '../../accounts/second-factor/authenticator.factory.ts';
import { makeOperator } from '../../admin/operators/operators.factory.ts';
import type { Services } from '../../platform/services.ts';

/**
 * The secret of the sample operator's authenticator app, as base32. Everybody knows it, so the account exists only where the outbox
 * page shows all mails to everybody as well: nobody keeps real people's data there.
 */
export const sampleOperatorSecret = 'JOBBLIKDEMOJOBBLIKDEMOJOBBLIKDEM';

/** The sample operator, as the start prints it. */
export const sampleOperator = {
  email: 'admin@jobblik.test',
  password: samplePassword,
  what: `operator, at /admin/login; authenticator app with the secret ${sampleOperatorSecret}, or npm run operator -- code`,
};

/** Makes the operator of the sample data, on an installation for trying the product only. */
export async function loadSampleOperator(services: Services): Promise<void> {
  if (!services.env.OUTBOX_PAGE) return;
  const user = await makeOperator(services.db, { email: sampleOperator.email, name: 'Sara Lind', sample: true });
  await connectAuthenticator(services, user.id, sampleOperatorSecret);
}
