import { clockTimeOf, localDateOf, shiftDate } from '@jobblik/contract/kernel/local-time.rules';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { mailedPart, readMails } from '../support/journeys/mails.ts';
import { asPerson, beSignedIn, newEmployer, newSeeker, type Person } from '../support/journeys/people.ts';
import {
  closeOthers,
  enterRoom,
  expectToReceive,
  liveLabels,
  liveTracks,
  loseEvents,
  received,
  watchingScript,
  watchMedia,
  withFakeDevices,
} from '../support/journeys/rooms.ts';
import { expect, expectAccessible, expectAccessibleInBothSchemes, test } from '../support/journeys/test.ts';
import { newAd } from './support/ads.ts';
import { openFirefox } from './support/firefox.ts';

// In a separate file from room-servers.spec.ts: both at once would need more processors than the machine has.
test.use(withFakeDevices);
test.afterEach(({ browser, context }) => closeOthers(browser, context));

const tile = (page: Page, name: string) => page.getByRole('listitem', { name: `Video: ${name}` });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens a free room as a new employer, up to the device check. */
async function openFreeRoom(page: Page, employer?: Person): Promise<string> {
  await beSignedIn(page, employer ?? (await newEmployer()));
  await watchMedia(page);
  await page.goto('/Videostreaming');
  await enterRoom(page);
  await button(page, 'Inviter').click();
  const link = await page.getByLabel('Link til rummet').inputValue();
  await page.keyboard.press('Escape');
  return new URL(link).pathname;
}

/** Opens the room in a separate browser of another person. */
async function openGuest(
  browser: Browser,
  path: string,
  { size, isRefused = false }: { size?: { width: number; height: number }; isRefused?: boolean } = {},
): Promise<Page> {
  const context = await browser.newContext({
    permissions: ['camera', 'microphone'],
    ...(size && { viewport: size }),
  });
  const page = await context.newPage();
  await watchMedia(page, { isRefused });
  await page.goto(path);
  return page;
}

