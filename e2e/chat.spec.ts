import { readFileSync } from 'node:fs';
import { datesOf, isoWeekOf } from '@jobblik/contract/interviews/week.rules';
import { localDateOf, shiftDate } from '@jobblik/contract/kernel/local-time.rules';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { pdfFile } from '../apps/server/src/platform/files/files.factory.ts';
import {
  asPerson,
  beSignedIn,
  newSeeker,
  type Person,
  sampleEmployer,
  startSession,
} from '../support/journeys/people.ts';
import { expect, expectAccessible, expectAccessibleInBothSchemes, test } from '../support/journeys/test.ts';
import { testLimit } from '../support/test-limits.ts';
import { newAd } from './support/ads.ts';

const picture = readFileSync(new URL('../apps/web/public/icons/icon-192.png', import.meta.url));
const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: /^Skriv til/ });
const messages = (page: Page) => log(page).getByRole('listitem');
const badge = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Beskeder/ });

/** A job seeker who has applied to the sample employer, so that each may write to the other. */
async function newApplicant(request: APIRequestContext, name: string) {
  const [ad, seeker] = [await newAd(request), await newSeeker(name)];
  const headers = await asPerson(seeker);
  const multipart = { job_id: String(ad.id), message: 'Jeg vil gerne høre mere.' };
  await request.post('/api/apply_job', { headers, multipart });
  const [{ user_id: seekerId }, { user_id: employerId }] = [
    await startSession(seeker),
    await startSession(sampleEmployer),
  ];
  return { ad, seeker, seekerId, employerId };
}

/** A second browser of another person. */
async function openAs(context: BrowserContext, person: Person, path: string): Promise<Page> {
  const page = await context.newPage();
  await beSignedIn(page, person);
  await page.goto(path);
  return page;
}

test('an applicant and the employer talk: typing, seen, files, and words that look like something else', {
  tag: '@phone',
}, async ({ page, request, browser }) => {
  const name = `Åse ${crypto.randomUUID().slice(0, 8)}`;
  const { ad, seeker, seekerId } = await newApplicant(request, name);
  const employer = await openAs(await browser.newContext(), sampleEmployer, '/virksomhed/job/liste');

  await beSignedIn(page, seeker);
  await page.goto('/kandidat/job/applikationer');
  await page.getByRole('button', { name: new RegExp(ad.title) }).click();
  await page.getByRole('link', { name: 'Skriv til virksomheden' }).click();
  await expect(page.getByText('I har ikke skrevet sammen endnu.', { exact: false })).toBeVisible();
  await expectAccessible(page);

  await field(page).fill('Hej Lene');
  await field(page).press('Shift+Enter');
  await field(page).pressSequentially('Er der parkering?');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
  await expect(messages(page).filter({ hasText: 'Er der parkering?' })).toContainText('Sendt');

  // The employer sees the badge in the header, and answers from there.
  await expect(badge(employer)).toHaveAccessibleName(/^Beskeder: \d+ ulæst/);
  await badge(employer).click();
  await employer.getByRole('link', { name: new RegExp(name) }).click();
  await expect(employer).toHaveURL(new RegExp(`kontakt=${seekerId}$`));
  await expect(messages(employer).filter({ hasText: 'Hej Lene' })).toBeVisible();
  await expect(messages(page).filter({ hasText: 'Er der parkering?' })).toContainText('Set');

  await field(employer).fill('Ja');
  await expect(log(page).getByText(/skriver …$/)).toBeVisible();
  await field(employer).fill('');
  await expect(log(page).getByText(/skriver …$/)).toBeHidden();

  const odd = ['<b>fed</b> & <script>alert(1)</script>', '👩🏽‍💻🎉', 'שלום לך', `${'langtord'.repeat(60)}`];
  for (const text of odd) {
    await field(employer).fill(text);
    await field(employer).press('Enter');
  }
  for (const text of odd) await expect(messages(page).filter({ hasText: text })).toBeVisible();

  await employer.getByLabel('Vedhæft et billede').setInputFiles({
    name: 'kontoret.png',
    mimeType: 'image/png',
    buffer: picture,
  });
  await expect(employer.getByText('kontoret.png')).toBeVisible();
  await employer.getByRole('button', { name: 'Send', exact: true }).click();
  const shown = log(page).getByRole('button', { name: /^Vis billedet fra/ });
  await shown.click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByLabel('Vedhæft et dokument').setInputFiles({
    name: 'eksamensbevis æøå.pdf',
    mimeType: 'application/pdf',
    buffer: pdfFile('Bevis'),
  });
  await expect(page.getByRole('region', { name: 'Vedhæftet fil' })).toContainText('eksamensbevis æøå.pdf');
  await page.reload();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const saving = employer.waitForEvent('download');
  await log(employer).getByRole('link', { name: 'Hent eksamensbevis æøå.pdf' }).click();
  expect((await saving).suggestedFilename()).toBe('eksamensbevis æøå.pdf');
  await expectAccessibleInBothSchemes(employer);
  await expect(page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).resolves.toBe(true);
});

