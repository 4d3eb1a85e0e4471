import { test as base, expect } from '@playwright/test';
import { asPerson, newSeeker, type Person, sampleEmployer } from '../support/journeys/people.ts';
import { newAd } from './support/ads.ts';
import { openWebKit, type WebKitPage } from './support/webkit.ts';

/** One journey for each role in WebKit, the engine of Safari (`npm run test:browsers`). */
const test = base.extend<{ webkit: WebKitPage }>({
  webkit: async ({ baseURL }, use) => {
    const webkit = await openWebKit(baseURL ?? process.env.E2E_BASE_URL ?? '');
    await use(webkit);
    await webkit.close();
  },
});

async function signIn(page: WebKitPage, { email, password }: Person, dashboard: string) {
  await page.goto('/login');
  await page.fill('E-mail', email);
  await page.fill('Adgangskode', password);
  await page.click('button', 'Log ind');
  await page.expectPath(dashboard);
}

test('a guest finds an ad, writes, signs in on the way, and the application is sent', async ({ webkit, request }) => {
  const [ad, seeker] = [await newAd(request), await newSeeker('Åse Lund')];
  await webkit.goto(`/find/job?keyword=${encodeURIComponent(ad.title)}`);
  await webkit.click('link', ad.title);
  await webkit.expectTitle(/Nordlys Energi/);
  await webkit.click('link', 'Søg jobbet');
  await webkit.fill('Besked til virksomheden', 'Kære Lene. Jeg har holdt styr på vagter i ni år, også i julen.');
  await webkit.click('button', 'Log ind og send');
  await webkit.fill('E-mail', seeker.email);
  await webkit.fill('Adgangskode', seeker.password);
  await webkit.click('button', 'Log ind');
  await webkit.expectVisible('heading', 'Jobansøgningen er sendt');
  const headers = await asPerson(sampleEmployer);
  const { job } = await (await request.get(`/api/get_job_ads/${ad.id}`, { headers })).json();
  expect(job.job_apply).toMatchObject([{ user: { name: 'Åse Lund', email: seeker.email } }]);
});

test('a job seeker writes in the CV, and the text is there after a reload', async ({ webkit }) => {
  await signIn(webkit, await newSeeker(), '/kandidat/cv/Opret');
  await webkit.goto('/kandidat/cv/Rediger');
  await webkit.expectValue('Fornavn', 'Signe');
  await webkit.fill('Efternavn', 'Bækgård');
  await webkit.expectValue('Efternavn', 'Bækgård');
  await webkit.expectText(/Gemt kl\./);
  await webkit.reload();
  await webkit.expectValue('Efternavn', 'Bækgård');
});

test('an employer reads, rates and steps through the applicants with keys', async ({ webkit, request }) => {
  const ad = await newAd(request);
  for (const name of ['Ane Bro', 'Bo Holm']) {
    const multipart = { job_id: String(ad.id), message: `Kære Lene. Jeg hedder ${name} og vil gerne høre mere.` };
    const answer = await request.post('/api/apply_job', { headers: await asPerson(await newSeeker(name)), multipart });
    expect(await answer.json()).toMatchObject({ result: 'success' });
  }
  await signIn(webkit, sampleEmployer, '/virksomhed/dashboard');
  await webkit.goto(`/virksomhed/job/detalje/${ad.id}/job_manage`);
  await webkit.expectVisible('heading', 'Bo Holm');
  await webkit.press('4');
  await webkit.expectVisible('img', /4/);
  await webkit.press('j');
  await webkit.expectVisible('heading', 'Ane Bro');
});