test('an employer and a guest meet: device check, pictures both ways, chat, screen, invitation, hanging up', async ({
  page,
  browser,
}) => {
  const path = await openFreeRoom(page);
  await expect(page.getByText('Du er alene i rummet').first()).toBeVisible();
  const guest = await openGuest(browser, path, { size: { width: 390, height: 844 } });
  await expect(guest.getByText('Karen Bæk er i rummet')).toBeVisible();
  await expect(guest.getByText('Vi kan høre dig', { exact: true })).toBeVisible();
  await expectAccessibleInBothSchemes(guest);
  await button(guest, 'Gå ind i rummet').click();
  await expect(guest.getByText('Skriv dit navn, så de andre kan se, hvem du er.')).toBeVisible();
  await enterRoom(guest, 'Åse Bæk');
  await expect(tile(page, 'Åse Bæk')).toBeVisible();
  await Promise.all([expectToReceive(page, 1), expectToReceive(guest, 1)]);
  await expect(page.getByText('God forbindelse')).toBeVisible();
  await expectAccessible(page);
  await expectAccessible(guest);

  // The camera really stops, and starts again without a new connection.
  await button(guest, 'Sluk kamera').click();
  await expect.poll(() => liveTracks(guest)).toBe(1);
  await button(guest, 'Tænd kamera').click();
  await expectToReceive(page, 1);
  await button(guest, 'Slå lyd fra').click();
  await expect(tile(page, 'Åse Bæk')).toContainText('Mikrofonen er slået fra');

  // Another camera and microphone during the call.
  await button(page, 'Enheder').click();
  const devices = page.getByRole('dialog', { name: 'Kamera, mikrofon og lyd' });
  await expectAccessible(page);
  await devices.getByLabel('Kamera').selectOption({ label: 'fake_device_2' });
  await devices.getByLabel('Mikrofon').selectOption({ label: 'Fake Audio Input 2' });
  await expect.poll(() => liveLabels(page)).toEqual(['Fake Audio Input 2', 'fake_device_2']);
  await page.keyboard.press('Escape');
  await expectToReceive(guest, 1);

  await button(page, 'Fuldskærm').click();
  await button(page, 'Afslut fra fuldskærm').click();
  await expect(button(page, 'Fuldskærm')).toBeVisible();
  await button(guest, 'Mere').click();
  await expect(guest.getByRole('dialog').getByRole('button', { name: 'Deltagere' })).toBeVisible();
  await expectAccessible(guest);
  await guest.keyboard.press('Escape');

  await button(page, 'Chat').click();
  await page.getByRole('textbox', { name: 'Skriv en besked' }).fill('Kan du høre mig?');
  await page.keyboard.press('Enter');
  await guest.getByRole('button', { name: 'Chat, 1 nye' }).click();
  await expect(guest.getByRole('log').getByText('Kan du høre mig?')).toBeVisible();
  await page.getByLabel('Vedhæft et billede eller dokument').setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%âãÏÓ\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF', 'latin1'),
  });
  await expect(guest.getByRole('link', { name: /^Hent plan\.pdf/ })).toBeVisible();
  await expect(guest.getByText(/^Billeder og dokumenter kan kun sendes, når du er logget ind\./)).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole('button', { name: 'Luk chatten' }).click();

  await button(page, 'Del skærm').click();
  await expect(tile(guest, 'Skærm: Karen Bæk')).toBeVisible();
  await expect.poll(async () => (await received(guest)).frames.filter((count) => count > 0).length).toBe(2);
  await button(page, 'Stop deling').click();
  await expect(tile(guest, 'Skærm: Karen Bæk')).toBeHidden();

  await button(page, 'Inviter').click();
  const email = `${crypto.randomUUID()}@jobblik.test`;
  await page.getByLabel('Mailadresse').fill('not-an-address');
  await button(page, 'Send invitation').click();
  await expect(
    page.getByRole('dialog').getByText('Der mangler noget i mailadressen, for eksempel navn@eksempel.dk.'),
  ).toBeVisible();
  await page.getByLabel('Mailadresse').fill(email);
  await button(page, 'Send invitation').click();
  await expect(page.getByText('Invitationen er sendt via e-mail')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(async () => JSON.stringify(await readMails(email, page.url()))).toContain(path);

  // Without the server the call cannot be ended for all, and the page does not show that it was.
  await page.context().setOffline(true);
  await expect(page.getByText('Forbindelsen er røget. Vi forsøger igen …')).toBeVisible();
  await button(page, 'Afslut').click();
  await button(page, 'Afslut for alle').click();
  await expect(page.getByRole('alert').getByText('Serveren har ikke bekræftet, at samtalen er slut')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('God forbindelse')).toBeVisible();
  await button(page, 'Afslut for alle').click();
  await expect(page).toHaveURL(/\/virksomhed\/dashboard$/);
  await expect(guest.getByRole('heading', { name: 'Samtalen er slut' })).toBeVisible();
  for (const one of [page, guest]) expect(await liveTracks(one)).toBe(0);
  await guest.goto(path);
  await expect(guest.getByRole('heading', { name: 'Stream eksisterer ikke.' })).toBeVisible();
});

