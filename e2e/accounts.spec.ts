import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  type SignInProvider,
  startSignInProvider,
} from '../apps/server/src/accounts/social/sign-in-provider.factory.ts';
import { mailedLink, mailTo, readMails } from '../support/journeys/mails.ts';
import { asPerson, beSignedIn, newSeeker, newUnverifiedSeeker, sampleEmployer } from '../support/journeys/people.ts';
import { expect, expectAccessible, holdHydration, test } from '../support/journeys/test.ts';
import { type RunningProduct, startProduct } from '../support/product.ts';
import { testLimit } from '../support/test-limits.ts';
import { newAd } from './support/ads.ts';

const password = 'en lang nok adgangskode';

interface Member {
  name: string;
  email: string;
}

function newMember(name: string): Member {
  return { name, email: `${randomUUID()}@jobblik.test` };
}

async function fillSignIn(page: Page, { email }: Member, secret = password) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Adgangskode', { exact: true }).fill(secret);
  await page.getByRole('main').getByRole('button', { name: 'Log ind', exact: true }).click();
}

/** Signs in on a screen that requires it. */
async function openSettings(page: Page, member: Member) {
  await page.goto('/kandidat/indstillinger');
  await expect(page).toHaveURL(/\/login\?next=/);
  await fillSignIn(page, member);
  await expect(page).toHaveURL(/\/kandidat\/indstillinger$/);
  await expect(page.getByLabel('Navn', { exact: true })).toHaveValue(member.name);
}

/** The user of the token in the browser. */
async function signedInAs(page: Page): Promise<string | null> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  if (!token) return null;
  const answer = await page.request.get('/api/user', { headers: { authorization: `Bearer ${token}` } });
  return answer.ok() ? (await answer.json()).user.email : null;
}

test.describe('a guest', () => {
  test('signs in first for the screens of members, with the way back', async ({ page }) => {
    for (const path of [
      '/kandidat/dashboard',
      '/kandidat/strøm/1/rum',
      '/virksomhed/cv/søg?keyword=kok',
      '/virksomhed/job/redigere_job/1/kok',
      '/Videostreaming',
    ]) {
      await page.goto(path);
      await expect(page).toHaveURL(
        (url) => url.pathname === '/login' && decodeURI(url.searchParams.get('next') ?? '') === path,
      );
    }
  });
});

