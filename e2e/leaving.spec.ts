import { randomUUID } from 'node:crypto';
import { leavingEffects } from '@jobblik/contract/accounts/accounts.rules';
import { localDateOf, shiftDate } from '@jobblik/contract/kernel/local-time.rules';
import accounts from '@jobblik/words/da/accounts.json' with { type: 'json' };
import mail from '@jobblik/words/da/mail.json' with { type: 'json' };
import type { APIRequestContext, Page } from '@playwright/test';
import { mailsTo } from '../support/journeys/mails.ts';
import { beSignedIn, newEmployer, newSeeker, type Person, startSession } from '../support/journeys/people.ts';
import { expect, expectAccessibleInBothSchemes, test } from '../support/journeys/test.ts';
import { type Ad, newAd } from './support/ads.ts';
import { buyPro, buySeekersPro } from './support/buy.ts';
import { problemsAt320 } from './support/narrow.ts';
import { apply, post } from './support/own-questions.ts';

const plain = (text = '') => text.replaceAll(/\s+/g, ' ');
const main = (page: Page) => page.getByRole('main');
const log = (page: Page) => page.getByRole('log');

/** A published CV, an application, an agreed interview in two days, a conversation and a paid plan. */
async function live(request: APIRequestContext, seeker: Person, employer: Person, ad: Ad) {
  const [first_name, last_name] = seeker.name.split(' ');
  const job = { title: 'Planlægger', company_name: 'Havnen', present: 1 };
  const cv_experience = [{ ...job, experience_start_year: 2015, experience_start_month: 2 }];
  const about_me = '<p>Jeg planlægger vagter.</p>';
  const cv = { first_name, last_name, about_me, cv_city: 9000, jobtype: 2, gender: 2, cv_experience };
  await post(request, '/api/create_cv', seeker, { cv });
  await buySeekersPro(request, seeker);
  const app_id = await apply(request, seeker, ad);
  const [{ user_id: seekerId }, { user_id: employerId }] = [await startSession(seeker), await startSession(employer)];
  const schedule = { startDate: shiftDate(localDateOf(new Date()), 2), start_time: '10:00', end_time: '10:30' };
  const asked = { app_id, seeker: seekerId, title: 'Samtale', description: 'Om vagterne', schedule };
  const { new_interview_id } = await post(request, '/api/set_interview_request_email_to_seeker', employer, asked);
  await post(request, '/api/acceptInterview', seeker, { uuid: new_interview_id });
  const message = { action: 'message', uuid: randomUUID() };
  await post(request, '/api/send_chat_message', seeker, {
    ...message,
    receiver: employerId,
    message: 'Jeg glæder mig.',
  });
  return { seekerId, employerId };
}

test('a seeker who deletes the account: what was said before is what everybody sees after', async ({
  page,
  browser,
  request,
}) => {
  const employer = await newEmployer();
  await buyPro(request, employer);
  const ad = await newAd(request, {}, employer);
  const seeker = await newSeeker(`Qvorbin ${randomUUID().slice(0, 6)}`);
  const { seekerId, employerId } = await live(request, seeker, employer, ad);
  const office = await (await browser.newContext()).newPage();
  await beSignedIn(office, employer);
  const inbox = `/virksomhed/job/detalje/${ad.id}/job_manage`;
  const conversation = `/virksomhed/besked?kontakt=${seekerId}`;

  // Before: every screen has the person.
  await office.goto(inbox);
  await expect(main(office)).toContainText(seeker.name);
  await office.goto(conversation);
  await expect(log(office)).toContainText('Jeg glæder mig.');
  await office.goto('/virksomhed/interview/liste');
  await expect(main(office)).toContainText(seeker.name);
  await beSignedIn(page, seeker);
  await page.goto('/kandidat/job/applikationer');
  await expect(main(page)).toContainText(ad.title);
  await page.goto(`/kandidat/besked?kontakt=${employerId}`);
  await expect(log(page)).toContainText('Jeg glæder mig.');
  await page.goto('/kandidat/transaktioner');
  await expect(main(page)).toContainText('Betalt');

  // The dialog says what happens to each of them.
  await page.goto('/kandidat/indstillinger');
  await page.getByRole('button', { name: 'Slet konto' }).click();
  const dialog = page.getByRole('dialog');
  const sentences = leavingEffects.seeker.map((thing) => accounts.leave.remove.effects.seeker[thing]);
  await expect(dialog.getByRole('listitem')).toHaveText(sentences);
  await expectAccessibleInBothSchemes(page);
  expect(await problemsAt320(page)).toEqual([]);
  await dialog.getByLabel('Kontoens adgangskode').fill(seeker.password);
  await dialog.getByRole('button', { name: 'Slet kontoen' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByText('Kontoen er slettet.')).toBeVisible();

  // After: the mail says the same, and the employer's mail names nobody.
  await expect
    .poll(async () => (await mailsTo(seeker.email)).map(({ subject }) => subject))
    .toContain(mail.accounts.removed.subject);
  const last = (await mailsTo(seeker.email)).find(({ subject }) => subject === mail.accounts.removed.subject);
  for (const sentence of Object.values(mail.accounts.removed.seeker)) expect(plain(last?.text)).toContain(sentence);
  await expect
    .poll(async () => (await mailsTo(employer.email)).map(({ subject }) => subject))
    .toContain(mail.interviews.account_closed.subject);
  const cancelled = (await mailsTo(employer.email)).find(
    ({ subject }) => subject === mail.interviews.account_closed.subject,
  );
  expect(cancelled?.text).not.toContain(seeker.name);

  // After: no screen of the employer has the person, and what the employer wrote is still there.
  await office.goto(inbox);
  await expect(office.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main(office)).not.toContainText(seeker.name);
  await office.goto('/virksomhed/interview/liste');
  await expect(office.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main(office)).not.toContainText(seeker.name);
  await office.goto(conversation);
  await expect(log(office)).toContainText('Beskeden er slettet, fordi kontoen er lukket.');
  await expect(main(office)).toContainText(mail.former.seeker);
  await expect(main(office)).not.toContainText(seeker.name);
  await office.context().close();

  const login = await request.post('/api/main_login', { data: { email: seeker.email, password: seeker.password } });
  expect(login.status()).toBe(401);
});
