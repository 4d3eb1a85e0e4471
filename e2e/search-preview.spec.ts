import type { APIRequestContext, Page } from '@playwright/test';
import { beSignedIn, newSeeker } from '../support/journeys/people.ts';
import { expect, expectAccessibleInBothSchemes, hydrated, test } from '../support/journeys/test.ts';
import { type Ad, newAd, ownAd } from './support/ads.ts';
import { expectValuesInOneLine } from './support/one-line.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Job', exact: true }).getByRole('listitem');
const pane = (page: Page) => page.getByRole('complementary', { name: 'Annoncen på et blik' });
const tray = (page: Page) => page.getByRole('region', { name: 'Sammenlign', exact: true });

/** The address of a search with an ad open. It is written shortly after the ad is on screen. */
const addressOf = ({ id }: Ad) => new RegExp(`[?&]job=${id}$`);

/** Three ads that only one search finds, newest first, and the path of that search. */
async function threeAds(request: APIRequestContext): Promise<{ ads: [Ad, Ad, Ad]; path: string }> {
  const word = `Kajvagt${Date.now().toString(36)}`;
  const month = (from: number, to: number) => ({ from: from * 100, to: to * 100, unit: 'month' });
  const made = [
    await newAd(request, {
      title: `${word} ved færgen`,
      pay: month(30_900, 34_200),
      location: [8000],
      hours_per_week: 37,
    }),
    await newAd(request, {
      title: `${word} ved slusen`,
      pay: month(31_400, 34_900),
      location: [8300],
      hours_per_week: 32,
    }),
    await newAd(request, {
      title: `${word} i marinaen`,
      pay: month(31_400, 34_900),
      location: [8541],
      hours_per_week: 32,
    }),
  ];
  const [third, second, first] = made as [Ad, Ad, Ad];
  const path = `/find/job?keyword=${word}&postcode=8000&sort=1`;
  await expect
    .poll(async () => {
      const answer = await request.post('/api/search_job_condition', { data: { keyword: word } });
      return (await answer.json()).count;
    })
    .toBe(3);
  return { ads: [first, second, third], path };
}

