import type { Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../support/browsers/chromium.ts';
import { asPerson, beSignedIn, newSeeker } from '../support/journeys/people.ts';
import { expect, expectAccessibleInBothSchemes, hydrated, test } from '../support/journeys/test.ts';
import { newAd } from './support/ads.ts';
import { openDoor } from './support/door.ts';

// The full browser decides whether an app can be installed, not its headless shell.
test.use({ serviceWorkers: 'allow', launchOptions: { executablePath: findChromium(), args: chromiumFlags } });

/** Waits until the service worker controls the page and has stored the offline page. */
async function workerReady(page: Page): Promise<void> {
  const isReady = () =>
    page.evaluate(async () => {
      const stored = await caches.match('/offline', { ignoreVary: true });
      return navigator.serviceWorker.controller !== null && stored !== undefined;
    });
  await expect.poll(isReady).toBe(true);
}

/** Number of focused windows that the service worker lists. */
const windowsInFront = (page: Page) =>
  page
    .context()
    .serviceWorkers()[0]
    ?.evaluate(async () => {
      const { clients } = globalThis as unknown as {
        clients: { matchAll(options: { type: 'window' }): Promise<{ focused: boolean }[]> };
      };
      return (await clients.matchAll({ type: 'window' })).filter(({ focused }) => focused).length;
    });

/** Names of all entries in this browser's offline database. */
const storedThings = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('jobblik-offline');
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve([]);
        opening.onsuccess = () => {
          const all = opening.result.transaction('things').objectStore('things').getAllKeys();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result.map(String));
          };
        };
      }),
  );

test('the app can be installed, and a saved ad and a draft are read offline, by their owner only', async ({
  page,
  request,
}) => {
  const door = await openDoor();
  const seeker = await newSeeker();
  const headers = await asPerson(seeker);
  await beSignedIn(page, seeker);
  await page.goto(`${door.url}/find/job`);
  await hydrated(page);
  const first = page.getByRole('list', { name: 'Job', exact: true }).getByRole('listitem').first();
  const title = (await first.getByRole('heading').textContent()) ?? '';
  const address = (await first.getByRole('link').first().getAttribute('href')) ?? '';
  // The service worker may still be starting.
  await first.getByRole('button', { name: /^Gem / }).click();
  await expect(page.getByText('Du har gemt dette job.')).toBeVisible();
  await workerReady(page);
  await expect.poll(() => storedThings(page)).toHaveLength(2);

  // A letter that is written and not sent.
  const ad = await newAd(request);
  const letter = `Jeg læser planer, som andre læser romaner. Ansøgning nr. ${ad.id}.`;
  await page.goto(`${door.url}/apply/${ad.id}`);
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Besked til virksomheden' }).fill(letter);
  const isStored = () => page.evaluate((text) => Object.values(localStorage).some((all) => all.includes(text)), letter);
  await expect.poll(isStored).toBe(true);

  // What browsers require of an app, according to Chromium's own check.
  const session = await page.context().newCDPSession(page);
  expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Every test has an incognito window.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);

  await door.shut();
  await page.goto(`${door.url}/kandidat/job/gemte`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ingen internetforbindelse' })).toBeVisible();
  const drafts = page.getByRole('region', { name: 'Kladder' });
  await expect(drafts.getByRole('listitem').filter({ hasText: 'Ansøgning' })).toContainText(letter);
  const stored = page.getByRole('list', { name: 'Gemte job på enheden' });
  await stored.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('link', { name: 'Alt på enheden' }).click();
  await expect(stored).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  // The ad's own address opens the copy, and the ad when the server is back.
  await page.goto(door.url + address);
  await expect(page.getByText(/Annoncen, som den så ud/)).toBeVisible();
  await door.open();
  await expect(page).toHaveURL(door.url + address);

  // After signing out, also from another device, no data of the person is left.
  await hydrated(page);
  expect((await request.post('/api/logout', { headers })).ok()).toBe(true);
  await page.getByRole('button', { name: /^Konto, / }).click();
  await page.getByRole('button', { name: 'Log ud' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect.poll(() => storedThings(page)).toEqual([]);
  await door.shut();
  await page.goto(`${door.url}/kandidat/job/gemte`);
  await expect(page.getByRole('heading', { name: 'Log ind, næste gang der er forbindelse' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(title);
  await expect(page.getByRole('main')).not.toContainText(letter);
  await door.close();
});

test('a part whose script the server does not have loads the page again, with what was opened', async ({ page }) => {
  const door = await openDoor();
  await page.goto(`${door.url}/home`);
  await hydrated(page);
  await workerReady(page);
  // Missing for this page only, as for a page of an older release. The worker fetches the file: no route of the page sees it.
  door.missing = /\/assets\/chatbot-box-[\w-]+\.js$/;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) door.missing = null;
  });
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Spørg chatbotten' }).click();
  await reloaded;
  await expect(page.getByRole('log', { name: 'Samtale med chatbotten' })).toBeVisible();
  await door.close();
});

test('push messages are turned on in the settings, and shown by the service worker', async ({ page }) => {
  await beSignedIn(page, await newSeeker());
  await page.goto('/kandidat/notifikation/indstillinger');
  await workerReady(page);
  const switchOn = page.getByRole('switch', { name: 'Vis beskeder på denne enhed' });
  await expect(switchOn).toBeEnabled();
  await expectAccessibleInBothSchemes(page);
  // Headless Chromium denies the permission without asking, as a person can; it has no push service.
  await switchOn.click();
  await expect(page.getByText('Browseren fik ikke lov til at vise beskeder.')).toBeVisible();
  await expect(switchOn).not.toBeChecked();
  await page.context().grantPermissions(['notifications']);
  await page.reload();
  await switchOn.click();
  await expect(page.getByText(/Browseren kan ikke få beskeder lige nu/)).toBeVisible();
  await expect(switchOn).not.toBeChecked();

  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const message = {
    title: 'Havnens Køkken har set din ansøgning',
    link: '/kandidat/dashboard',
    tag: 'a',
    silent: false,
  };
  const { origin } = new URL(page.url());
  const registrationId = await registered;
  // With a focused window the page shows the event. A page that was left counts as focused for a moment.
  await page.goto(`${origin.replace('localhost', '127.0.0.1')}/favicon.svg`);
  await expect.poll(() => windowsInFront(page)).toBe(0);
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
  const shown = async () => {
    const [worker] = page.context().serviceWorkers();
    return await worker?.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
      return (await registration.getNotifications()).map(({ title, data }) => ({ title, data }));
    });
  };
  await expect.poll(shown).toEqual([{ title: message.title, data: message.link }]);
});
