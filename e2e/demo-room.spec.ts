import { enterRoom, liveTracks, watchMedia, withFakeDevices } from '../support/journeys/rooms.ts';
import { expect, expectAccessible, test } from '../support/journeys/test.ts';

test.use(withFakeDevices);

test('the room of the demo is tried with one’s own camera, and sends nothing', { tag: '@phone' }, async ({ page }) => {
  await watchMedia(page);
  await page.goto('/demo/stream/proev');
  await expect(page.getByText('intet bliver sendt nogen steder hen')).toBeVisible();
  await expectAccessible(page);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  page.on('websocket', (socket) => sent.push(socket.url()));
  await enterRoom(page);
  await expect(page.getByRole('listitem', { name: 'Video: Dig' }).locator('video')).toBeVisible();
  await expect(page.getByRole('listitem', { name: 'Video: Sofie Lund' })).toBeVisible();
  await page.getByRole('button', { name: 'Chat' }).click();
  await page.getByRole('textbox', { name: 'Besked' }).fill('Kan du høre mig?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('Kan du høre mig?');
  await page.getByRole('button', { name: 'Afslut', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Afslut for alle' }).click();
  await expect(page).toHaveURL('/demo/interview/list');
  expect(await liveTracks(page)).toBe(0);
  expect(sent.filter((url) => !url.includes('/api/get_'))).toEqual([]);
});
