import { chatbotLimits } from '@jobblik/contract/chatbot/chatbot.rules';
import type { Page } from '@playwright/test';
import { beSignedIn, sampleEmployer } from '../support/journeys/people.ts';
import { expect, expectAccessibleInBothSchemes, hydrated, test } from '../support/journeys/test.ts';

test('the chatbot introduces itself, finds jobs, keeps the context of the turn, and stays on other pages of the tab', {
  tag: '@phone',
}, async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/home');
  await hydrated(page);
  expect(loaded.filter((url) => /chatbot/.test(url))).toEqual([]);
  const toggle = page.getByRole('button', { name: 'Spørg chatbotten' });
  await toggle.click();
  const question = page.getByRole('textbox', { name: 'Skriv et spørgsmål' });
  await expect(question).toBeFocused();
  const log = page.getByRole('log', { name: 'Samtale med chatbotten' });
  await expect(log).toContainText('Jeg er en maskine');
  await expectAccessibleInBothSchemes(page);

  // Blank input is not sent; Shift+Enter inserts a line break, Enter sends.
  await question.fill('   ');
  await question.press('Enter');
  await question.fill('Er der job');
  await question.press('Shift+Enter');
  await question.pressSequentially('som pædagog i Aarhus?');
  await question.press('Enter');
  await expect(log).toContainText(/Jeg fandt \d+ ledige job for »pædagog« i Aarhus/);
  await expect(log.getByText('Du:')).toHaveCount(1);
  await question.fill('og i Skagen?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log).toContainText('Jeg fandt ingen ledige job for »pædagog« i Skagen');
  await question.fill('Hvad bliver vejret i morgen? <b>🌧️</b>');
  await question.press('Enter');
  await expect(log).toContainText('<b>🌧️</b>');
  await expect(log.getByRole('link', { name: 'Skriv til os' })).toHaveAttribute('href', '/kontakt');

  await question.fill('æ'.repeat(100_000));
  await expect(page.getByText(`Skriv højst ${chatbotLimits.question} tegn`)).toBeVisible();
  await question.press('Enter');
  await expect(log.getByText('Du:')).toHaveCount(3);
  await question.fill('ikke sendt');
  await expectAccessibleInBothSchemes(page);

  await page.goto('/kontakt');
  await expect(log).toContainText('i Skagen');
  await expect(question).toHaveValue('ikke sendt');
  await question.press('Escape');
  await expect(log).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('a question that failed can be sent again', async ({ page }) => {
  await page.goto('/support');
  await hydrated(page);
  await page.getByRole('button', { name: 'Spørg chatbotten' }).click();
  await page.route('**/api/dialogflow/webhook', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Hvem kan se mit CV?' }).last().click();
  await expect(page.getByRole('alert')).toContainText('Spørgsmålet er ikke sendt');
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByRole('log')).toContainText('Du vælger selv: med navn, uden navn eller skjult.');
});

/** Tabs through the page, at most 200 stops. @returns the stops of which the button of the chatbot covers a part (WCAG 2.4.11) */
async function stopsBelowTheChatbot(page: Page): Promise<{ stops: number; covered: string[] }> {
  const covered: string[] = [];
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const focused = document.activeElement;
      const chatbot = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Spørg chatbotten');
      if (!focused || focused === document.body || focused === chatbot) return null;
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
        [top + 2, (top + bottom) / 2, bottom - 2].map((y) => document.elementFromPoint(x, y)),
      );
      const name = `${focused.getAttribute('aria-label') ?? focused.textContent}`.trim().slice(0, 40);
      return { name, isCovered: points.some((one) => one !== null && chatbot?.contains(one)) };
    });
    if (stop === null) return { stops, covered };
    if (stop.isCovered) covered.push(stop.name);
  }
  return { stops: 200, covered };
}

test('the button of the chatbot covers nothing that has the focus', async ({ page }) => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 1366, height: 768 },
    { width: 768, height: 1024 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/home');
    await hydrated(page);
    const { stops, covered } = await stopsBelowTheChatbot(page);
    expect(stops, 'stops before the chatbot').toBeGreaterThan(40);
    expect(covered, `on the start page at ${viewport.width} px`).toEqual([]);
    await page.getByRole('list', { name: 'Nye job' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/job\/\d+\//);
    await page.reload();
    await hydrated(page);
    const ad = await stopsBelowTheChatbot(page);
    expect(ad.stops).toBeGreaterThan(15);
    expect(ad.covered, `on an ad's page at ${viewport.width} px`).toEqual([]);
  }
});

test('the button of the chatbot lies beside the content, or steps aside while the page is read downwards', async ({
  page,
}) => {
  const toggle = page.getByRole('button', { name: 'Spørg chatbotten' });
  const place = toggle.locator('..');
  await page.goto('/home');
  await hydrated(page);
  const all = await page.getByRole('link', { name: 'Se alle job' }).first().boundingBox();
  const button = await toggle.boundingBox();
  expect(button?.x).toBeGreaterThan((all?.x ?? 0) + (all?.width ?? 0));
  expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44);

  await page.setViewportSize({ width: 768, height: 1024 });
  await page.mouse.move(300, 300);
  await expect(place).toHaveCSS('opacity', '1');
  await page.mouse.wheel(0, 600);
  await expect(place).toHaveCSS('opacity', '0');
  await page.mouse.wheel(0, -100);
  await expect(place).toHaveCSS('opacity', '1');
  await page.mouse.wheel(0, 300);
  await expect(place).toHaveCSS('opacity', '0');
  await toggle.focus();
  await expect(place).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Skriv et spørgsmål' })).toBeFocused();
});

test("the button of the chatbot steps aside for what has the focus on a seeker's overview", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await beSignedIn(page, { ...sampleEmployer, email: 'kandidat@jobblik.test' });
  await page.goto('/kandidat/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { stops, covered } = await stopsBelowTheChatbot(page);
  expect(stops).toBeGreaterThan(15);
  expect(covered).toEqual([]);
});
