import { datesOf, isoWeekOf } from '@jobblik/contract/interviews/week.rules';
import { localDateOf, shiftDate } from '@jobblik/contract/kernel/local-time.rules';
import { workingDaysLater } from '@jobblik/contract/kernel/working-days.rules';
import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import {
  asPerson,
  beSignedIn,
  newSeeker,
  type Person,
  sampleEmployer,
  startSession,
} from '../support/journeys/people.ts';
import { expect, expectAccessible, expectAccessibleInBothSchemes, hydrated, test } from '../support/journeys/test.ts';
import { type Ad, newAd } from './support/ads.ts';

// Each journey sets its own window sizes.
test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

const weeksOfWorker = 20;
let usedWeeks = 0;

/** The Monday of a week in which no other journey has an interview with the sample employer: each process has its own weeks. */
function quietMonday(): string {
  const week = 4 + test.info().workerIndex * weeksOfWorker + usedWeeks;
  usedWeeks += 1;
  return datesOf(isoWeekOf(shiftDate(localDateOf(new Date()), 7 * week)))[0] ?? '';
}

const danish = (date: string) => date.split('-').reverse().join('.');

function weekPath(area: 'virksomhed' | 'kandidat', date: string): string {
  const { year, week } = isoWeekOf(date);
  return `/${area}/interview/liste?uge=${week}&aar=${year}`;
}

/** A person who has applied, by API calls. */
async function applicant(request: APIRequestContext, ad: Ad, name: string): Promise<Person> {
  const person = await newSeeker(name);
  const multipart = { job_id: String(ad.id), message: 'Kære Lene. Jeg vil gerne høre mere.' };
  const sent = await request.post('/api/apply_job', { headers: await asPerson(person), multipart });
  expect(await sent.json()).toMatchObject({ result: 'success' });
  return person;
}

async function phoneOf(browser: Browser, person: Person): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await beSignedIn(page, person);
  return page;
}

const day = (page: Page, words: RegExp) => page.getByRole('list', { name: words });
const dialog = (page: Page) => page.getByRole('dialog').last();

async function fillTimes(form: Locator, date: string, start: string, end: string): Promise<void> {
  await form.getByLabel('Dato', { exact: true }).fill(danish(date));
  await form.getByLabel('Fra', { exact: true }).fill(start);
  await form.getByLabel('Til', { exact: true }).fill(end);
}