test('three in a mesh: everyone decodes everyone; the host removes one; a reload and a cut keep the place; refused devices', async ({
  page,
  browser,
}) => {
  const path = await openFreeRoom(page);
  const [one, two] = [await openGuest(browser, path), await openGuest(browser, path)];
  await enterRoom(one, 'Bo');
  await enterRoom(two, 'Cæcilie');
  await Promise.all([page, one, two].map((each) => expectToReceive(each, 2)));
  await one.reload();
  await enterRoom(one);
  await Promise.all([page, one, two].map((each) => expectToReceive(each, 2)));
  await button(page, 'Deltagere').click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
  await button(page, 'Fjern Cæcilie').click();
  await button(page, 'Fjern').click();
  await expect(two.getByRole('heading', { name: 'Værten har fjernet dig fra samtalen' })).toBeVisible();
  expect(await liveTracks(two)).toBe(0);
  await page.keyboard.press('Escape');
  await expectToReceive(one, 1);

  // The network of one fails: the place is kept, and the call continues without a click.
  await one.context().setOffline(true);
  await expect(tile(page, 'Bo')).toContainText('Forbindelsen er væk …');
  await expect(one.getByText('Forbindelsen er røget. Vi forsøger igen …')).toBeVisible();
  await one.context().setOffline(false);
  await expect(tile(page, 'Bo')).not.toContainText('Forbindelsen er væk …');
  await expect(one.getByText('God forbindelse')).toBeVisible();
  await expectToReceive(one, 1);

  // A person whose browser refuses camera and microphone still sees and hears the others.
  const refused = await openGuest(browser, path, { isRefused: true });
  await expect(refused.getByText('Browseren må ikke bruge kamera og mikrofon')).toBeVisible();
  await expectAccessible(refused);
  await enterRoom(refused, 'Dorte');
  await expectToReceive(refused, 2);
  await expect(tile(page, 'Dorte')).toContainText('Mikrofonen er slået fra');
});

test('one in Chromium and one in Firefox see and hear each other', async ({ page }) => {
  const path = await openFreeRoom(page);
  const firefox = await openFirefox(watchingScript());
  try {
    await firefox.goto(new URL(path, page.url()).href);
    await firefox.fill('Dit navn', 'Åse Bæk');
    await firefox.press('Gå ind i rummet');
    await expect(tile(page, 'Åse Bæk')).toBeVisible();
    await Promise.all([expectToReceive(page, 1), expectToReceive(firefox, 1)]);
    await button(page, 'Afslut').click();
    await button(page, 'Afslut for alle').click();
    await expect
      .poll(() => firefox.evaluate<string | undefined>(`document.querySelector('h1')?.textContent`))
      .toBe('Samtalen er slut');
  } finally {
    await firefox.close();
  }
});

/** The path of the room in the mail to a person without an account. */
async function mailedRoom(email: string): Promise<string> {
  return await mailedPart(email, /(\/stream\/[\w-]+)/);
}

/** An employer with a company and a plan, by API calls. */
async function payingEmployer(request: APIRequestContext): Promise<Person & { company: string }> {
  const employer = await newEmployer();
  const headers = await asPerson(employer);
  const post = async (path: string, data: object) =>
    expect(await (await request.post(path, { headers, data })).json(), path).toMatchObject({ result: 'success' });
  await post('/api/create_company', { company: { company_name: employer.company } });
  await post('/api/save_membership_plan', { selected_plan: 2, extra_package: [] });
  const address = { address: 'Havnegade 12', zip: '9000', city: 'Aalborg', cvr: '10403782', email: employer.email };
  await post('/api/save_billing', { name: employer.company, ...address });
  const amounts = { sub_total: 495, vat: 123.75, price: 618.75 };
  const payment = { description: 'Plus Pakke', payment_method_id: 'pm_card_visa', terms_accepted: true };
  await post('/api/paymentwithIntent', { ...payment, ...amounts });
  return employer;
}

/** A time of half an hour that begins soon enough for its room to be open; shorter before midnight. */
function soon(now = new Date()): { date: string; start: string; end: string } {
  const startsAt = new Date(now.getTime() + 2 * 60_000);
  const [date, start] = [localDateOf(startsAt), clockTimeOf(startsAt)];
  if (start > '23:54') return { date: shiftDate(date, 1), start: '00:00', end: '00:30' };
  const end = clockTimeOf(new Date(startsAt.getTime() + 30 * 60_000));
  return { date, start, end: end < start ? '24:00' : end };
}