test('messages written offline are stored and arrive once, in order, in every tab', async ({ request, browser }) => {
  const { seeker, seekerId, employerId } = await newApplicant(request, 'Bo Krogh');
  const path = `/kandidat/besked?kontakt=${employerId}`;
  const context = await browser.newContext();
  const page = await openAs(context, seeker, path);
  const employer = await openAs(await browser.newContext(), sampleEmployer, `/virksomhed/besked?kontakt=${seekerId}`);
  const send = async (on: Page, text: string) => {
    await field(on).fill(text);
    await field(on).press('Enter');
  };
  await send(page, 'Første');
  await expect(messages(employer).filter({ hasText: 'Første' })).toBeVisible();

  await context.setOffline(true);
  for (const text of ['Anden', 'Tredje', 'Fjerde']) await send(page, text);
  await expect(messages(page).filter({ hasText: 'Fjerde' })).not.toContainText('Sendt');
  await field(page).fill('En kladde');
  await send(employer, 'Imens');
  // The tab is closed before anything is sent; another one sends it.
  await page.close();
  await context.setOffline(false);
  const later = await openAs(context, seeker, path);
  await expect(field(later)).toHaveValue('En kladde');
  const other = await openAs(context, seeker, path);
  for (const one of [later, other, employer]) {
    await expect(messages(one).filter({ hasText: 'Fjerde' })).toBeVisible();
    // A message that was on its way when the connection broke may arrive before the other side's.
    const own = messages(one).filter({ hasText: /Anden|Tredje|Fjerde/ });
    await expect(own).toContainText([/Anden/, /Tredje/, /Fjerde/]);
    await expect(own).toHaveCount(3);
    await expect(messages(one).filter({ hasText: 'Imens' })).toHaveCount(1);
  }

  // The connection breaks while a conversation is open; the missed messages come when it is back.
  await context.setOffline(true);
  await send(employer, 'Er du der?');
  await context.setOffline(false);
  for (const one of [later, other]) await expect(messages(one).filter({ hasText: 'Er du der?' })).toHaveCount(1);
  await expect(badge(other)).toHaveAccessibleName('Beskeder');
});

