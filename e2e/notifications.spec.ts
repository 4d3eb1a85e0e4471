import { beSignedIn, newSeeker, sampleEmployer } from '../support/journeys/people.ts';
import { expect, expectAccessibleInBothSchemes, test } from '../support/journeys/test.ts';
import { adWithQuestions } from './support/own-questions.ts';

test('a person turns kinds of notices off and on, from the list and from the settings', {
  tag: '@phone',
}, async ({ page }) => {
  await beSignedIn(page, await newSeeker());
  await page.goto('/kandidat/indstillinger');
  await page.getByRole('link', { name: 'Indstillinger for notifikationer' }).click();
  const answers = page.getByRole('group', { name: 'Svar på dine ansøgninger' });
  const mail = answers.getByRole('switch', { name: 'Mail' });
  await expect(mail).toBeChecked();
  await mail.uncheck();
  // These are shown in the list by default, and mailed only if the person turns that on.
  for (const name of ['Dine ansøgninger er set', 'Virksomheder, der er begyndt at læse']) {
    const kind = page.getByRole('group', { name });
    await expect(kind.getByRole('switch', { name: 'På Jobblik' })).toBeChecked();
    await expect(kind.getByRole('switch', { name: 'Mail' })).not.toBeChecked();
  }
  await expect(page.getByRole('group', { name: 'Besøg på dit CV' }).getByRole('switch')).toHaveCount(1);
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('link', { name: 'Tilbage til notifikationer' }).click();
  await page.getByRole('link', { name: 'Indstillinger', exact: true }).click();
  await expect(mail).not.toBeChecked();
  await expect(answers.getByRole('switch', { name: 'På Jobblik' })).toBeChecked();
});

test('an invalid stop link shows a message and stops nothing', async ({ page }) => {
  await page.goto('/notifikation/stop/questions.1.xxxx');
  await expect(page.getByRole('status').first()).toContainText('Spørgsmål fra virksomheder');
  await page.getByRole('button', { name: 'Stop mails' }).click();
  await expect(page.getByText('Linket virker ikke.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});

test('clearing the list can be undone', async ({ page }) => {
  await beSignedIn(page, sampleEmployer);
  await page.goto('/virksomhed/notifikation');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const count = await rows.count();
  await page.getByRole('button', { name: 'Ryd alle' }).click();
  await expect(page.getByRole('heading', { name: 'Ingen notifikationer' })).toBeVisible();
  await page.getByRole('button', { name: 'Fortryd' }).click();
  // Other journeys notify the same person meanwhile.
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(count);

  // A notification of a visit leads to the list of visitors.
  await rows.locator('a[href$="#besøg"]').first().click();
  const visitors = page.getByRole('region', { name: 'Har set jeres virksomhedsside' });
  await expect(visitors.getByRole('heading')).toBeInViewport();
  await expect(visitors.getByRole('listitem').first()).toBeVisible();
  await page.reload();
  await expect(visitors.getByRole('heading')).toBeInViewport();
});

test('the bell’s list is cleared, and that can be undone', { tag: '@phone' }, async ({ page, request }) => {
  await adWithQuestions(page, request, [{ question: 'Hvornår kan du begynde?', text: 1 }]);
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifikationer/ });
  const question = bell.locator('..').getByRole('link', { name: 'Nordlys Energi har stillet dig spørgsmål' });
  await bell.click();
  await expect(question).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Ryd alle' }).click();
  await expect(question).toBeHidden();
  await expect(bell).toBeFocused();
  await page.getByRole('button', { name: 'Fortryd' }).click();
  await expect(page.getByText('Notifikationerne er tilbage')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fortryd' })).toHaveCount(0);
  await bell.click();
  await expect(question).toBeVisible();
});

test('notifications in the bell’s list have enough width, and are left-aligned', async ({ page }) => {
  await beSignedIn(page, { ...sampleEmployer, email: 'kandidat@jobblik.test' });
  await page.goto('/kandidat/dashboard');
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifikationer/ });
  await bell.click();
  const links = bell
    .locator('..')
    .getByRole('link')
    .filter({ has: page.locator('svg') });
  await expect(links.nth(2)).toBeVisible();
  const places = await links.evaluateAll((all) =>
    all.map((link) => [link.clientWidth, (link.children[1]?.getBoundingClientRect().x ?? 0).toFixed()].join(' ')),
  );
  expect(new Set(places).size).toBe(1);
  expect(Number.parseInt(places[0] ?? '', 10)).toBeGreaterThan(300);
  await expectAccessibleInBothSchemes(page);

  await links.and(page.locator('a[href$="#besøg"]')).first().click();
  const visitors = page.getByRole('region', { name: 'Hvem har set dit CV' });
  await expect(visitors.getByRole('heading')).toBeInViewport();
  await expect(visitors.getByRole('listitem').first()).toBeVisible();
});