test('an interview is requested, accepted on a phone, moved, postponed and cancelled', async ({
  page,
  browser,
  request,
}) => {
  const ad = await newAd(request);
  const seeker = await applicant(request, ad, 'Emil Juhl');
  const monday = quietMonday();
  const wednesday = shiftDate(monday, 2);

  await beSignedIn(page, sampleEmployer);
  await page.goto(`/virksomhed/job/detalje/${ad.id}/job_manage`);
  await page.getByRole('button', { name: 'Vælg videointerview' }).click();
  const request1 = dialog(page);
  await expect(request1.getByRole('heading', { level: 2 })).toHaveText('Inviter Emil Juhl til interview');
  // Begun with a text, on a working day in the daytime.
  await expect(request1.getByLabel('Beskrivelse')).toHaveValue(/^Vi vil gerne lære dig at kende/);
  const proposed = (await request1.getByLabel('Dato', { exact: true }).inputValue()).split('.').reverse().join('-');
  expect(proposed).toBe(workingDaysLater(localDateOf(new Date()), 1));
  await expect(request1.getByLabel('Fra', { exact: true })).toHaveValue(/^(09|1[0-5])\.[03]0$/);
  await request1.getByLabel('Beskrivelse').fill('');
  await request1.getByRole('button', { name: 'Send invitation' }).click();
  await expect(request1.getByText('Udfyld feltet.')).toBeVisible();
  await request1.getByLabel('Beskrivelse').fill('Vi taler om vagterne.');
  await fillTimes(request1, wednesday, '10', '1030');
  await expectAccessible(page);
  await request1.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Emil Juhl er inviteret til interview')).toBeVisible();
  const reader = page.getByRole('article');
  await expect(reader.getByText('Videointerview anmodning er sendt')).toBeVisible();

  const phone = await phoneOf(browser, seeker);
  await phone.goto('/kandidat/dashboard');
  await phone.getByRole('button', { name: /^Acceptér/ }).click();
  await expect(phone.getByText('Interviewet er aftalt')).toBeVisible();
  await expect(phone.getByText('døren åbner kl. 09.55')).toBeVisible();
  // The other side updates without a reload.
  await expect(reader.getByText('Anmodning om videointerview accepteres')).toBeVisible();
  await reader.getByRole('tab', { name: 'Forløb' }).click();
  await expect(reader.getByText('rummet åbner fem minutter før')).toBeVisible();

  await page.goto(weekPath('virksomhed', monday));
  const entry = day(page, /^onsdag/).getByRole('button', { name: /Emil Juhl 10\.00/ });
  await expect(entry).toBeVisible();
  await phone.goto(`${weekPath('kandidat', monday)}&dag=3`);
  await expect(phone.getByRole('heading', { level: 2, name: /^Onsdag den/ })).toBeVisible();
  await expect(phone.getByText('Aftalt', { exact: true }).last()).toBeVisible();
  // A week without interviews leads to the next one, as the number in the menu says.
  await phone.goto('/kandidat/interview/liste');
  await expect(phone.getByText(/^Næste interview: .*, onsdag\sden\s.*\skl\.\s10\.00\./)).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('link', { name: 'Vis ugen' }).click();
  await expect(phone.getByRole('heading', { level: 2, name: /^Onsdag den/ })).toBeVisible();

  await entry.click();
  await dialog(page).getByRole('button', { name: 'Flyt' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Flyt interviewet med Emil Juhl' })).toBeVisible();
  await dialog(page).getByLabel('Fra', { exact: true }).fill('13.00');
  await dialog(page).getByLabel('Til', { exact: true }).fill('13.30');
  await dialog(page).getByRole('button', { name: 'Flyt interviewet' }).click();
  await expect(page.getByText('Interviewet er flyttet')).toBeVisible();
  await expect(day(page, /^onsdag/).getByRole('button', { name: /Emil Juhl 13\.00.*Venter på svar/ })).toBeVisible();

  // The phone's day shows the new time without a reload, and the seeker asks for another one.
  await expect(phone.getByText('Venter på dit svar', { exact: true })).toBeVisible();
  await phone.getByRole('main').getByRole('listitem').filter({ hasText: '13.00' }).getByRole('button').click();
  // The name of the company stays on its line; the state is below.
  const top = async (text: string) => (await dialog(phone).getByText(text).first().boundingBox())?.y ?? 0;
  expect(await top('Venter på dit svar')).toBeGreaterThan((await top('Om jobbet')) + 10);
  await dialog(phone).getByRole('button', { name: 'Udsæt' }).click();
  await dialog(phone).getByRole('button', { name: 'Send' }).click();
  await expect(dialog(phone).getByText('Skriv, hvorfor interviewet skal flyttes.')).toBeVisible();
  await dialog(phone).getByLabel('Hvorfor skal det flyttes?').fill("Jeg er til 'eksamen' den dag");
  await dialog(phone).getByRole('button', { name: 'Send' }).click();
  await expect(phone.getByText('Virksomheden har fået besked')).toBeVisible();

  const postponed = day(page, /^onsdag/).getByRole('button', { name: /Emil Juhl.*Skal flyttes/ });
  await postponed.click();
  await expect(dialog(page).getByText('Begrundelse: Jeg er til eksamen den dag')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Aflys' }).click();
  await dialog(page).getByRole('button', { name: 'Aflys interviewet' }).click();
  await expect(page.getByText('Interviewet er aflyst')).toBeVisible();
  await expect(postponed).toHaveCount(0);
  await expect(phone.getByText('Ingen interviews denne dag.')).toBeVisible();
  await phone.context().close();
});

test('an evening time is asked about, said above the grid, and its link opens its week', async ({ page, request }) => {
  const ad = await newAd(request);
  await applicant(request, ad, 'Frida Juhl');
  const tuesday = shiftDate(quietMonday(), 1);
  await beSignedIn(page, sampleEmployer);
  await page.goto(`/virksomhed/job/detalje/${ad.id}/job_manage`);
  await page.getByRole('button', { name: 'Vælg videointerview' }).click();
  const form = page.getByRole('dialog', { name: 'Inviter Frida Juhl til interview' });
  await fillTimes(form, tuesday, '20', '2030');
  await form.getByRole('button', { name: 'Send invitation' }).click();
  const question = page.getByRole('dialog', { name: 'Er tidspunktet rigtigt?' });
  await expect(question).toContainText(/tirsdag\sden\s.*20\.00.*20\.30, uden for kl\. 07\.00–19\.00/);
  await expectAccessibleInBothSchemes(page);
  await question.getByRole('button', { name: 'Skift tidspunkt' }).click();
  await expect(form.getByLabel('Fra', { exact: true })).toHaveValue('20.00');
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await question.getByRole('button', { name: 'Send alligevel' }).click();
  await expect(page.getByText('Frida Juhl er inviteret til interview')).toBeVisible();

  const headers = await asPerson(sampleEmployer);
  const { interviews } = await (await request.post('/api/get_interview_list', { headers, data: {} })).json();
  const { uuid } = interviews.find(({ seeker }: { seeker: { name: string } | null }) => seeker?.name === 'Frida Juhl');
  await page.goto(`/virksomhed/interview/liste?interview=${uuid}`);
  await expect(dialog(page)).toContainText('Frida Juhl');
  await dialog(page).getByRole('button', { name: 'Luk' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`Uge ${isoWeekOf(tuesday).week}$`));
  await expect(page).toHaveURL(/[?&]uge=/);
  const notice = page.getByText('1 interview ligger uden for kl. 07.00–19.00');
  const top = async (at: Locator) => (await at.boundingBox())?.y ?? Number.NaN;
  expect(await top(notice)).toBeLessThan(await top(day(page, /^tirsdag/)));
  await expectAccessibleInBothSchemes(page);
});

test('a time is chosen by keyboard and by dragging; a taken one shows an error and keeps the input', async ({
  page,
  request,
}) => {
  const ad = await newAd(request);
  await applicant(request, ad, 'Linh Tran');
  const monday = quietMonday();
  const tuesday = shiftDate(monday, 1);
  await beSignedIn(page, sampleEmployer);
  await page.goto(weekPath('virksomhed', monday));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Uge ${isoWeekOf(monday).week}`);

  await hydrated(page);
  const cursor = page.getByRole('button', { name: /^Nyt interview mandag/ });
  await cursor.focus();
  await page.keyboard.press('Home');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Shift+ArrowDown']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: /^Nyt interview tirsdag den .* kl\. 08\.00–.?09\.00/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Dato', { exact: true })).toHaveValue(danish(tuesday));
  await expect(dialog(page).getByLabel('Fra', { exact: true })).toHaveValue('08.00');
  await expect(dialog(page).getByLabel('Til', { exact: true })).toHaveValue('09.00');
  await dialog(page).getByLabel('Fra', { exact: true }).press('ArrowUp');
  await expect(dialog(page).getByLabel('Fra', { exact: true })).toHaveValue('08.10');
  await expect(dialog(page).getByLabel('Til', { exact: true })).toHaveValue('09.10');
  await dialog(page).getByRole('button', { name: 'Annuller' }).click();

  const column = day(page, /^torsdag/);
  await column.scrollIntoViewIfNeeded();
  const box = await column.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, box?.y ?? 0];
  // Half-hour slots of 38 px: the fifth to the seventh are 9.00 to 10.30.
  await page.mouse.move(x, y + 4 * 38 + 5);
  await page.mouse.down();
  await page.mouse.move(x, y + 6 * 38 + 30, { steps: 4 });
  await page.mouse.up();
  const form = dialog(page);
  await expect(form.getByLabel('Fra', { exact: true })).toHaveValue('09.00');
  await expect(form.getByLabel('Til', { exact: true })).toHaveValue('10.30');
  await form.getByRole('combobox', { name: 'Kandidat' }).fill('Linh');
  await form.getByRole('option', { name: new RegExp(`Linh Tran · ${ad.title}`) }).click();
  await form.getByLabel('Emne').fill('Første samtale');
  await form.getByLabel('Beskrivelse').fill('Vi lærer hinanden at kende.');
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Interviewet er i kalenderen, og invitationen er sendt')).toBeVisible();
  const entry = column.getByRole('button', { name: /Linh Tran 09\.00/ });
  await expect(entry).toBeVisible();

  // A drag over an entry stops before it.
  await page.mouse.move(x, y + 2 * 38 + 5);
  await page.mouse.down();
  await page.mouse.move(x, y + 12 * 38, { steps: 4 });
  await page.mouse.up();
  await expect(dialog(page).getByLabel('Til', { exact: true })).toHaveValue('09.00');
  await dialog(page).getByRole('button', { name: 'Anden person' }).click();
  await dialog(page).getByLabel('E-mail').fill('gaest@jobblik.test');
  await dialog(page).getByLabel('Emne').fill('Møde');
  await dialog(page).getByLabel('Beskrivelse').fill('Om samarbejdet.');
  await dialog(page).getByLabel('Til', { exact: true }).fill('9.30');
  await dialog(page).getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Dette tidspunkt er allerede booket til en anden jobsøger');
  await expect(dialog(page).getByLabel('Emne')).toHaveValue('Møde');
  await expect(dialog(page).getByLabel('Beskrivelse')).toHaveValue('Om samarbejdet.');
  await expectAccessible(page);
});

test('a candidate picks one of the employer’s free slots', async ({ page, browser, request }) => {
  const ad = await newAd(request);
  const seeker = await applicant(request, ad, 'Grace Mensah');
  const friday = shiftDate(quietMonday(), 4);
  await beSignedIn(page, sampleEmployer);
  await page.goto(weekPath('virksomhed', friday));
  await page.getByRole('button', { name: 'Ledige tider' }).click();
  await fillTimes(dialog(page), friday, '12.00', '13.00');
  await dialog(page).getByRole('button', { name: 'Tilføj 2 ledige tider' }).click();
  await expect(page.getByText('2 ledige tider er tilføjet')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Luk' }).first().click();
  await expect(day(page, /^fredag/).getByRole('button', { name: /Ledig tid/ })).toHaveCount(2);

  await page.goto(`/virksomhed/job/detalje/${ad.id}/job_manage`);
  await page.getByRole('button', { name: 'Vælg videointerview' }).click();
  await dialog(page).getByLabel('Beskrivelse').fill('Vælg den tid, der passer dig.');
  await dialog(page).getByLabel('Kandidaten vælger mellem ledige tider').check();
  await dialog(page).getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Grace Mensah er inviteret til interview')).toBeVisible();

  const phone = await phoneOf(browser, seeker);
  await phone.goto('/kandidat/interview/liste?visning=liste');
  await phone.getByRole('button', { name: 'Vælg en tid' }).click();
  await expectAccessible(phone);
  await dialog(phone)
    .getByRole('radio', { name: /kl\. 12\.30/ })
    .check();
  await dialog(phone).getByRole('button', { name: 'Vælg tiden' }).click();
  await expect(phone.getByText('Interviewet er aftalt')).toBeVisible();
  await expect(phone.getByText('Aftalt', { exact: true })).toBeVisible();
  await phone.context().close();

  await page.goto(weekPath('virksomhed', friday));
  await expect(day(page, /^fredag/).getByRole('button', { name: /Grace Mensah 12\.30.*Aftalt/ })).toBeVisible();
  await expect(day(page, /^fredag/).getByRole('button', { name: /Ledig tid/ })).toHaveCount(1);
});

test('the calendar can be subscribed to at an address that works until it is deleted', async ({ page, request }) => {
  await beSignedIn(page, await newSeeker());
  await page.goto('/kandidat/interview/liste');
  await page.getByRole('button', { name: 'Abonnér' }).click();
  await dialog(page).getByRole('button', { name: 'Lav en adresse' }).click();
  const address = await dialog(page).getByLabel('Adresse til kalenderen').inputValue();
  expect(await (await request.get(address)).text()).toContain('BEGIN:VCALENDAR');
  await dialog(page).getByRole('button', { name: 'Slet adressen' }).click();
  await expect(page.getByText('Adressen virker ikke længere')).toBeVisible();
  expect((await request.get(address)).ok()).toBe(false);
});

test('the calendars have no accessibility faults at any width', async ({ page }) => {
  const people = [
    ['virksomhed', sampleEmployer],
    ['kandidat', { ...sampleEmployer, name: 'Amalie', email: 'kandidat@jobblik.test' }],
  ] as const;
  for (const [area, person] of people) {
    await beSignedIn(page, person);
    for (const width of [1280, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const view of ['', '?visning=liste']) {
        await page.goto(`/${area}/interview/liste${view}`);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        const shown = page.getByRole('main').getByRole('listitem').or(page.getByText('Ingen interviews endnu'));
        await expect(shown.first()).toBeVisible();
        await expectAccessibleInBothSchemes(page);
      }
    }
  }
});

test('the calendar of the demo opens at the working hours, and scrolls to the others', async ({ page }) => {
  await page.goto('/demo/interview/list');
  const hour = (text: string) => page.getByText(text, { exact: true });
  await expect(hour('07.00')).toBeInViewport();
  for (const text of ['00.00', '23.00']) {
    await expect(hour(text)).not.toBeInViewport();
    await hour(text).scrollIntoViewIfNeeded();
    await expect(hour(text)).toBeInViewport();
  }
  await expectAccessible(page);
});

test('the employer’s calendar addresses the company throughout', async ({ page }) => {
  await beSignedIn(page, sampleEmployer);
  await page.goto('/virksomhed/interview/liste');
  await page.getByRole('button', { name: 'Abonnér' }).click();
  await expect(dialog(page)).toContainText('Få jeres interviews vist i kalenderen');
  await expect(dialog(page)).not.toContainText(/\bdin(e)?\b/);
});

test('a reader abroad sees Danish and own times; with a clock that is two days fast, today is the server’s day', async ({
  browser,
  request,
}) => {
  const ad = await newAd(request);
  const seeker = await applicant(request, ad, 'Noah Lind');
  const tuesday = shiftDate(quietMonday(), 1);
  const { user_id } = await startSession(seeker);
  const schedule = {
    startDate: tuesday,
    start_time: '14:00',
    end_time: '14:30',
    title: 'Samtale',
    description: 'Om vagter.',
  };
  const asked = await request.post('/api/create_new_schedule_with_userid', {
    headers: await asPerson(sampleEmployer),
    data: { schedule: { ...schedule, user_id } },
  });
  const { result, new_interview_id: uuid } = await asked.json();
  expect(result).toBe('success');

  const context = await browser.newContext({ timezoneId: 'America/New_York', viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`));
  await page.addInitScript((ahead) => {
    const Own = Date;
    globalThis.Date = class extends Own {
      constructor(...parts: unknown[]) {
        super(...((parts.length === 0 ? [Own.now() + ahead] : parts) as []));
      }
      static override now() {
        return Own.now() + ahead;
      }
    } as DateConstructor;
  }, 2 * 86_400_000);
  await beSignedIn(page, seeker);
  // The two change their clocks on different days.
  const both = /14\.00–\u2060?14\.30\sdansk\stid \(kl\.\s0[89]\.00–\u2060?0[89]\.30\slokal\stid\)/;
  await page.goto('/kandidat/dashboard');
  await expect(page.getByText(both)).toBeVisible();
  await page.goto('/kandidat/beskedliste');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('article', { name: /Samtale/ }).getByText(both)).toBeVisible();
  await page.goto(`/kandidat/strøm/${uuid}/${uuid}`);
  await expect(page.getByText(both)).toBeVisible();
  await page.goto(`/kandidat/interview/liste?interview=${uuid}`);
  await expect(dialog(page).getByText(both)).toBeVisible();
  await expectAccessible(page);

  await page.goto('/kandidat/interview/liste');
  await expect(page.getByText(/^Kalenderen viser dansk tid\. Klokken er nu .*\slokal\stid\)\.$/)).toBeVisible();
  const today = localDateOf(new Date());
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Uge ${isoWeekOf(today).week}`);
  await expect(page.getByText('i dag', { exact: true }).locator('..')).toContainText(String(Number(today.slice(8))));
  expect(errors, 'errors in the page').toEqual([]);
  await context.close();
});
