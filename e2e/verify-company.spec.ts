import { randomUUID } from 'node:crypto';
import { mailedLink } from '../support/journeys/mails.ts';
import { asPerson, beSignedIn, newEmployer } from '../support/journeys/people.ts';
import { expect, expectAccessibleInBothSchemes, test } from '../support/journeys/test.ts';

test('a new company proves who it is by register and mail, and gets its badge', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  const employer = await newEmployer();
  await beSignedIn(page, employer);
  await page.goto('/virksomhed/bekraeft');
  await expect(page.getByRole('heading', { level: 1, name: 'Bekræft virksomheden' })).toBeVisible();
  await expect(page.getByText('Kommer, når CVR-nummeret er fundet.')).toBeVisible();

  const company = { company_name: employer.company, company_cvr: '99900008', company_website: 'https://bygbo.test' };
  const saved = await page.request.post('/api/create_company', {
    headers: await asPerson(employer),
    multipart: { company: JSON.stringify(company) },
  });
  expect(await saved.json()).toMatchObject({ result: 'success' });
  await page.goto('/virksomhed/profil');
  await page.getByRole('link', { name: 'Bekræft virksomheden' }).click();
  await page.getByRole('button', { name: 'Slå CVR 99 90 00 08 op' }).click();
  await expect(page.getByText('Fundet: Byg & Bo Nord ApS, Havnegade 12, 9000 Aalborg')).toBeVisible();
  await page.getByLabel('Mailadresse').fill('bygbo@gmail.com');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Alle kan få en adresse dér.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  const address = `${randomUUID().slice(0, 8)}@bygbo.test`;
  await page.getByLabel('Mailadresse').fill(address);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`Linket er sendt til ${address}.`)).toBeVisible();

  // A colleague opens it, in a browser that is not signed in.
  const colleague = await (await browser.newContext()).newPage();
  await colleague.goto(`/bekraeft-virksomhed/${await mailedLink(address, '/bekraeft-virksomhed/')}`);
  await expectAccessibleInBothSchemes(colleague);
  await colleague.getByRole('button', { name: 'Bekræft', exact: true }).click();
  await expect(colleague.getByText(/ er bekræftet\.$/)).toBeVisible();
  await colleague.reload();
  await colleague.getByRole('button', { name: 'Bekræft', exact: true }).click();
  await expect(colleague.getByText(/^Linket er brugt eller ældre end et døgn/)).toBeVisible();
  await colleague.context().close();

  await page.goto('/virksomhed/profil');
  await expect(page.getByText(/^Bekræftet .+ i CVR og med mail på eget domæne$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bekræft virksomheden' })).toHaveCount(0);
});
