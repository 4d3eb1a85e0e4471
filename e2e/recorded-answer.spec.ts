import { chromiumFlags, findChromium } from '../support/browsers/chromium.ts';
import { expect, expectAccessibleInBothSchemes, test } from '../support/journeys/test.ts';
import { recorded } from './support/film.ts';
import { adWithQuestions, send } from './support/own-questions.ts';

test.use({
  permissions: ['camera', 'microphone'],
  // The headless shell never resolves a request for a camera.
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumFlags, '--use-fake-device-for-media-stream', '--autoplay-policy=no-user-gesture-required'],
  },
});

test('a question is answered by a video that is recorded here', { tag: '@phone' }, async ({ page, request }) => {
  await adWithQuestions(page, request, [{ question: 'Vis os, hvordan du præsenterer dig.', video: 1 }]);
  await page.getByRole('button', { name: 'Optag en video til spørgsmål 1' }).click();
  const recorder = page.getByRole('dialog', { name: 'Optag dit svar' });
  await expect(recorder.getByText('Vis os, hvordan du præsenterer dig.')).toBeVisible();
  const start = recorder.getByRole('button', { name: 'Start optagelsen' });
  await expect(start).toBeEnabled();
  await start.press('Enter');
  await expect(recorder.getByText(recorded(2))).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await recorder.getByRole('button', { name: 'Luk' }).click();
  await page.getByRole('dialog', { name: 'Kassér optagelsen?' }).getByRole('button', { name: 'Bliv her' }).click();
  await recorder.getByRole('button', { name: 'Stop' }).press('Enter');
  await recorder.getByRole('button', { name: 'Brug videoen' }).press('Enter');
  await expect(recorder).toBeHidden();
  await expect(page.getByLabel('Din video til spørgsmål 1, før den er sendt')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Din video til spørgsmål 1, før den er sendt')).toBeVisible();
  await send(page).click();
  await expect(page.getByText('Dine svar er sendt.', { exact: true })).toBeVisible();
});