test('a person who joins from a second device continues there; the first one shows it and turns its camera off', async ({
  page,
  browser,
}) => {
  const employer = await newEmployer();
  const path = await openFreeRoom(page, employer);
  const second = await openGuest(browser, '/');
  await beSignedIn(second, employer);
  await second.goto(path);
  await enterRoom(second);
  await expect(page.getByRole('heading', { name: 'Du er gået ind fra en anden enhed' })).toBeVisible();
  expect(await liveTracks(page)).toBe(0);
  expect(await liveTracks(second)).toBe(2);
});

test('an interview from the request to hanging up: both go in from their overview, and it counts as held', async ({
  page,
  browser,
  request,
}) => {
  const employer = await payingEmployer(request);
  const ad = await newAd(request, {}, employer);
  const seeker = await newSeeker('Emil Juhl');
  const multipart = { job_id: String(ad.id), message: 'Kære Karen. Jeg vil gerne høre mere.' };
  await request.post('/api/apply_job', { headers: await asPerson(seeker), multipart });

  await beSignedIn(page, employer);
  await watchMedia(page);
  await page.goto(`/virksomhed/job/detalje/${ad.id}/job_manage`);
  await page.getByRole('button', { name: 'Vælg videointerview' }).click();
  const form = page.getByRole('dialog').last();
  const { date, start, end } = soon();
  await form.getByLabel('Beskrivelse').fill('Vi taler om vagterne.');
  await form.getByLabel('Dato', { exact: true }).fill(date.split('-').reverse().join('.'));
  await form.getByLabel('Fra', { exact: true }).fill(start);
  await form.getByLabel('Til', { exact: true }).fill(end);
  await form.getByRole('button', { name: 'Send invitation' }).click();
  // It begins within two hours.
  await page.getByRole('button', { name: 'Send alligevel' }).click();
  await expect(page.getByText('Emil Juhl er inviteret til interview')).toBeVisible();

  const phone = await openGuest(browser, '/', { size: { width: 390, height: 844 } });
  await beSignedIn(phone, seeker);
  await phone.goto('/kandidat/dashboard');
  await phone.getByRole('button', { name: /^Acceptér/ }).click();
  await page.goto('/virksomhed/dashboard');
  await phone.getByRole('link', { name: /^Gå ind/ }).click();
  await enterRoom(phone);
  // The company is notified that the candidate waits, and joins from the notice.
  await expect(page.getByText('Emil Juhl venter i videorummet.')).toBeVisible();
  await page.getByRole('button', { name: 'Gå ind', exact: true }).click();
  await expect(page.getByText('Emil Juhl er i rummet')).toBeVisible();
  await enterRoom(page);
  await Promise.all([expectToReceive(page, 1), expectToReceive(phone, 1)]);
  // The panel has the conversation of the two, and what is written in the room stays in it.
  await button(page, 'Chat').click();
  await expect(page.getByRole('log').getByText('Anmodning om videointerview', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Skriv en besked' }).fill('Her er opgaven, vi taler om');
  await page.keyboard.press('Enter');
  await phone.getByRole('button', { name: 'Chat, 1 nye' }).click();
  await expect(phone.getByRole('log').getByText('Her er opgaven, vi taler om')).toBeVisible();
  await phone.getByRole('textbox', { name: 'Skriv en besked' }).fill('Tak, den ser jeg på');
  await phone.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('Tak, den ser jeg på')).toHaveCount(1);
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Luk chatten' }).click();
  await button(page, 'Afslut').click();
  await button(page, 'Afslut for alle').click();
  await expect(page).toHaveURL(/\/virksomhed\/interview\/liste\?interview=/);
  await expect(phone).toHaveURL(/\/kandidat\/interview\/liste\?interview=/);
  for (const one of [page, phone]) await expect(one.getByRole('dialog').getByText('Holdt, 1 min.')).toBeVisible();
  // The room itself says it too, with the next step.
  const uuid = new URL(phone.url()).searchParams.get('interview');
  for (const one of [page, phone]) expect(await liveTracks(one)).toBe(0);
  await page.goto(`/virksomhed/strøm/${uuid}`);
  await expect(page.getByRole('heading', { name: 'Samtalen er holdt, 1 min.' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('link', { name: 'Gå til ansøgningen' }).click();
  await expect(page.getByText('Anmodning om videointerview afsluttet').first()).toBeVisible();
  await phone.goto('/kandidat/interview/liste?visning=liste');
  await expect(phone.getByText('Ingen interviews endnu')).toBeVisible();
  await button(phone, 'Tidligere').click();
  const row = phone.getByRole('listitem').filter({ hasText: 'Interview om' });
  await expect(row).toContainText('Holdt, 1 min.');
  await phone.goto('/kandidat/beskedliste');
  await phone.getByRole('link', { name: new RegExp(employer.company) }).click();
  for (const text of ['Her er opgaven, vi taler om', 'Tak, den ser jeg på'])
    await expect(phone.getByRole('log').getByText(text)).toBeVisible();
});

test('a meeting in a company room: a guest from the mailed link is removed permanently; the end waits for the server', async ({
  page,
  browser,
  request,
}) => {
  const employer = await payingEmployer(request);
  const { date, start, end } = soon();
  const email = `${crypto.randomUUID()}@jobblik.test`;
  const about = { title: 'Samarbejde', description: 'Vi taler om foråret.', company_email: email };
  const data = { schedule: { ...about, startDate: date, start_time: start, end_time: end } };
  const headers = await asPerson(employer);
  const made = await request.post('/api/create_new_schedule_for_company', { headers, data });
  expect(await made.json()).toMatchObject({ result: 'success' });
  await beSignedIn(page, employer);
  await watchMedia(page);
  const letThrough = await loseEvents(page, 'room_close');
  await page.goto('/virksomhed/dashboard');
  await page.getByRole('link', { name: /^Gå ind/ }).click();
  await expect(page).toHaveURL(/\/virksomhed\/cstream\//);
  await enterRoom(page);
  await expect(page.getByRole('heading', { name: 'Samarbejde' })).toBeVisible();

  const guest = await openGuest(browser, await mailedRoom(email));
  await expect(guest.getByText('Karen Bæk er i rummet')).toBeVisible();
  await enterRoom(guest, 'Bo');
  await Promise.all([expectToReceive(page, 1), expectToReceive(guest, 1)]);
  await button(page, 'Deltagere').click();
  await button(page, 'Fjern Bo').click();
  await button(page, 'Fjern').click();
  await expect(guest.getByRole('heading', { name: 'Værten har fjernet dig fra samtalen' })).toBeVisible();
  expect(await liveTracks(guest)).toBe(0);
  // The question has been answered; the list of people is still open.
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const again = await guest.context().newPage();
  await again.goto(await mailedRoom(email));
  await expect(again.getByRole('heading', { name: 'Værten har fjernet dig fra samtalen' })).toBeVisible();
  await expect(again.getByText('Du kan ikke komme ind igen')).toBeVisible();
  await expectAccessible(again);

  const other = await openGuest(browser, await mailedRoom(email));
  await enterRoom(other, 'Cæcilie');
  await expectToReceive(page, 1);
  await button(page, 'Afslut').click();
  await button(page, 'Afslut for alle').click();
  await expect(page.getByRole('alert').getByText('Serveren har ikke bekræftet, at samtalen er slut')).toBeVisible();
  await expectToReceive(other, 1);
  letThrough();
  await button(page, 'Afslut for alle').click();
  await expect(page).toHaveURL(/\/virksomhed\/dashboard$/);
  await expect(other.getByRole('heading', { name: 'Samtalen er slut' })).toBeVisible();
  for (const one of [page, other]) expect(await liveTracks(one)).toBe(0);
});