test('long histories load page by page, are searched, and a text that is too long is refused with a message', async ({
  page,
  request,
}) => {
  const { seeker, seekerId, employerId } = await newApplicant(request, 'Signe Overgaard');
  const [from, to] = [await asPerson(sampleEmployer), await asPerson(seeker)];
  for (let number = 1; number <= 60; number += 1) {
    const [headers, receiver] = number % 2 ? [from, seekerId] : [to, employerId];
    const message = number === 3 ? 'Vi mødes ved gavlen' : `Besked nummer ${number}, tak`;
    const data = { uuid: crypto.randomUUID(), receiver, action: 'message', message };
    await expect(async () => {
      expect((await request.post('/api/send_chat_message', { headers, data })).status()).toBe(200);
    }).toPass();
  }
  await beSignedIn(page, seeker);
  await page.goto(
    `/kandidat/beskedliste?want_chat_user=${encodeURIComponent(JSON.stringify({ user_id: employerId }))}`,
  );
  await expect(messages(page).filter({ hasText: 'Besked nummer 59' })).toBeInViewport();
  const middle = messages(page).filter({ hasText: 'nummer 24,' });
  await middle.scrollIntoViewIfNeeded();
  const place = async () => (await middle.boundingBox())?.y;
  const before = await place();
  await expect(messages(page).filter({ hasText: 'nummer 2,' })).toHaveCount(1);
  expect(Math.abs(((await place()) ?? 0) - (before ?? 0))).toBeLessThan(3);

  await page.goto('/kandidat/beskedliste');
  await page.getByRole('searchbox', { name: 'Søg i samtaler' }).fill('gavlen');
  await page.getByRole('region', { name: 'Beskeder' }).getByRole('link').click();
  await expect(messages(page).filter({ hasText: 'Vi mødes ved gavlen' })).toBeFocused();

  await field(page).fill('æ'.repeat(100_000));
  await field(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Beskeden er for lang.');
  await page.reload();
  expect((await field(page).inputValue()).length).toBe(100_000);
});

// Once a run: a second report would stop the company of the sample data from writing to anybody.
test('a conversation is deleted and restored, and a contact blocked and reported', async ({ page, request }) => {
  const { seeker, employerId } = await newApplicant(request, 'Ida Holm');
  await beSignedIn(page, seeker);
  await page.goto('/kandidat/besked');
  await expect(page.getByRole('heading', { name: 'Ingen beskeder endnu' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  await page.goto(`/kandidat/besked?kontakt=${employerId}`);
  await field(page).fill('Hej');
  await field(page).press('Enter');
  await expect(messages(page).filter({ hasText: 'Hej' })).toContainText('Sendt');
  const choose = async (action: string) => {
    await page.getByRole('button', { name: /^Flere valg for samtalen/ }).click();
    await page.getByRole('button', { name: action, exact: true }).click();
  };
  await choose('Slet samtalen');
  await expect(page.getByRole('heading', { name: 'Ingen beskeder endnu' })).toBeVisible();
  await page.getByRole('button', { name: /^Fortryd/ }).click();
  await expect(messages(page).filter({ hasText: 'Hej' })).toBeVisible();

  await choose('Blokér');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Blokér/ })
    .click();
  await expect(page.getByText(/ er blokeret, så /)).toBeVisible();
  await page.getByRole('button', { name: 'Ophæv blokeringen' }).click();
  await expect(field(page)).toBeVisible();

  await choose('Rapportér samtalen');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByText('Skriv, hvad der er galt.')).toBeVisible();
  await dialog.getByLabel('Hvad er der galt?').fill('Tastefejl');
  await dialog.getByRole('button', { name: 'Annuller' }).click();
  await choose('Rapportér samtalen');
  await expect(dialog.getByLabel('Hvad er der galt?')).toHaveValue('');
  await dialog.getByLabel('Hvad er der galt?').fill('Det er reklame.');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(/^Tak\. Vi ser på samtalen/)).toBeVisible();
  await page.getByRole('button', { name: 'Se virksomhed' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nordlys Energi' })).toBeVisible();
});

test('links of applicants, CVs, hits and companies open the conversation with that person', async ({
  page,
  request,
  browser,
}) => {
  const name = `Ea ${crypto.randomUUID().slice(0, 8)}`;
  const { ad, seeker, seekerId, employerId } = await newApplicant(request, name);
  const talksTo = (who: string) => page.getByRole('region', { name: `Samtale med ${who}`, exact: true });
  await beSignedIn(page, sampleEmployer);
  await page.goto(`/virksomhed/job/detalje/${ad.id}/dashboard`);
  await page.getByRole('group', { name: 'Ansøgninger' }).getByRole('link', { name }).click();
  await page.getByRole('link', { name: 'Skriv besked' }).click();
  await expect(talksTo(name)).toBeVisible();
  // The applicant has no published CV: the page opens for an application to the employer, by the person's id, and leads back.
  await page.getByRole('link', { name: 'Se CV' }).click();
  await expect(page).toHaveURL(new RegExp(`/virksomhed/cv/Vis/${seekerId}$`));

  await page.goto('/virksomhed/agent/liste');
  const agent = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /\d kandidater? ·/ })
    .first();
  await agent.getByRole('heading').getByRole('link').click();
  const hit = page.getByRole('link', { name: /^Skriv besked til / }).first();
  const firstName = ((await hit.textContent()) ?? '').replace('Skriv besked til ', '');
  await hit.click();
  await expect(page.getByRole('region', { name: new RegExp(`^Samtale med ${firstName} `) })).toBeVisible();
  await page.getByRole('link', { name: 'Se CV' }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${firstName} `) })).toBeVisible();
  await page.getByRole('link', { name: 'Skriv besked' }).click();
  await expect(page.getByRole('region', { name: new RegExp(`^Samtale med ${firstName} `) })).toBeVisible();

  const other = await openAs(await browser.newContext(), seeker, `/kandidat/besked?kontakt=${employerId}`);
  await other.getByRole('button', { name: 'Se virksomhed' }).click();
  await other.getByRole('link', { name: 'Skriv til virksomheden' }).click();
  await expect(other.getByRole('region', { name: 'Samtale med Nordlys Energi' })).toBeVisible();
});

test('a file that is not what its name says can only be removed', async ({ page, request }) => {
  const { seeker, employerId } = await newApplicant(request, 'Aksel Toft');
  await beSignedIn(page, seeker);
  await page.goto(`/kandidat/besked?kontakt=${employerId}`);
  await page.getByLabel('Vedhæft et dokument').setInputFiles({
    name: 'falsk.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('ikke en pdf'),
  });
  await expect(page.getByRole('region', { name: 'Vedhæftet fil' })).toContainText('falsk.pdf');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const unsent = messages(page).filter({ hasText: 'falsk.pdf' });
  await expect(unsent).toContainText('Den er beskadiget, eller indholdet er af en anden type, end navnet siger.');
  await expect(unsent.getByRole('button', { name: 'Prøv igen' })).toHaveCount(0);
  await unsent.getByRole('button', { name: 'Slet beskeden, der ikke er sendt' }).click();
  await expect(unsent).toHaveCount(0);
});

test('a seeker writes to a company by its whole name, and reads the time of an accepted interview in words', async ({
  page,
}) => {
  await beSignedIn(page, { ...sampleEmployer, email: 'kandidat@jobblik.test' });
  await page.goto('/kandidat/beskedliste');
  await page.getByRole('link', { name: /Nordlys Energi/ }).click();
  await expect(field(page)).toHaveAttribute('placeholder', 'Skriv til Nordlys Energi');
  const reply = messages(page).filter({ hasText: 'Anmodning om videointerview accepteres' });
  await expect(reply).toContainText(/dag\sden\s\d+\.\s\p{L}+ kl\. \d+\.\d\d–\d+\.\d\d/u);
});

test('an invitation that is declined by mistake is kept, and the company is told nothing', { tag: '@phone' }, async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(testLimit(9));
  const { seeker, seekerId, employerId } = await newApplicant(request, 'Rikke Lund');
  // Each worker has a week of its own, years after those of the other journeys.
  const week = shiftDate(localDateOf(new Date()), 7 * (400 + test.info().workerIndex));
  const startDate = datesOf(isoWeekOf(week))[1] ?? '';
  const asked = await request.post('/api/create_new_schedule_with_userid', {
    headers: await asPerson(sampleEmployer),
    data: {
      schedule: {
        startDate,
        start_time: '10:00',
        end_time: '10:30',
        title: 'Samtale',
        description: 'Om vagter.',
        user_id: seekerId,
      },
    },
  });
  expect(await asked.json()).toMatchObject({ result: 'success' });

  const employer = await openAs(
    await browser.newContext(),
    sampleEmployer,
    `/virksomhed/besked?want_chat_user=${seekerId}`,
  );
  const theirCard = employer.getByRole('article', { name: /^Anmodning om videointerview: Samtale/ });
  await expect(theirCard).toContainText('Venter på svar fra Rikke Lund');

  await beSignedIn(page, seeker);
  await page.goto(`/kandidat/besked?want_chat_user=${employerId}`);
  const card = page.getByRole('article', { name: /^Anmodning om videointerview: Samtale/ });
  await card.getByRole('button', { name: 'Afvis' }).click();
  await expect(card.getByText('Afvist', { exact: true })).toBeVisible();
  await expect(card.getByText(/får besked om \d+ sek\.$/)).toBeVisible();
  await page.reload();
  await card.getByRole('button', { name: 'Fortryd: Samtale' }).click();
  await expect(page.getByText('Fortrudt. Virksomheden har ikke fået noget at vide.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Acceptér' })).toBeVisible();
  await expect(theirCard).toContainText('Venter på svar fra Rikke Lund');

  // In the calendar, the decline has left the week and can still be undone after a reload.
  await card.getByRole('link', { name: 'Se i kalenderen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Afvis' }).click();
  await page.getByRole('button', { name: 'Afvis interviewet' }).click();
  const declined = page.getByRole('listitem').filter({ hasText: 'Du har afvist »Samtale«' });
  await expect(declined).toBeVisible();
  await page.reload();
  await expectAccessible(page);
  await declined.getByRole('button', { name: 'Fortryd: Samtale' }).click();
  await expect(declined).toHaveCount(0);

  // The card shows the decline before the server has it. The page may be closed at once all the same, and the company is told when
  // its time is over.
  await page.goto(`/kandidat/besked?want_chat_user=${employerId}`);
  await card.getByRole('button', { name: 'Afvis' }).click();
  await expect(card.getByText('Afvist', { exact: true })).toBeVisible();
  await page.goto('about:blank');
  await expect(theirCard.getByText('Afvist', { exact: true })).toBeVisible({ timeout: testLimit(3) });
  await employer.context().close();
});
