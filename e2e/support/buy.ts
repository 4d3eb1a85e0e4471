import type { APIRequestContext } from '@playwright/test';
import { asPerson, type Person } from '../../support/journeys/people.ts';
import { expect } from '../../support/journeys/test.ts';

async function post(request: APIRequestContext, person: Person, path: string, data: object): Promise<void> {
  const answer = await request.post(path, { headers: await asPerson(person), data });
  expect(await answer.json(), path).toMatchObject({ result: 'success' });
}

/** Makes the company of an employer and buys the Pro Pakke, by API calls. */
export async function buyPro(request: APIRequestContext, employer: Person): Promise<void> {
  await post(request, employer, '/api/create_company', { company: { company_name: 'Havnens Køkken ApS' } });
  await post(request, employer, '/api/save_membership_plan', { selected_plan: 3, extra_package: [] });
  const address = { address: 'Havnegade 12', zip: '9000', city: 'Aalborg', cvr: '10403782', email: employer.email };
  await post(request, employer, '/api/save_billing', { name: 'Havnens Køkken ApS', ...address });
  const amounts = { sub_total: 1995, vat: 498.75, price: 2493.75 };
  const payment = { description: 'Pro Pakke', payment_method_id: 'pm_card_visa', terms_accepted: true };
  await post(request, employer, '/api/paymentwithIntent', { ...payment, ...amounts });
}

/** Buys the seeker's Pro Pakke, by API calls. */
export async function buySeekersPro(request: APIRequestContext, seeker: Person): Promise<void> {
  await post(request, seeker, '/api/save_membership_plan', { selected_plan: 2, extra_package: [] });
  const address = { address: 'Havnegade 12', zip: '9000', city: 'Aalborg', cvr: '', email: seeker.email };
  await post(request, seeker, '/api/save_billing', { name: seeker.name, ...address });
  const consent = { terms_accepted: true, start_at_once: true };
  const payment = { description: 'Pro Pakke', payment_method_id: 'pm_card_visa', ...consent };
  await post(request, seeker, '/api/paymentwithIntent', { ...payment, sub_total: 1495, vat: 0, price: 1495 });
}
