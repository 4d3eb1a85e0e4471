import { createCompany, getEmployerProfile } from '@jobblik/contract/companies/companies.api';
import { saveBilling } from '@jobblik/contract/membership/membership.api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { makeUser, signInAs } from '../../accounts/accounts.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function newEmployer() {
  const user = await makeUser(app.services.db, { role: 'employer', name: 'Karen Bæk', companyName: 'Æblegården' });
  return { token: await signInAs(app.services.db, user) };
}
const invoice = { name: 'Æblegården ApS', address: 'Bakkevej 2', zip: '5000', city: 'Odense C', cvr: '10403782' };
const body = { ...invoice, email: 'bogholder@jobblik.test' };

it('the profile begins with what the employer wrote at sign-up, then also with what the invoice says', async () => {
  const as = await newEmployer();
  const signUp = { company_name: 'Æblegården', company_contact_person: 'Karen Bæk' };
  const none = { company_cvr: null, company_address: null, company_city: null };
  expect(await app.call(getEmployerProfile, {}, as)).toMatchObject({
    company: null,
    suggested: { ...signUp, ...none },
  });

  await app.call(saveBilling, { body }, as);
  const place = {
    company_cvr: '10403782',
    company_address: 'Bakkevej 2',
    company_city: { id: 5000, name: 'Odense C' },
  };
  const after = await app.call(getEmployerProfile, {}, as);
  // Nothing is public before the employer saves it.
  expect(after).toMatchObject({ company: null, suggested: { ...signUp, ...place } });
});

it('a saved profile stays as it is', async () => {
  const as = await newEmployer();
  await app.call(createCompany, { body: { company: { company_name: 'Gården', company_address: 'Torvet 1' } } }, as);
  await app.call(saveBilling, { body }, as);
  const { company, suggested } = await app.call(getEmployerProfile, {}, as);
  expect(company).toMatchObject({ company_name: 'Gården', company_address: 'Torvet 1', company_cvr: null });
  expect(suggested).toMatchObject({ company_address: 'Bakkevej 2', company_cvr: '10403782' });
});

it('a postcode without a town proposes none, and another employer sees nothing of it', async () => {
  const [as, other] = [await newEmployer(), await newEmployer()];
  await app.call(saveBilling, { body: { ...body, zip: '9999' } }, as);
  expect((await app.call(getEmployerProfile, {}, as)).suggested.company_city).toBeNull();
  expect((await app.call(getEmployerProfile, {}, other)).suggested.company_address).toBeNull();
});
