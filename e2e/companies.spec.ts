import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { newEmployer, type Person } from '../support/journeys/people.ts';
import { expect, expectAccessible, test } from '../support/journeys/test.ts';
import { recordFilm } from './support/film.ts';

const logo = new URL('../apps/web/public/icons/icon-192.png', import.meta.url).pathname;

/** Signs in on the settings screen, and waits for the form. */
async function openSettings(page: Page, employer: Person, path = '/virksomhed/indstillinger') {
  await page.goto(path);
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('E-mail').fill(employer.email);
  await page.getByLabel('Adgangskode', { exact: true }).fill(employer.password);
  await page.getByRole('main').getByRole('button', { name: 'Log ind', exact: true }).click();
  await expect(page.getByLabel('Virksomhedens navn')).toBeVisible();
}

async function tokenOf(page: Page): Promise<string> {
  return (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
}

/** Saves the company as another browser would. */
async function saveElsewhere(page: Page, change: Record<string, unknown>) {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const own = await (await page.request.get('/api/get_employer_profile', { headers })).json();
  const company = { ...own.company, ...change };
  const answer = await page.request.post('/api/create_company', {
    headers,
    multipart: { company: JSON.stringify(company) },
  });
  expect(await answer.json()).toMatchObject({ result: 'success' });
}

const save = (page: Page) => page.getByRole('button', { name: 'Gem profilen' });

test.describe('a guest on a company page', () => {
  test('reads about a sample company and opens one of its ads', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/home');
    const link = page.getByRole('main').getByRole('link', { name: 'Nordlys Energi', exact: true }).last();
    await link.click();
    await expect(page).toHaveURL(/\/company\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Nordlys Energi' })).toBeVisible();
    await expect(page).toHaveTitle(/^Nordlys Energi: \d+ ledige? job \| Jobblik$/);
    await expect(page.getByRole('link', { name: 'Nordlys Energi på LinkedIn' })).toHaveAttribute('href', /^https:/);
    await expect(page.getByText('Energivej 4, 9000 Aalborg')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Se \d+ ledige job$/ }).click();
    const ads = page.getByRole('list', { name: 'Ledige job hos Nordlys Energi' });
    await expect(ads).toBeInViewport();
    // The newest ads belong to other journeys, which also delete some.
    const ad = ads.getByRole('heading').last().getByRole('link');
    const title = await ad.innerText();
    await ad.click();
    await expect(page).toHaveURL(/\/job\/\d+\//);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('search engines read the company without scripts', async ({ request }) => {
    const html = await (await request.get('/company/1')).text();
    const data = /<script[^>]+application\/ld\+json[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
    const organization = JSON.parse(data);
    expect(organization).toMatchObject({ '@type': 'Organization', address: { addressCountry: 'DK' } });
    expect(html).toContain(organization.name);
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/company\/1"\/?>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}/);
    expect(html).toMatch(/<meta name="keywords" content="[^"]+/);
  });

  test('gets a page for what does not exist', async ({ page, request }) => {
    for (const id of ['0', '-1', '2000000000', '99999999999999', 'abc', '1;drop'])
      expect((await request.get(`/company/${id}`)).status(), id).toBe(404);
    await page.goto('/company/1;drop');
    await expect(page.getByRole('link', { name: 'Find job' }).last()).toBeVisible();
  });
});

test.describe('an employer without a company', () => {
  test('fills it in with a logo, and everybody can see it', { tag: '@phone' }, async ({ page, browser }) => {
    const employer = await newEmployer();
    await openSettings(page, employer, '/virksomhed/indstillinger?mangler=virksomhed');
    await expect(page.getByText('Før I kan slå et job op')).toBeVisible();
    await expect(page.getByLabel('Virksomhedens navn')).toHaveValue(employer.company);
    await expectAccessible(page);

    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Vælg logo' }).click();
    await (await choosing).setFiles(logo);
    await expect(page.getByText('»icon-192.png« kommer med')).toBeVisible();
    await page.getByLabel(/^CVR-nummer/).fill('DK 25 31 37 63');
    await page.getByLabel(/^Branche/).fill('Frugtavl');
    await page.getByLabel(/^Antal ansatte/).fill('1.200');
    await page.getByLabel(/^Grundlagt/).fill('1987');
    await page.getByRole('textbox', { name: /^Adresse/ }).fill('Bakkevej 2');
    const place = page.getByRole('combobox', { name: /^Postnummer og by/ });
    await place.fill('Odense');
    await page.getByRole('option', { name: '5000 Odense C' }).click();
    await expect(place).toHaveValue('5000 Odense C');
    await page.getByLabel(/^Hjemmeside/).fill('æblegården.dk');
    await page.getByRole('textbox', { name: /^E-mail/ }).fill('karen@eksempel.dk');
    await page.getByRole('textbox', { name: 'Tekst om virksomheden' }).fill('Vi dyrker æbler på Fyn.');
    await page.getByLabel(/^Instagram/).fill('instagram.com/aeblegaarden');
    await save(page).click();

    await expect(page).toHaveURL(/\/virksomhed\/profil$/);
    await expect(page.getByText('Profilen er gemt.')).toBeVisible();
    await expect(page.getByRole('img', { name: /\d+ procent/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Video' })).toHaveAttribute('href', '/virksomhed/indstillinger#video');
    await expectAccessible(page);
    const address = await page.getByRole('link', { name: 'Se den offentlige side' }).getAttribute('href');

    const guest = await (await browser.newContext()).newPage();
    await guest.goto(new URL(address ?? '', page.url()).href);
    await expect(guest.getByRole('heading', { level: 1, name: employer.company })).toBeVisible();
    await expect(guest.getByText('1.200 ansatte')).toBeVisible();
    await expect(guest.getByText('Frugtavl i Odense C')).toBeVisible();
    await expect(guest.getByText('CVR 25 31 37 63')).toBeVisible();
    await expect(guest.getByText('Vi dyrker æbler på Fyn.')).toBeVisible();
    await expect(guest.getByRole('heading', { name: 'Ingen ledige job lige nu' })).toBeVisible();
    const mark = guest.getByRole('main').locator('header img');
    await expect.poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expectAccessible(guest);
    await guest.context().close();
  });

  test('sees errors at the fields, and keeps its input', { tag: '@phone' }, async ({ page }) => {
    await openSettings(page, await newEmployer());
    await page.getByLabel('Virksomhedens navn').fill('   ');
    await page.getByLabel(/^CVR-nummer/).fill('1234');
    await page.getByLabel(/^Grundlagt/).fill('87');
    await page.getByLabel(/^Hjemmeside/).fill('javascript:alert(1)');
    await page.getByRole('textbox', { name: /^E-mail/ }).fill('karen@');
    await save(page).click();
    await expect(page.getByRole('alert').filter({ hasText: '5 felter skal rettes' })).toBeVisible();
    await expect(page.getByLabel('Virksomhedens navn')).toBeFocused();
    await expect(page.getByText('Skriv virksomhedens navn.')).toBeVisible();
    await expect(page.getByText('Et CVR-nummer har otte cifre.')).toBeVisible();
    await expect(page.getByText('Skriv et årstal med fire cifre')).toBeVisible();
    await expect(page.getByText('Skriv hele adressen')).toBeVisible();
    await expect(page.getByText('Der mangler noget i mailadressen')).toBeVisible();
    await expect(page.getByLabel(/^CVR-nummer/)).toHaveValue('1234');
    await expectAccessible(page);

    await page.getByLabel(/^CVR-nummer/).fill('25313764');
    await save(page).click();
    await expect(page.getByText('Cifrene passer ikke sammen')).toBeVisible();
    await page.getByLabel(/^CVR-nummer/).fill('25313763');
    await expect(page.getByText('Cifrene passer ikke sammen')).toBeHidden();
  });

  test('has a field in view as soon as it gets the focus', async ({ page }) => {
    await openSettings(page, await newEmployer());
    const email = page.getByRole('textbox', { name: /^E-mail/ });
    const isInView = await email.evaluate((field) => {
      field.focus();
      return field.getBoundingClientRect().bottom <= innerHeight;
    });
    expect(isInView).toBe(true);
  });

  test('sees that a logo is not a picture, before and after sending', async ({ page }) => {
    await openSettings(page, await newEmployer());
    const input = page.locator('input[type="file"]').first();
    await input.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await expect(page.getByText('Den slags fil kan vi ikke vise.')).toBeVisible();
    await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<html>nej</html>') });
    await page.getByLabel(/^Branche/).fill('Frugtavl');
    await save(page).click();
    await expect(page.getByRole('group', { name: 'Logo' }).getByRole('status')).toContainText('Den slags fil');
    await expect(page.getByRole('button', { name: /(Skift|Vælg) logo/ })).toBeFocused();
    await expect(page.getByLabel(/^Branche/)).toHaveValue('Frugtavl');
    await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: readFileSync(logo) });
    await save(page).click();
    await expect(page).toHaveURL(/\/virksomhed\/profil$/);
  });

  test('has its input again after a reload, and after the session has ended', async ({ page }) => {
    const employer = await newEmployer();
    await openSettings(page, employer);
    await page.getByLabel(/^Branche/).fill('Frugtavl');
    await page.locator('input[type="file"]').first().setInputFiles(logo);
    await expect(page.getByText('Ikke gemt endnu.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(/^Branche/)).toHaveValue('Frugtavl');
    await expect(page.getByText('»icon-192.png« kommer med')).toBeVisible();

    await page.request.post('/api/logout', { headers: { authorization: `Bearer ${await tokenOf(page)}` } });
    await expect(page).toHaveURL(/\/login\?next=/);
    await openSettings(page, employer);
    await expect(page.getByText('Her er det, I nåede at skrive sidst.')).toBeVisible();
    await expect(page.getByLabel(/^Branche/)).toHaveValue('Frugtavl');
    await save(page).click();
    await expect(page).toHaveURL(/\/virksomhed\/profil$/);
    await page.goto('/virksomhed/indstillinger');
    await expect(page.getByLabel(/^Branche/)).toHaveValue('Frugtavl');
    await expect(page.getByText('Her er det, I nåede at skrive sidst.')).toBeHidden();

    await page.getByLabel(/^Branche/).fill('Noget andet');
    await page.reload();
    await page.getByRole('button', { name: 'Begynd forfra' }).click();
    await expect(page.getByLabel(/^Branche/)).toHaveValue('Frugtavl');
    await page.reload();
    await expect(page.getByLabel(/^Branche/)).toHaveValue('Frugtavl');
    await expect(page.getByRole('button', { name: 'Begynd forfra' })).toBeHidden();
  });
});

test.describe('an employer with a company', () => {
  test('sees that somebody saved in between, and loses nothing', async ({ page }) => {
    await openSettings(page, await newEmployer());
    await save(page).click();
    await expect(page).toHaveURL(/\/virksomhed\/profil$/);
    await page.getByRole('link', { name: 'Rediger profilen' }).click();
    await page.getByLabel(/^Branche/).fill('Vores egen branche');
    await saveElsewhere(page, { company_branch: 'Deres branche', company_phone: '11 22 33 44' });
    await save(page).click();
    const note = page.getByRole('region', { name: 'Profilen er gemt et andet sted imens' });
    await expect(note).toBeFocused();
    await expect(note).toContainText('Telefon');
    await expect(note).toContainText('»Deres branche«');
    await expect(page.getByLabel(/^Telefon/)).toHaveValue('11 22 33 44');
    await expect(page.getByLabel(/^Branche/)).toHaveValue('Vores egen branche');
    await expectAccessible(page);

    await note.getByRole('button', { name: 'Brug hele den nyere udgave' }).click();
    await expect(page.getByLabel(/^Branche/)).toHaveValue('Deres branche');
    const notice = page.getByRole('status').filter({ hasText: 'Felterne viser nu den nyere udgave.' });
    await notice.getByRole('button', { name: 'Fortryd' }).click();
    await expect(page.getByLabel(/^Branche/)).toHaveValue('Vores egen branche');
    await save(page).click();
    await expect(page).toHaveURL(/\/virksomhed\/profil$/);
    await expect(page.getByText('Vores egen branche').first()).toBeVisible();
    await expect(page.getByText('11 22 33 44')).toBeVisible();
  });

  test('keeps its input while the connection is lost', async ({ page, context }) => {
    await openSettings(page, await newEmployer());
    await page.getByLabel(/^Branche/).fill('Frugtavl');
    await context.setOffline(true);
    await save(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Vi mistede forbindelsen.' })).toBeVisible();
    await expect(page.getByLabel(/^Branche/)).toHaveValue('Frugtavl');
    await context.setOffline(false);
    await save(page).click();
    await expect(page).toHaveURL(/\/virksomhed\/profil$/);
  });

  test('puts a video on its page, which plays, seeks and can be downloaded', async ({ page, browser }) => {
    const employer = await newEmployer();
    await openSettings(page, employer);
    const buffer = await recordFilm(browser);
    const film = { name: 'Vores hverdag på gården.webm', mimeType: 'video/webm', buffer };
    await page.getByLabel(/^Videofil/).setInputFiles(film);
    await expect(page.getByLabel(`Video fra ${employer.company}`)).toBeVisible();
    await save(page).click();
    await expect(page).toHaveURL(/\/virksomhed\/profil$/);

    const player = page.getByLabel(`Video fra ${employer.company}`);
    // A picture from the video is the poster, since the first frame is often black.
    await expect(player).toHaveAttribute('poster', /^blob:/);
    await player.evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      await video.play();
    });
    await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2);
    await player.evaluate((video: HTMLVideoElement) => {
      video.currentTime = 0.1;
    });
    await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.seeking)).toBe(false);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: `Hent ${film.name}` }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(film.name);
    expect(readFileSync(await download.path()).equals(buffer)).toBe(true);

    await page.goto('/virksomhed/indstillinger#video');
    await page.getByRole('button', { name: `Fjern ${film.name}` }).click();
    await expect(page.getByText('forsvinder fra siden, når I gemmer')).toBeVisible();
    await page.getByRole('button', { name: 'Behold videoen' }).click();
    await expect(page.getByText(film.name)).toBeVisible();
    await page.getByRole('button', { name: `Fjern ${film.name}` }).click();
    await save(page).click();
    await expect(page).toHaveURL(/\/virksomhed\/profil$/);
    await expect(player).toBeHidden();
  });

  test('does it all with the keyboard', async ({ page }) => {
    await openSettings(page, await newEmployer());
    await page.getByRole('textbox', { name: /^Adresse/ }).focus();
    await page.keyboard.type('Bakkevej 2');
    await page.keyboard.press('Tab');
    const place = page.getByRole('combobox', { name: /^Postnummer og by/ });
    await page.keyboard.type('Aarhus');
    await expect(page.getByRole('option', { name: '8000 Aarhus C' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(page.getByText('Vælg et sted fra listen.')).toBeVisible();
    await place.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(place).toHaveValue(/^8\d{3} Aarhus/);
    await expect(page.getByText('Vælg et sted fra listen.')).toBeHidden();
    await place.fill('Svendborg');
    await page.keyboard.press('Tab');
    await expect(place).toHaveValue('5700 Svendborg');
    await page.getByLabel(/^Telefon/).press('Enter');
    await expect(page).toHaveURL(/\/virksomhed\/profil$/);
    await expect(page.getByText('Bakkevej 2, 5700 Svendborg')).toBeVisible();
  });
});