test.describe('in a wide window', () => {
  test('similar ads are listed after the hits, under a heading', async ({ page, request }) => {
    const location = [6857];
    const description_html = '<p>Du skal reparere cykler.</p>';
    const hit = await newAd(request, { title: 'Værkstedshjælper', description_html, location });
    const other = await newAd(request, { title: 'Cykelmekaniker', location });
    const close = await newAd(request, { title: 'Knallertmekaniker', location });
    await page.goto('/find/job?keyword=reparere+cykler&postcode=6857&radius=5');
    await hydrated(page);
    const similar = page.getByRole('list', { name: 'Andre job, der ligner' }).getByRole('listitem');
    await expect(rows(page).filter({ hasText: hit.title })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: /^Andre job, der ligner \d+$/ })).toBeVisible();
    await expect(similar.filter({ hasText: other.title })).toBeVisible();
    await expect(similar.filter({ hasText: close.title })).toContainText('Beslægtet fag');
    await expect(page.getByRole('status').filter({ hasText: /»reparere cykler« og .+, der ligner/ })).toBeAttached();
    await expectAccessibleInBothSchemes(page);

    // The arrow keys continue from the hits to the similar ads.
    await rows(page).last().getByRole('link').click();
    await page.keyboard.press('ArrowDown');
    await expect(pane(page).getByRole('heading', { level: 2 })).toHaveText(/^Cykelmekaniker/);
  });

  test('a town in the keyword is a place, wishes are filters, and a job agent gets both', async ({ page, request }) => {
    const word = `Kajvagt${Date.now().toString(36)}`;
    const there = await newAd(request, {
      title: `${word} ved havnen`,
      location: [9000],
      description_html: '<p>Aftenvagter tirsdag og hver anden lørdag. Ingen krav om uddannelse.</p>',
    });
    await newAd(request, {
      title: `${word} ved slusen`,
      location: [6000],
      description_html: '<p>Vi har også et kontor i Aalborg.</p>',
    });
    const chip = (name: string) => page.getByRole('link', { name: `Fjern ${name}`, exact: true }).first();
    await page.goto(`/find/job?keyword=${word}+aalborg`);
    await hydrated(page);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(there.title);
    await page.getByRole('button', { name: /^Filtre/ }).click();
    const filters = page.getByRole('form', { name: 'Filtre' });
    const shifts = filters.getByRole('group', { name: 'Vagter' });
    await shifts.getByRole('checkbox', { name: /^Aftenarbejde/ }).check();
    await filters.getByRole('checkbox', { name: /^Uden uddannelse/ }).check();
    await expect(page).toHaveURL(`/find/job?keyword=${word}+aalborg&wish=1&wish=7`);
    // Ads of other journeys may be similar and are counted here as well.
    await page.getByRole('button', { name: /^Vis \d+ job$/ }).click();
    await expect(rows(page).filter({ hasText: there.title })).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    const agent = page.getByRole('link', { name: 'Opret jobagent' });
    const path = `/kandidat/agent/Opret?keyword=${word}&location=aalborg-nordjylland&wish=1&wish=7`;
    await expect(agent).toHaveAttribute('href', path);

    await page.getByRole('link', { name: 'Søg i stedet efter »aalborg« i teksten' }).click();
    await expect(page).toHaveURL(`/find/job?keyword=${word}+aalborg&words=1&wish=1&wish=7`);
    await chip('Aftenarbejde').click();
    await chip('Uden uddannelse').click();
    await expect(rows(page)).toHaveCount(2);
    await page.goto(`/find/job?keyword=${word}+aalborg`);
    await hydrated(page);
    await chip('Aalborg').click();
    await expect(page).toHaveURL(`/find/job?keyword=${word}`);
    await expect(rows(page)).toHaveCount(2);
  });

  test('hits are read beside the list: with keys, pointer and address', async ({ page, request }) => {
    const { ads, path } = await threeAds(request);
    await beSignedIn(page, await newSeeker());
    await page.goto(path);
    await hydrated(page);
    const shows = async (at: 0 | 1 | 2) =>
      await expect(pane(page).getByRole('heading', { level: 2 })).toHaveText(ads[at].title);
    await shows(0);
    await expect(pane(page).getByText('I en by ved fjorden skal nogen holde styr på vagterne.')).toBeVisible();
    await expect(pane(page)).toContainText('slået op i dag');
    await expectAccessibleInBothSchemes(page);
    // The actions stay on one line in a narrow pane.
    await page.setViewportSize({ width: 1024, height: 800 });
    const save = await pane(page).getByRole('button', { name: 'Gem', exact: true }).boundingBox();
    const whole = await pane(page).getByRole('link', { name: 'Hele annoncen' }).boundingBox();
    expect(whole?.y, 'beside the other actions').toBe(save?.y);
    await page.setViewportSize({ width: 1280, height: 800 });

    await page.keyboard.press('ArrowDown');
    await shows(1);
    await expect(page).toHaveURL(addressOf(ads[1]));
    await expect(rows(page).nth(1).getByRole('link')).toBeFocused();
    await expect(pane(page).getByText('2 af 3', { exact: true })).toBeVisible();
    await page.keyboard.press('j');
    await shows(2);
    await page.keyboard.press('k');
    await shows(1);
    await page.keyboard.press('j');
    await shows(2);
    await expect(page).toHaveURL(addressOf(ads[2]));
    await page.reload();
    await hydrated(page);
    await shows(2);
    // Steps replace each other in the history, so one step back closes the open ad.
    await page.goBack();
    await expect(page).not.toHaveURL(/job=/);
    await shows(0);

    const before = page.url();
    await rows(page).nth(1).hover();
    await shows(1);
    expect(page.url(), 'hovering leaves the address').toBe(before);
    await pane(page).getByRole('button', { name: 'Gem', exact: true }).focus();
    await page.keyboard.press('j');
    await shows(2);
    await expect(pane(page).getByRole('button', { name: 'Gem', exact: true }), 'the focus stays').toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: `${ads[2].title}, 3 af 3` })).toBeAttached();

    await page.keyboard.press('g');
    await expect(pane(page).getByRole('button', { name: 'Gemt', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(pane(page)).toBeHidden();
    await rows(page)
      .first()
      .click({ position: { x: 8, y: 8 } });
    await shows(0);
    expect((await ownAd(request, ads[0])).job_visit_count, 'reading beside the list is no visit').toBe(0);
    await rows(page).nth(1).getByRole('link').press('Enter');
    await expect(page).toHaveURL(new RegExp(`${ads[1].path}$`, 'i'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ads[1].title);
    await expectValuesInOneLine(page);
  });

  test('two jobs are compared row by row, across reloads and by address', async ({ page, request, browser }) => {
    const { ads, path } = await threeAds(request);
    await page.goto(path);
    await hydrated(page);
    await page.keyboard.press('s');
    await expect(tray(page).getByText('Vælg ét job mere for at se forskellene.')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await pane(page).getByRole('button', { name: 'Sammenlign', exact: true }).click();
    const [first, second] = [
      tray(page).getByRole('row', { name: ads[0].title }),
      tray(page).getByRole('row', { name: ads[2].title }),
    ];
    await expect(first).toContainText('31.400');
    for (const words of [/500–\u2060700\skr\. mindre/, /5\stimer mere om ugen/, /tættere på/, /ens/])
      await expect(second).toContainText(words);
    await expectAccessibleInBothSchemes(page);
    await expectValuesInOneLine(page);
    await page.reload();
    await expect(second).toContainText(/5\stimer mere om ugen/);
    // A third replaces the older of the two.
    await page.goto(path);
    await hydrated(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('s');
    await expect(first).toHaveCount(0);
    await expect(tray(page).getByRole('row', { name: ads[1].title })).toBeVisible();
    await tray(page).getByRole('button', { name: 'Ryd' }).click();
    await expect(tray(page)).toBeHidden();
    await page.getByRole('button', { name: 'Fortryd' }).click();
    await tray(page).getByRole('link', { name: 'Side om side' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sammenlign to job');
    await expectValuesInOneLine(page);
    const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await other.goto(page.url());
    await expect(other.getByRole('row', { name: /^Sted/ })).toContainText('km');
    await expect(other.getByText('I en by ved fjorden skal nogen holde styr på vagterne.')).toHaveCount(2);
    await expect(other.getByText('Vi siger, hvad der er forskelligt, ikke hvad der er bedst.')).toBeVisible();
    await other.goto(`/find/job/sammenlign?job=${ads[0].id}&job=2000000000`);
    await expect(other.getByText('En af annoncerne findes ikke længere.')).toBeVisible();
    await expect(other.getByRole('row', { name: /^Løn/ })).toContainText('31.400');
    await other.goto(`${path}&job=${ads[2].id}`);
    await expect(pane(other).getByRole('heading', { level: 2 })).toHaveText(ads[2].title);
    await rows(other).first().getByRole('link').click();
    await expect(other).toHaveURL(new RegExp(`${ads[0].path}$`, 'i'));
    await other.context().close();
  });

  test('beside an ad that is gone the other one stands, and another is chosen to compare', async ({
    page,
    request,
  }) => {
    const { ads, path } = await threeAds(request);
    await page.goto(`/find/job/sammenlign?job=${ads[1].id}&job=2000000000`);
    await hydrated(page);
    await expect(page.getByText('En af annoncerne findes ikke længere.')).toBeVisible();
    await expect(page.getByRole('columnheader', { name: ads[1].title })).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await expectValuesInOneLine(page);
    await page.getByRole('link', { name: 'Vælg et andet job' }).click();
    await expect(tray(page).getByRole('row', { name: ads[1].title })).toBeVisible();
    await page.goto(path);
    await hydrated(page);
    await page.keyboard.press('s');
    await expect(tray(page).getByRole('row', { name: ads[0].title })).toBeVisible();
    await page.goto('/find/job/sammenlign?job=1999999999&job=2000000000');
    await expect(page.getByText('Annoncerne findes ikke længere.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Der er ikke valgt to job' })).toBeVisible();
  });

  test('the actions of an ad stay on one line after applying, saving and comparing', async ({ page, request }) => {
    const { ads, path } = await threeAds(request);
    await beSignedIn(page, await newSeeker());
    await page.route('**/api/get_applied_jobs*', (route) => route.fulfill({ json: [{ job_id: ads[0].id }] }));
    await page.goto(path);
    await hydrated(page);
    await expect(pane(page).getByText('Du har søgt jobbet')).toBeVisible();
    const save = pane(page).getByRole('button', { name: /^Gemt?$/ });
    const whole = pane(page).getByRole('link', { name: 'Hele annoncen' });
    for (const pressed of [false, true]) {
      if (pressed) {
        await page.keyboard.press('g');
        await page.keyboard.press('s');
        await expect(pane(page).getByRole('button', { name: 'Sammenlignes' })).toBeVisible();
      }
      for (const width of [1024, 1140, 1260, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect((await whole.boundingBox())?.y, `at ${width} px`).toBe((await save.boundingBox())?.y);
      }
    }
  });

  test('the hits are on a map by their postcodes, and a marker leads to its ads', async ({ page, request }) => {
    const { ads, path } = await threeAds(request);
    // A low window, so that the part of the pane below it matters.
    await page.setViewportSize({ width: 1280, height: 660 });
    await page.goto(path);
    await page.getByRole('link', { name: 'Kort', exact: true }).click();
    await expect(page).toHaveURL(/vis=kort/);
    const map = page.getByRole('region', { name: 'Kort over job' });
    const marks = map.getByRole('button', { name: /^1 job i / });
    await expect(marks).toHaveCount(3);
    await expect(
      map.getByText('Hvert mærke står midt i et postnummer, ikke på arbejdspladsens adresse.'),
    ).toBeVisible();
    // Neither the note below nor the zoom buttons cover a marker.
    const note = await map.getByText('Hvert mærke står midt i et postnummer').boundingBox();
    const scale = await map.locator('.leaflet-control-zoom').boundingBox();
    for (const mark of await marks.all()) {
      const box = await mark.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), 'above the note').toBeLessThanOrEqual(note?.y ?? 0);
      expect(box?.x, 'beside the buttons').toBeGreaterThanOrEqual((scale?.x ?? 0) + (scale?.width ?? 0));
    }
    await expectAccessibleInBothSchemes(page);
    await map.getByRole('button', { name: '1 job i Odder' }).press('Enter');
    await expect(map.getByRole('heading', { name: '1 job i 8300 Odder' })).toBeFocused();
    await map.getByRole('link', { name: ads[1].title }).click();
    await expect(pane(page).getByRole('heading', { level: 2 })).toHaveText(ads[1].title);
    await expect(page).toHaveURL(addressOf(ads[1]));
    await page.goBack();
    await expect(marks).toHaveCount(3);
    // Zoomed out, one marker represents all; it zooms in, where each has its own again.
    await map.getByRole('button', { name: 'Zoom ud' }).click({ modifiers: ['Shift'] });
    const cluster = map.getByRole('button', { name: /^3 job i .+ og 2 postnumre omkring$/ });
    await expect(cluster).toHaveText(/^3/);
    await cluster.press('Enter');
    await expect(marks).toHaveCount(3);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the first job is in view, a tap opens the sheet, and two are compared', async ({ page, request }) => {
    const { ads, path } = await threeAds(request);
    await page.goto('/find/job');
    await expect(rows(page).first().getByRole('link')).toBeInViewport({ ratio: 1 });
    await page.goto(path);
    await hydrated(page);
    // Nothing is open yet, neither for the eye nor for a screen reader.
    const marked = page.locator('[data-job] [aria-current]');
    await expect(marked).toHaveCount(0);
    await rows(page).first().getByRole('link').tap();
    await expect(marked).toHaveText(ads[0].title);
    const heading = pane(page).getByRole('heading', { level: 2 });
    await expect(heading).toHaveText(ads[0].title);
    await expect(heading).toBeFocused();
    await expectAccessibleInBothSchemes(page);
    await pane(page).getByRole('button', { name: 'Sammenlign', exact: true }).tap();
    await pane(page).getByRole('button', { name: 'Næste job' }).tap();
    await expect(heading).toHaveText(ads[1].title);
    await pane(page).getByRole('button', { name: 'Sammenlign', exact: true }).tap();
    await expect(page).toHaveURL(addressOf(ads[1]));
    await page.goBack();
    await expect(pane(page)).toBeHidden();
    await expect(marked).toHaveCount(0);
    await tray(page).getByRole('link', { name: 'Side om side' }).tap();
    await expect(page.getByRole('row', { name: /^Arbejdstid/ })).toContainText('ens');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'fits the window').toBe(true);
    await expectAccessibleInBothSchemes(page);
  });

  test('no row is tinted before the scripts run, and every marker is inside the map', async ({ page, browser }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const still = await plain.newPage();
    await still.goto('/find/job');
    await expect(rows(still).first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await plain.close();
    await page.goto('/find/job?vis=kort');
    const map = page.getByRole('region', { name: 'Kort over job' });
    const marks = map.getByRole('button', { name: /^\d+ job i / });
    await expect(marks.first()).toBeVisible();
    for (const mark of await marks.all()) {
      const { x = 0, width = 0 } = (await mark.boundingBox()) ?? {};
      expect(x, 'from the left edge').toBeGreaterThanOrEqual(6);
      expect(390 - x - width, 'from the right edge').toBeGreaterThanOrEqual(6);
    }
  });
});