test.describe('signing up', () => {
  test('a job seeker does it with the keyboard alone', async ({ page }) => {
    const member = newMember('Åse Lund');
    await page.goto('/login');
    await page.getByRole('main').getByRole('button', { name: 'Opret konto' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Opret konto' });
    await expect(dialog.getByLabel('Jobsøger')).toBeChecked();
    await dialog.getByLabel('Jobsøger').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type(member.name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(member.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect.poll(() => signedInAs(page)).toBe(member.email);
    await expect(page).not.toHaveURL(/\/login/);
  });

  test('a company gives its name and comes to its overview', { tag: '@phone' }, async ({ page }) => {
    const member = newMember('Karen Bæk');
    await page.goto('/login');
    await page.getByRole('main').getByRole('button', { name: 'Opret konto' }).click();
    const dialog = page.getByRole('dialog', { name: 'Opret konto' });
    await dialog.getByLabel('Virksomhed', { exact: true }).check();
    await dialog.getByLabel('Kontaktpersonens navn').fill(member.name);
    await dialog.getByLabel('E-mail').fill(member.email);
    await dialog.getByLabel('Adgangskode', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Opret konto' }).click();
    await expect(dialog.getByText('Ret det, der er markeret herunder.')).toBeVisible();
    await expect(dialog.getByText('Skriv virksomhedens navn.')).toBeVisible();
    await expect(dialog.getByText('Sæt kryds her for at oprette kontoen.')).toBeVisible();
    await expect(dialog.getByLabel('Virksomhedens navn')).toBeFocused();
    await expectAccessible(page);
    await dialog.getByLabel('Virksomhedens navn').fill('Fjordens Tømrere');
    await dialog.getByLabel(/Jeg accepterer/).check();
    await dialog.getByRole('button', { name: 'Opret konto' }).click();
    await expect(page).toHaveURL(/\/virksomhed\/dashboard$/);
    expect(await signedInAs(page)).toBe(member.email);
    await expect(page.getByRole('complementary', { name: 'Bekræft e-mailen' })).toContainText(member.email);
    await page.goto(`/bekraeft-email/${await mailedLink(member.email, '/bekraeft-email/')}`);
    await expect(page.getByRole('heading', { name: 'E-mailen er bekræftet' })).toBeVisible();
    await page.getByRole('link', { name: 'Til overblikket' }).click();
    await expect(page).toHaveURL(/\/virksomhed\/dashboard$/);
    await expect(page.getByRole('complementary', { name: 'Bekræft e-mailen' })).toBeHidden();
    expect((await mailTo(member.email, 'Velkommen til Jobblik')).text).toContain('Udfyld virksomhedsprofilen');
  });

  test('an e-mail that is taken is reported at its field, and nothing typed is lost', async ({ page }) => {
    const { email } = await newSeeker();
    await page.goto('/login');
    await page.getByRole('main').getByRole('button', { name: 'Opret konto' }).click();
    const dialog = page.getByRole('dialog', { name: 'Opret konto' });
    await dialog.getByLabel('Navn').fill('En Anden');
    await dialog.getByLabel('E-mail').fill(email.toUpperCase());
    await dialog.getByLabel('Adgangskode', { exact: true }).fill(password);
    await dialog.getByLabel(/Jeg accepterer/).check();
    await dialog.getByRole('button', { name: 'Opret konto' }).click();
    await expect(dialog.getByRole('alert')).toContainText('E-mail er duplikeret');
    await expect(dialog.getByLabel('E-mail')).toBeFocused();
    await expect(dialog.getByLabel('Navn')).toHaveValue('En Anden');
    await expect(dialog.getByLabel('Adgangskode', { exact: true })).toHaveValue(password);
  });

  test('input of a sign-up to save an ad is restored after Escape and a reload, except the password; the ad is saved', async ({
    page,
    request,
  }) => {
    const member = newMember('Åse Lund');
    const ad = await newAd(request);
    const heart = page.getByRole('button', { name: /^Gem/, pressed: false }).first();
    const open = async () => {
      await page.goto(ad.path);
      await heart.click();
      await page.getByRole('dialog', { name: 'Log ind' }).getByRole('button', { name: 'Jeg er ny her' }).click();
      return page.getByRole('dialog', { name: 'Opret konto' });
    };
    const dialog = await open();
    await dialog.getByLabel('Navn').fill(member.name);
    await dialog.getByLabel('E-mail').fill(member.email);
    await dialog.getByLabel('Adgangskode', { exact: true }).fill(password);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await open();
    await expect(dialog.getByLabel('Navn')).toHaveValue(member.name);
    await expect(dialog.getByLabel('E-mail')).toHaveValue(member.email);
    await expect(dialog.getByLabel('Adgangskode', { exact: true })).toHaveValue('');
    await dialog.getByLabel('Adgangskode', { exact: true }).fill(password);
    await dialog.getByLabel(/Jeg accepterer/).check();
    await dialog.getByRole('button', { name: 'Opret konto' }).click();
    await expect(page.getByText('Du har gemt dette job.')).toBeVisible();
    await expect(page).toHaveURL((url) => decodeURI(url.pathname) === decodeURI(ad.path));
    await expect(page.getByRole('button', { name: 'Gemt', pressed: true }).first()).toBeVisible();
    expect(await signedInAs(page)).toBe(member.email);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(member.email);
  });
});

test.describe('signing in', () => {
  test('leads back to the requested screen', async ({ page }) => {
    await openSettings(page, await newSeeker());
  });

  test('never leads to another site', async ({ page }) => {
    const member = await newSeeker();
    await page.goto(`/login?next=${encodeURIComponent('/\t/evil.test')}`);
    await fillSignIn(page, member);
    await expect.poll(() => signedInAs(page)).toBe(member.email);
    expect(new URL(page.url()).host).toBe(new URL(test.info().project.use.baseURL ?? page.url()).host);
  });

  test('shows what is wrong, keeps the e-mail, and shows how long to wait after ten failures', async ({
    page,
    request,
  }) => {
    const member = await newSeeker();
    await page.goto('/login');
    await expectAccessible(page);
    await fillSignIn(page, member, 'not the password');
    await expect(page.getByRole('alert')).toContainText('E-mail og adgangskode passer ikke sammen');
    await expect(page.getByLabel('E-mail')).toHaveValue(member.email);
    for (let failure = 1; failure < 10; failure += 1) {
      await request.post('/api/main_login', { data: { email: member.email, password: 'not the password' } });
    }
    await fillSignIn(page, member);
    await expect(page.getByRole('alert')).toContainText('Prøv igen om');
    expect(await signedInAs(page)).toBeNull();
  });

  test('does not let a job seeker into the employer area', async ({ page }) => {
    await openSettings(page, await newSeeker());
    await page.goto('/virksomhed/dashboard');
    await expect(page).toHaveURL(/\/login\?next=/);
    await expect(page.getByText('Der er logget ind som Signe Bæk.')).toBeVisible();
  });
});

test('signing out of a screen of members opens the home page, and no other screen on the way', async ({ page }) => {
  await beSignedIn(page, await newSeeker());
  await page.goto('/kandidat/indstillinger');
  await expect(page.getByLabel('Navn', { exact: true })).not.toHaveValue('');
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await page.getByRole('button', { name: /^Konto, / }).click();
  await page.getByRole('button', { name: 'Log ud' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Opret konto' })).toBeVisible();
  expect(visited).toEqual(['/home']);
  expect(await signedInAs(page)).toBeNull();
});

test.describe('a forgotten password', () => {
  test('is replaced by the mailed link, which works once', async ({ page }) => {
    const member = await newSeeker();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Glemt adgangskode?' }).click();
    await expect(page.getByRole('heading', { name: 'Glemt adgangskode' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('E-mail').fill('ikke en mail');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('ugyldig e-mailadresse')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await page.getByLabel('E-mail').fill(member.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'En e-mail til nulstilling' })).toContainText(
      'En e-mail til nulstilling af adgangskode er afsendt. Tjek venligst din e-mail og følg vejledningen.',
    );

    const mail = (await mailTo(member.email, 'Vælg en ny adgangskode')).text;
    const path = /\/ResetPassword\/[\w-]{43}/.exec(mail)?.[0] ?? '';
    await page.goto(path);
    await expectAccessible(page);
    await page.getByLabel('Ny adgangskode', { exact: true }).fill('noget helt andet');
    await page.getByLabel('Gentag den nye adgangskode').fill('noget');
    await page.getByRole('button', { name: 'Gem adgangskoden' }).click();
    await expect(page.getByText('De to adgangskoder er ikke ens.')).toBeVisible();
    await page.getByLabel('Gentag den nye adgangskode').fill('noget helt andet');
    await page.getByRole('button', { name: 'Gem adgangskoden' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Adgangskoden er ændret.')).toBeVisible();

    await fillSignIn(page, member, password);
    await expect(page.getByRole('alert')).toBeVisible();
    await fillSignIn(page, member, 'noget helt andet');
    await expect.poll(() => signedInAs(page)).toBe(member.email);

    await page.goto(path);
    await expect(page).toHaveURL(/\/forgot\?reason=link$/);
    await expect(page.getByText('Linket virker ikke længere.')).toBeVisible();
  });
});

test('a form sent before hydration is sent after it, with what was typed', async ({ page }) => {
  const member = await newSeeker();
  const hydrate = await holdHydration(page);
  await page.goto('/kandidat/indstillinger', { waitUntil: 'commit' });
  await fillSignIn(page, member);
  hydrate();
  await expect(page).toHaveURL(/\/kandidat\/indstillinger$/);
});

test.describe('settings', () => {
  test('name, place and picture are saved', { tag: '@phone' }, async ({ page }) => {
    await openSettings(page, await newSeeker());
    await expectAccessible(page);
    await page.getByLabel('Navn', { exact: true }).fill('Signe Bæk-Holm');
    await page.getByLabel('Postnr.').fill('8000');
    await expect(page.getByLabel('By', { exact: false }).first()).toHaveValue('Aarhus C');
    const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const picture = page.locator('input[type="file"]');
    await picture.setInputFiles({ name: 'mig.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') });
    await page.getByRole('button', { name: 'Gem oplysningerne' }).click();
    await expect(page.getByText('Billedet er for lille. Vælg et, der er mindst 100 pixels')).toBeVisible();
    await picture.setInputFiles(new URL('../apps/web/public/icons/icon-512.png', import.meta.url).pathname);
    await page.getByRole('button', { name: 'Gem oplysningerne' }).click();
    await expect(page.getByText('Oplysningerne er gemt.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Navn', { exact: true })).toHaveValue('Signe Bæk-Holm');
    await expect(page.getByLabel('Postnr.')).toHaveValue('8000');
    // In its form field, and as others see it.
    await expect(page.getByRole('main').locator('img')).toHaveCount(2);
    await expect(page.getByRole('main').locator('img').first()).toHaveJSProperty('naturalWidth', 512);
    await page.getByRole('button', { name: 'Fjern' }).click();
    await page.getByRole('button', { name: 'Gem oplysningerne' }).click();
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  });

  test('typed input survives a session that ends before it is sent', async ({ page }) => {
    const member = await newSeeker();
    await openSettings(page, member);
    await page.getByLabel('Telefon').fill('20 30 40 50');
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await page.request.post('/api/logout', { headers: { authorization: `Bearer ${token}` } });
    await expect(page).toHaveURL(/\/login\?next=/);
    await expect(page.getByText('Kontoen er logget ud her. Log ind for at fortsætte')).toBeVisible();
    await expectAccessible(page);
    await fillSignIn(page, member);
    await expect(page.getByLabel('Telefon')).toHaveValue('20 30 40 50');
    await expect(page.getByText('Det er ikke gemt endnu.')).toBeVisible();
    await page.getByRole('button', { name: 'Gem oplysningerne' }).click();
    await expect(page.getByText('Oplysningerne er gemt.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Telefon')).toHaveValue('20 30 40 50');
    await expect(page.getByText('Det er ikke gemt endnu.')).toBeHidden();
  });

  test('a file that is not a picture is refused before it is sent', async ({ page }) => {
    await openSettings(page, await newSeeker());
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
    await expect(page.getByText('Den slags fil kan ikke vises som billede.')).toBeVisible();
  });

  test('the password is changed, and the other browser is signed out', async ({ page, browser }) => {
    const member = await newSeeker();
    await openSettings(page, member);
    const elsewhere = await (await browser.newContext()).newPage();
    await openSettings(elsewhere, member);
    await page.bringToFront();
    await page.getByLabel('Nuværende adgangskode').fill('forkert');
    await page.getByLabel('Ny adgangskode', { exact: true }).fill('noget helt andet');
    await page.getByRole('button', { name: 'Skift adgangskode' }).click();
    await expect(page.getByText('Den aktuelle adgangskode er ikke korrekt')).toBeVisible();
    await expect(page.getByLabel('Nuværende adgangskode')).toBeFocused();
    await page.getByLabel('Nuværende adgangskode').fill(password);
    await page.getByRole('button', { name: 'Skift adgangskode' }).click();
    await expect(page.getByText('Opdateret ny adgangskode')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Navn', { exact: true })).toHaveValue(member.name);
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(/\/login\?next=/);
    await elsewhere.context().close();
  });

  test('a deactivated account is reactivated at the next sign-in', async ({ page }) => {
    const member = await newSeeker();
    await openSettings(page, member);
    const action = page.getByRole('button', { name: 'Deaktivér konto' });
    await action.click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Behold den' }).click();
    await expect(action).toBeFocused();
    await action.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Deaktivér kontoen' }).press('Enter');
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByText('Kontoen er deaktiveret.')).toBeVisible();
    expect(await signedInAs(page)).toBeNull();
    await openSettings(page, member);
    await expect(page.getByText('Din konto er aktiv igen, og dit CV vises som før.')).toBeVisible();
    await page.goto('/kandidat/dashboard');
    await page.goto('/kandidat/indstillinger');
    await expect(page.getByLabel('Navn', { exact: true })).toHaveValue(member.name);
    await expect(page.getByText('Din konto er aktiv igen')).toHaveCount(0);
  });

  test('removing an account also removes its unsent drafts', async ({ page }) => {
    const member = await newSeeker();
    await openSettings(page, member);
    const draftKeys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));
    await page.getByLabel('Telefon').fill('20 30 40 50');
    await expect.poll(draftKeys).toHaveLength(1);
    await page.getByRole('button', { name: 'Slet konto' }).click();
    const dialog = page.getByRole('dialog');
    const yes = dialog.getByRole('button', { name: 'Slet kontoen' });
    await yes.click();
    await expect(dialog.getByText('Skriv den nuværende adgangskode.')).toBeVisible();
    await dialog.getByLabel('Kontoens adgangskode').fill('ikke den rigtige');
    await yes.click();
    await expect(dialog.getByText('Den aktuelle adgangskode er ikke korrekt')).toBeVisible();
    await expectAccessible(page);
    expect(await signedInAs(page)).toBe(member.email);
    await dialog.getByLabel('Kontoens adgangskode').fill(password);
    await dialog.getByLabel('Kontoens adgangskode').press('Enter');
    await expect(page).toHaveURL(/\/home$/);
    await expect.poll(draftKeys).toEqual([]);
    await page.goto('/login');
    await fillSignIn(page, member);
    await expect(page.getByRole('alert')).toContainText('passer ikke sammen');
    expect((await mailTo(member.email, 'Kontoen er slettet')).text).toContain('bogføringsloven');
  });

  test('a failed action shows the spec’s message and keeps the person signed in', async ({ page }) => {
    const member = await newSeeker();
    await openSettings(page, member);
    await page.route('**/api/{remove,deactivate}_account', (route) => route.abort());
    for (const [action, words] of [
      ['Slet konto', 'Vi kan ikke slette din konto!'],
      ['Deaktivér konto', 'Vi kan ikke deaktivere din konto'],
    ] as const) {
      await page.getByRole('button', { name: action }).click();
      const dialog = page.getByRole('dialog');
      if (action === 'Slet konto') await dialog.getByLabel('Kontoens adgangskode').fill(password);
      await dialog.getByRole('button', { name: /^(Slet|Deaktivér) kontoen$/ }).click();
      await expect(page.getByText(words)).toBeVisible();
      if (action === 'Slet konto') await dialog.getByRole('button', { name: 'Behold den' }).click();
    }
    expect(await signedInAs(page)).toBe(member.email);
  });
});

test.describe('signing in by another provider', () => {
  let provider: SignInProvider;
  let product: RunningProduct;

  test.beforeAll(async () => {
    // Starts a separate product.
    test.setTimeout(testLimit(12));
    provider = await startSignInProvider('linkedin');
    product = await startProduct({
      SAMPLE_DATA: 'off',
      LINKEDIN_ISSUER: provider.issuer,
      LINKEDIN_CLIENT_ID: provider.clientId,
      LINKEDIN_CLIENT_SECRET: provider.clientSecret,
    });
  });
  test.afterAll(async () => {
    await product.stop();
    await provider.close();
  });

  test('is not offered where none is configured', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('link', { name: /^Fortsæt med/ })).toHaveCount(0);
  });

  test('a new user chooses the kind of account once, and is recognised the next time', async ({ page }) => {
    const email = `${randomUUID()}@jobblik.test`;
    provider.visitor = { id: email, email, firstName: 'Ada', lastName: 'Lind' };
    await page.goto(`${product.url}/login?next=/om-jobblik`);
    await page.getByRole('link', { name: 'Fortsæt med LinkedIn' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hvem er kontoen til?' });
    await expect(dialog).toContainText(email);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Opret konto' }).click();
    await expect(dialog.getByText('Vælg, om kontoen er til en jobsøger eller en virksomhed.')).toBeVisible();
    await dialog.getByLabel('Jobsøger').check();
    await expect(dialog.getByLabel('Fornavn')).toHaveValue('Ada');
    await dialog.getByLabel(/Jeg accepterer/).check();
    await dialog.getByRole('button', { name: 'Opret konto' }).click();
    await expect(page).toHaveURL(`${product.url}/om-jobblik`);
    const session = async () => (await page.context().cookies()).find(({ name }) => name === 'globals')?.value ?? '';
    expect(decodeURIComponent(await session())).toContain('"user_name":"Ada Lind"');

    await page.context().clearCookies({ name: 'globals' });
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${product.url}/login?next=/om-jobblik`);
    await page.getByRole('link', { name: 'Fortsæt med LinkedIn' }).click();
    await expect(page).toHaveURL(`${product.url}/om-jobblik`);
    expect(decodeURIComponent(await session())).toContain('"user_name":"Ada Lind"');
  });

  test('is listed in the settings, and is removed and allowed again', async ({ page }) => {
    const email = `${randomUUID()}@jobblik.test`;
    provider.visitor = { id: email, email, firstName: 'Ada', lastName: 'Lind' };
    const enter = async () => {
      await page.goto(`${product.url}/login?next=/kandidat/indstillinger`);
      await page.getByRole('link', { name: 'Fortsæt med LinkedIn' }).click();
    };
    await enter();
    const dialog = page.getByRole('dialog', { name: 'Hvem er kontoen til?' });
    await dialog.getByLabel('Jobsøger').check();
    await dialog.getByLabel(/Jeg accepterer/).check();
    await dialog.getByRole('button', { name: 'Opret konto' }).click();
    const section = page.getByRole('region', { name: 'Log ind med andre tjenester' });
    const row = section.getByRole('listitem').filter({ hasText: 'LinkedIn' });
    await expect(row).toContainText(`Ada Lind, ${email}`);
    await expect(row).toContainText('Det er den eneste måde at logge ind på.');
    await expect(row.getByRole('button')).toHaveCount(0);
    await expect(row.getByRole('link', { name: 'Få et link til at vælge en.' })).toBeVisible();
    await expectAccessible(page);

    await page.request.post(`${product.url}/api/make_forgot_password_links`, { data: { email } });
    const token = await mailedLink(email, '/ResetPassword/', product.url);
    const chosen = { token, new_password: password, repeat_password: password };
    expect((await page.request.post(`${product.url}/api/reset_password`, { data: chosen })).ok()).toBe(true);
    // The new password has ended the session, which leads to the sign-in screen and back.
    await expect(page).toHaveURL(/\/login\?next=/);
    await page.getByRole('link', { name: 'Fortsæt med LinkedIn' }).click();
    await row.getByRole('button', { name: 'Fjern LinkedIn' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Fjern LinkedIn' }).click();
    await expect(row).toContainText('Åbner ikke kontoen');
    const subjects = async () => (await readMails(email, product.url)).map(({ subject }) => subject);
    await expect.poll(subjects).toContain('Kontoen kan ikke længere åbnes med LinkedIn');
    await expectAccessible(page);
    await row.getByRole('button', { name: 'Tillad igen: LinkedIn' }).click();
    await expect(row.getByRole('button', { name: 'Fjern LinkedIn' })).toBeVisible();
    await expect(row).not.toContainText('Åbner ikke kontoen');
  });

  test('a person who cancels returns to the home page with a message', async ({ page }) => {
    provider.visitor = 'deny';
    await page.goto(`${product.url}/login`);
    await page.getByRole('link', { name: 'Fortsæt med LinkedIn' }).click();
    await expect(page).toHaveURL(`${product.url}/home`);
    await expect(page.getByText('Der blev sagt nej til at logge ind.')).toBeVisible();
  });
});

test.describe('an e-mail that is not confirmed', () => {
  test('keeps the CV, which is published when the link is opened in another browser', async ({ page, browser }) => {
    const member = await newUnverifiedSeeker('Signe Holm');
    await beSignedIn(page, member);
    const cv = {
      first_name: 'Signe',
      last_name: 'Holm',
      about_me: '<p>Jeg laver mad.</p>',
      cv_education: [{ course_id: 2, education_name: 'Kok', education_start_year: 2012, education_end_year: 2016 }],
    };
    const headers = await asPerson(member);
    const drafted = await page.request.post('/api/save_draft_cv', { headers, data: { cv } });
    expect(drafted.ok(), await drafted.text()).toBe(true);
    await page.goto('/kandidat/cv/Opret');
    await page.getByRole('button', { name: 'Offentliggør', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Bekræft e-mailen' })).toBeVisible();
    await expect(page.getByText(/Dit CV er gemt/)).toBeVisible();
    await expect(page.getByText(member.email)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Åbn udbakken' })).toHaveAttribute('href', '/dev/outbox');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send igen' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Et nyt link er på vej' })).toBeVisible();

    const elsewhere = await browser.newContext();
    const phone = await elsewhere.newPage();
    await phone.goto(`/bekraeft-email/${await mailedLink(member.email, '/bekraeft-email/')}`);
    await expect(phone.getByRole('heading', { name: 'Er det den rigtige konto?' })).toBeVisible();
    const signIns = phone.getByRole('main').getByRole('listitem');
    await expect(signIns).toHaveText([
      'Med den adgangskode, der blev valgt',
      /^På \d enheder, der allerede er logget ind$/,
    ]);
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'Ja, behold det hele' }).click();
    await expect(phone.getByRole('heading', { name: 'E-mailen er bekræftet' })).toBeVisible();
    await expect(phone.getByText('Dit CV er offentliggjort.')).toBeVisible();
    await expectAccessible(phone);
    await phone.getByRole('main').getByRole('link', { name: 'Log ind' }).click();
    await fillSignIn(phone, member);
    await expect(phone).toHaveURL(/\/kandidat\/mitcv$/);
    await elsewhere.close();

    await expect(page.getByRole('heading', { name: 'E-mailen er bekræftet' })).toBeVisible();
    await page.getByRole('link', { name: 'Se dit CV' }).click();
    await expect(page).toHaveURL(/\/kandidat\/mitcv$/);
  });

  test('frees an account that a stranger made with it', async ({ page }) => {
    const stranger = await newUnverifiedSeeker();
    const headers = await asPerson(stranger);
    await page.goto(`/bekraeft-email/${await mailedLink(stranger.email, '/bekraeft-email/')}`);
    await expect(page.getByText('Med den adgangskode, der blev valgt')).toBeVisible();
    await page.getByRole('button', { name: 'Nej, fjern det hele' }).click();
    await expect(page.getByRole('heading', { name: 'E-mailen er bekræftet' })).toBeVisible();
    await expect(page.getByText('Alt, der kunne åbne kontoen, er fjernet.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Få et link til at vælge en adgangskode' }).click();
    await expect(page).toHaveURL(/\/forgot$/);
    expect((await page.request.get('/api/user', { headers })).status()).toBe(401);
    const { email, password } = stranger;
    expect((await page.request.post('/api/main_login', { data: { email, password } })).status()).toBe(401);
  });

  test('gets a new link where an old one is opened', async ({ page }) => {
    await page.goto('/bekraeft-email/x');
    await expect(page.getByRole('heading', { name: 'Linket virker ikke længere' })).toBeVisible();
    await expectAccessible(page);
    const member = await newUnverifiedSeeker();
    await page.getByRole('link', { name: 'Log ind, og få et nyt link' }).click();
    await fillSignIn(page, member);
    await expect(page.getByText(member.email)).toBeVisible();
    await page.goto('/bekraeft-email/x');
    await page.getByRole('button', { name: 'Send et nyt link' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Et nyt link er på vej' })).toBeVisible();
  });
});

test.describe('the way back', () => {
  test('leads a guest who chooses a new password to the ad, which is saved', async ({ page, request }) => {
    const ad = await newAd(request);
    const member = await newSeeker();
    await page.goto(ad.path);
    await page.getByRole('button', { name: /^Gem/ }).first().click();
    await page.getByRole('dialog', { name: 'Log ind' }).getByRole('link', { name: 'Glemt adgangskode?' }).click();
    await page.getByLabel('E-mail').fill(member.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'En e-mail til nulstilling' })).toBeVisible();
    await page.goto(`/ResetPassword/${await mailedLink(member.email, '/ResetPassword/')}`);
    const chosen = 'en helt anden adgangskode';
    await page.getByLabel('Ny adgangskode', { exact: true }).fill(chosen);
    await page.getByLabel('Gentag den nye adgangskode').fill(chosen);
    await page.getByRole('button', { name: 'Gem adgangskoden' }).click();
    await fillSignIn(page, member, chosen);
    await expect(page).toHaveURL((url) => decodeURI(url.pathname) === decodeURI(ad.path));
    await expect(page.getByText('Du har gemt dette job.')).toBeVisible();
  });

  test('leads a guest who signs up from an ad back to it', async ({ page, request }) => {
    const ad = await newAd(request);
    const member = newMember('Åse Lund');
    await page.goto(ad.path);
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) await menu.click();
    await page.getByRole('banner').getByRole('link', { name: 'Log ind' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Opret konto' }).click();
    const dialog = page.getByRole('dialog', { name: 'Opret konto' });
    await dialog.getByLabel('Navn').fill(member.name);
    await dialog.getByLabel('E-mail').fill(member.email);
    await dialog.getByLabel('Adgangskode', { exact: true }).fill('Password1');
    await dialog.getByLabel(/Jeg accepterer/).check();
    await dialog.getByRole('button', { name: 'Opret konto' }).click();
    await expect(dialog.getByText(/Mange andre bruger den adgangskode/)).toBeVisible();
    await dialog.getByLabel('Adgangskode', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Opret konto' }).click();
    await expect(page).toHaveURL((url) => decodeURI(url.pathname) === decodeURI(ad.path));
  });

  test('shows an employer that the page is for job seekers', async ({ page }) => {
    await beSignedIn(page, sampleEmployer);
    await page.goto('/kandidat/mitcv');
    await expect(page.getByText('Siden er for jobsøgere. Log ind med en jobsøgerkonto.')).toBeVisible();
    await expect(page.getByText('Siden kræver login')).toBeHidden();
  });
});

test.describe('the settings of an account', () => {
  test('change the e-mail by a link, and end other sessions', async ({ page }) => {
    const member = await newSeeker();
    const [ended, other] = [await asPerson(member), await asPerson(member)];
    await openSettings(page, member);
    const sessions = page.getByRole('region', { name: 'Her er der logget ind' });
    const rows = sessions.getByRole('listitem');
    await expect(sessions.getByText('Denne enhed')).toBeVisible();
    await expect(rows).toHaveCount(3);
    for (const session of await rows.all()) await expect(session).toContainText(/Sidst\sbrugt\si\sdag\skl\.\s\d/);
    await expect(rows.filter({ hasText: 'Denne enhed' })).toContainText('Logget ind fra samme netværk som nu127.0.');
    await expect(sessions.getByText('Logget ind fra et andet netværk')).toHaveCount(2);
    const isSignedIn = async (headers: Record<string, string>) =>
      (await page.request.get('/api/user', { headers })).ok();
    await rows
      .filter({ hasNotText: 'Denne enhed' })
      .last()
      .getByRole('button', { name: /^Log ud på/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log ud', exact: true }).click();
    await expect(page.getByText('Enheden er logget ud.')).toBeVisible();
    await expect(rows).toHaveCount(2);
    expect([await isSignedIn(ended), await isSignedIn(other)].toSorted()).toEqual([false, true]);
    await sessions.getByRole('button', { name: 'Log ud alle andre steder' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log ud alle andre steder' }).click();
    await expect(rows).toHaveCount(1);
    expect([await isSignedIn(ended), await isSignedIn(other)]).toEqual([false, false]);

    const section = page.getByRole('region', { name: 'E-mail' });
    await expect(section.getByText('Bekræftet', { exact: true })).toBeVisible();
    const next = newMember(member.name).email;
    await section.getByLabel('Ny e-mail').fill(next);
    await section.getByLabel('Kontoens adgangskode').fill('en forkert');
    await section.getByRole('button', { name: 'Skift e-mail' }).click();
    await expect(section.getByText('Adgangskoden er ikke rigtig.')).toBeVisible();
    await section.getByLabel('Kontoens adgangskode').fill(member.password);
    await section.getByRole('button', { name: 'Skift e-mail' }).click();
    await expect(section.getByText(`Skiftes til ${next}`, { exact: false })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/bekraeft-email/${await mailedLink(next, '/bekraeft-email/')}`);
    await expect(page.getByText('Fremover logges der ind med den nye adresse.')).toBeVisible();
    expect(await signedInAs(page)).toBe(next);
  });
});
