import { chatbotLimits } from '@jobblik/contract/chatbot/chatbot.rules';
import { expect, expectAccessibleInBothSchemes, hydrated, test } from './support/test.ts';

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
