import type { Page } from '@playwright/test';
import { totpCode } from '../apps/server/src/accounts/second-factor/authenticator.factory.ts';
import { newEmployer, newSeeker, type Person } from '../support/journeys/people.ts';
import { expect, expectAccessible, expectAccessibleInBothSchemes, hydrated, test } from '../support/journeys/test.ts';

test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium has virtual authenticators');

/**
 * A device in the browser that makes passkeys and checks who holds it.
 * @returns a function that lays the device aside, or takes it up again: then it answers what it is asked, also by the suggestions of
 *   the sign-in form
 */
async function addDevice(page: Page): Promise<(isAtHand: boolean) => Promise<void>> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async (isAtHand) => {
    await device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: isAtHand });
  };
}

const settingsOf = { seeker: '/kandidat/indstillinger', employer: '/virksomhed/indstillinger' };
const security = (page: Page) => page.getByRole('region', { name: 'Sikkerhed' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function signOutHere(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.context().clearCookies();
}

async function typePassword(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/login');
  await hydrated(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Adgangskode', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log ind', exact: true }).click();
}

async function addPasskey(page: Page, name: string): Promise<string[]> {
  await security(page).getByRole('button', { name: 'Tilføj adgangsnøgle' }).click();
  await dialog(page, 'Tilføj adgangsnøgle').getByLabel('Navn').fill(name);
  await dialog(page, 'Tilføj adgangsnøgle').getByRole('button', { name: 'Fortsæt' }).click();
  return await saveCodes(page);
}

async function saveCodes(page: Page): Promise<string[]> {
  const codes = dialog(page, 'Nye gendannelseskoder');
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const texts = await codes.getByRole('listitem').allTextContents();
  await codes.getByRole('button', { name: 'Jeg har gemt koderne' }).click();
  return texts;
}

async function connectApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await security(page).getByRole('button', { name: 'Forbind godkendelsesapp' }).click();
  const connect = dialog(page, 'Forbind godkendelsesapp');
  await expect(connect.getByRole('img', { name: 'QR-kode til godkendelsesappen' })).toBeVisible();
  const secret = ((await connect.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '').replaceAll(' ', '');
  await connect.getByRole('button', { name: 'Forbind' }).click();
  await expect(connect.getByText('Skriv koden fra appen.')).toBeVisible();
  await connect.getByLabel('Kode fra appen').fill(totpCode(secret, new Date()));
  await connect.getByRole('button', { name: 'Forbind' }).click();
  return { secret, codes: await saveCodes(page) };
}

test('after the password a code of the app, or a recovery code, opens the account', { tag: '@phone' }, async ({
  page,
}) => {
  const person = await newSeeker();
  await typePassword(page, person);
  await expect(page).not.toHaveURL(/login/);
  await page.goto(settingsOf.seeker);
  const { secret, codes } = await connectApp(page);
  await expectAccessible(page);

  await signOutHere(page);
  await typePassword(page, person);
  await expect(page.getByRole('heading', { name: 'Bekræft login' })).toBeFocused();
  await expectAccessibleInBothSchemes(page);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.getByLabel('Kode fra appen').fill('000000');
  await page.getByRole('main').getByRole('button', { name: 'Log ind', exact: true }).click();
  await expect(page.getByText('Koden er forkert eller allerede brugt.')).toBeVisible();
  // The code of now was used to connect the app.
  await page.getByLabel('Kode fra appen').fill(totpCode(secret, new Date(Date.now() + 30_000)));
  await page.getByRole('main').getByRole('button', { name: 'Log ind', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);

  await signOutHere(page);
  await typePassword(page, person);
  await page.getByRole('button', { name: 'Brug en gendannelseskode i stedet' }).click();
  await page.getByLabel('Gendannelseskode').fill((codes[0] ?? '').toLowerCase());
  await page.getByRole('main').getByRole('button', { name: 'Log ind', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
  await page.goto(settingsOf.seeker);
  await expect(security(page).getByText('9 af 10 er tilbage.')).toBeVisible();
});

test('a passkey signs in alone and after the password; it is renamed and removed', async ({ page }) => {
  const person = await newEmployer();
  const hold = await addDevice(page);
  await typePassword(page, person);
  await expect(page).not.toHaveURL(/login/);
  await page.goto(settingsOf.employer);
  await addPasskey(page, 'Min telefon');
  await expect(security(page).getByText('Totrinslogin er slået til')).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  await hold(false);
  await signOutHere(page);
  await typePassword(page, person);
  await page.getByRole('button', { name: 'Brug adgangsnøgle', exact: true }).click();
  await hold(true);
  await expect(page).not.toHaveURL(/login/);

  // The device answers the suggestions of the form as if it had been chosen there.
  await signOutHere(page);
  await page.goto('/login');
  await expect(page).not.toHaveURL(/login/);

  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await signOutHere(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log ind med adgangsnøgle' }).click();
  await expect(page).not.toHaveURL(/login/);

  await page.goto(settingsOf.employer);
  await security(page).getByRole('button', { name: 'Omdøb Min telefon' }).click();
  await dialog(page, 'Omdøb adgangsnøgle').getByLabel('Navn').fill('Arbejdstelefon');
  await dialog(page, 'Omdøb adgangsnøgle').getByRole('button', { name: 'Gem' }).click();
  await security(page).getByRole('button', { name: 'Fjern Arbejdstelefon' }).click();
  await dialog(page, 'Skal Arbejdstelefon fjernes?').getByRole('button', { name: 'Fjern' }).click();
  await expect(security(page).getByText('Totrinslogin er slået fra')).toBeVisible();
});

test('a change of the password asks again, keeps what was typed, and is made then', async ({ page }) => {
  const person = await newSeeker();
  await addDevice(page);
  await typePassword(page, person);
  await expect(page).not.toHaveURL(/login/);
  await page.goto(settingsOf.seeker);
  await addPasskey(page, 'Min telefon');
  // A session that was confirmed more than ten minutes ago is refused like this; the server's tests show that it is.
  let refused = false;
  await page.route('**/api/update_password', async (route) => {
    if (refused) return await route.fallback();
    refused = true;
    const problem = { code: 'confirmation_required', title: 'confirmation required', status: 403 };
    await route.fulfill({ status: 403, json: problem, contentType: 'application/problem+json' });
  });
  const changing = page.getByRole('region', { name: 'Adgangskode' });
  await changing.getByLabel('Nuværende adgangskode').fill(person.password);
  await changing.getByLabel('Ny adgangskode', { exact: true }).fill('en helt ny adgangskode');
  await changing.getByRole('button', { name: 'Skift adgangskode' }).click();
  await dialog(page, 'Bekræft login igen').getByRole('button', { name: 'Brug adgangsnøgle', exact: true }).click();
  await expect(dialog(page, 'Bekræft login igen')).toBeHidden();
  await expect(changing.getByRole('status')).toBeVisible();
  await expect(changing.getByLabel('Nuværende adgangskode')).toHaveValue('');

  await page.unrouteAll();
  await security(page).getByRole('button', { name: 'Slå fra' }).click();
  await dialog(page, 'Skal totrinslogin slås fra?').getByRole('button', { name: 'Slå fra' }).click();
  await expect(security(page).getByText('Totrinslogin er slået fra')).toBeVisible();
});
