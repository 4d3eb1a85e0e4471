import { makeOrderStates, makePaidMembership } from '../membership/membership.factory.ts';
import type { Services } from '../platform/services.ts';
import type { LoadedPerson } from './sample-people.ts';

/** A plan of the sample seeker, if the installation sells them, so that there is an invoice. */
export async function loadSampleMembership(services: Services, seeker: LoadedPerson): Promise<void> {
  if (!services.env.SEEKER_PLANS) return;
  const billing = {
    name: seeker.name,
    address: 'Graven 8, 2. tv.',
    zip: '9000',
    city: 'Aalborg',
    cvr: '',
    email: 'kandidat@jobblik.test',
  };
  const { userId } = seeker;
  const paymentId = await makePaidMembership(services, { userId, role: 'seeker', plan: 2, extras: [1, 4], billing });
  await makeOrderStates(services, paymentId, { help: 'delivered', review: 'in_progress' });
}
