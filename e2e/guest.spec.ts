import type { APIRequestContext, Page } from '@playwright/test';
import { asPerson, beSignedIn, newSeeker, sampleEmployer, signInInDialog } from '../support/journeys/people.ts';
import { expect, expectAccessibleInBothSchemes, holdHydration, hydrated, test } from '../support/journeys/test.ts';
import { newAd, ownAd } from './support/ads.ts';
import { allowCopying, clipboardText } from './support/clipboard.ts';
import { emulateFeatures } from './support/media.ts';
import { expectWholeHint } from './support/whole-hint.ts';

const hits = (page: Page) => page.getByRole('list', { name: 'Job', exact: true }).getByRole('listitem');
const what = (page: Page) => page.getByRole('combobox', { name: 'Hvad vil du lave?' });
const where = (page: Page) => page.getByRole('combobox', { name: 'Hvor?' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Expects the address to have these parameters, in any order. */
async function expectSearch(page: Page, expected: Record<string, string[]>) {
  const read = () => {
    const { pathname, searchParams } = new URL(page.url());
    const found = Object.fromEntries(
      [...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name)]),
    );
    return { pathname, ...found };
  };
  await expect.poll(read).toEqual({ pathname: '/find/job', ...expected });
}

/** On phones the search bar is collapsed to one line. */
async function unfoldSearch(page: Page) {
  const folded = page.getByRole('button', { name: /Rediger$|^Søg efter/ });
  if (await folded.isVisible()) await folded.click();
}

/** Removes a filter: by its chip, in narrow windows in the panel of the filters. */
async function takeOff(page: Page, filter: string) {
  const chip = page.getByRole('link', { name: `Fjern ${filter}` });
  if (await chip.isVisible()) return await chip.click();
  await inFilters(page, async () => await chip.click());
}

/** Expects the search's panel of filters to list these as active. */
async function expectFilters(page: Page, filters: readonly string[]) {
  await inFilters(page, async () => {
    const panel = page.getByRole('dialog', { name: 'Filtre' });
    for (const filter of filters)
      await expect(panel.getByRole('link', { name: `Fjern ${filter}`, exact: true })).toBeVisible();
    await expect(panel.getByRole('link', { name: /^Fjern (?!alle)/ })).toHaveCount(filters.length);
  });
}

async function inFilters(page: Page, act: (filters: ReturnType<Page['getByRole']>) => Promise<void>) {
  await page.getByRole('button', { name: /^Filtre/ }).click();
  await act(page.getByRole('form', { name: 'Filtre' }));
  await page.getByRole('button', { name: /^Vis [\d.]+ job$/ }).click();
}

test.describe('the home page', () => {
  test('shows fields, new ads, companies and articles, and leads to a search', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/home$/);
    await expect(heading(page)).toHaveText('Dit næste job på et blik');
    for (const name of [/ledige job, ordnet efter fag$/, 'Nye job', 'Virksomheder, der søger nu', 'Læs dig klogere'])
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    const latest = page.getByRole('list', { name: 'Nye job' });
    for (const action of [/^Gem /, /^Mere om /])
      await expect(latest.getByRole('button', { name: action })).toHaveCount(6);
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('link', { name: /^Undervisning og børn/ }).click();
    await expectSearch(page, { job_category: ['undervisning-og-børn'] });
    // The address changes before the page is shown, and both pages have the same two fields.
    await expect(heading(page)).not.toHaveText('Dit næste job på et blik');
    await page.goBack();
    await expect(heading(page)).toHaveText('Dit næste job på et blik');
    await hydrated(page);
    await what(page).fill('pædagog');
    await where(page).fill('Aarhus');
    await where(page).press('Enter');
    await expectSearch(page, { keyword: ['pædagog'], location: ['aarhus-midtjylland'] });
    await expect(heading(page)).toContainText('job med »pædagog«');
  });

  test('hints in the fields of the search are whole on a tablet', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    for (const path of ['/home', '/find/job']) {
      await page.goto(path);
      for (const field of [what(page), where(page)]) await expectWholeHint(field);
    }
  });

  test('links beside the headings are on one line on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/home');
    for (const name of ['Se alle job', 'Se alle', 'Alle virksomheder', 'Alle artikler']) {
      const link = page.getByRole('main').getByRole('link', { name, exact: true });
      const lines = await link.evaluate(({ firstChild }) => {
        const text = document.createRange();
        if (firstChild) text.selectNodeContents(firstChild);
        return text.getClientRects().length;
      });
      expect(lines, name).toBe(1);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'fits the window').toBe(true);
  });

  test('a keyword is suggested while it is typed, chosen by key, and offered again', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/home');
    const home = await heading(page).innerText();
    await what(page).pressSequentially('sygepl');
    const list = page.getByRole('listbox', { name: 'Forslag til søgningen' });
    await expect(list.getByRole('option', { name: 'Sygeplejerske Stilling', exact: true })).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await what(page).press('Escape');
    await expect(list).toBeHidden();
    await expect(what(page)).toHaveValue('sygepl');
    await what(page).press('ArrowDown');
    await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await what(page).press('Enter');
    await expectSearch(page, { keyword: ['Sygeplejerske'] });
    await expect(heading(page)).not.toHaveText(home);
    await unfoldSearch(page);
    await expect(what(page)).toHaveValue('Sygeplejerske');
    await page.goto('/home');
    await what(page).click();
    await list.getByRole('option', { name: 'Sygeplejerske Seneste søgning' }).click();
    await expectSearch(page, { keyword: ['Sygeplejerske'] });
    await page.goto('/home');
    await what(page).click();
    await list.getByRole('option', { name: 'Ryd seneste søgninger' }).click();
    await what(page).press('ArrowDown');
    await expect(list).toBeHidden();
  });

  test('unknown addresses lead to the home page', async ({ page }) => {
    for (const path of ['/findes-ikke', '/job', '/a/b/c', '/%F0%9F%8E%89', '/%E0%A4%A'] as const) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/home$/);
    }
  });

  test('an ad in the list is saved after signing in, and reported', { tag: ['@phone', '@firefox'] }, async ({
    page,
    request,
  }) => {
    const [{ title }, seeker] = [await newAd(request), await newSeeker()];
    // Not on the home page, where newer ads of other journeys replace it.
    await page.goto(`/find/job?keyword=${encodeURIComponent(title)}`);
    const row = hits(page).filter({ hasText: title });
    await row.getByRole('button', { name: `Gem ${title}` }).click();
    await expect(page.getByRole('dialog', { name: 'Log ind' })).toContainText(
      'Log ind eller opret en konto, så gemmer vi jobbet for dig.',
    );
    await signInInDialog(page, seeker);
    await expect(page.getByText('Du har gemt dette job.')).toBeVisible();
    await expect(row.getByRole('button', { name: `Fjern ${title} fra gemte` })).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await row.getByRole('button', { name: `Fjern ${title} fra gemte` }).click();
    await expect(page.getByText('Jobbet er ikke gemt længere')).toBeVisible();

    const pane = page.getByRole('complementary', { name: 'Annoncen på et blik' });
    const isWide = await pane.isVisible();
    // On a phone the less frequent actions are on the ad's own page.
    if (isWide) await pane.getByRole('button', { name: `Mere om ${title}` }).click();
    else {
      await row.getByRole('link').click();
      await pane.getByRole('link', { name: 'Se hele annoncen' }).click();
    }
    await page.getByRole('button', { name: 'Rapportér annoncen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rapportér annoncen' });
    await expect(dialog.getByRole('checkbox')).toHaveCount(4);
    await expect(dialog.getByLabel('Forklar')).toBeHidden();
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(dialog.getByText('Vælg mindst én')).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'Det er svindel eller reklame' }).check();
    await expect(dialog.getByLabel('Forklar')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await dialog.getByRole('checkbox', { name: 'Det er svindel eller reklame' }).uncheck();
    await expect(dialog.getByLabel('Forklar')).toBeHidden();
    await dialog.getByRole('checkbox', { name: 'Oplysningerne er forkerte eller forældede' }).check();
    await dialog.getByLabel('Forklar').fill('Fristen er en anden på virksomhedens side.');
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Tak, vi ser på annoncen')).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});

test.describe('searching', () => {
  test('finds while typing, without losing the focus, the caret or a letter', async ({ page }) => {
    await page.goto('/find/job');
    await unfoldSearch(page);
    await what(page).pressSequentially('sygeplejeske', { delay: 60 });
    await expect(page.getByText('Vi fandt ikke »sygeplejeske« og viser i stedet »sygeplejerske«.')).toBeVisible();
    await expect(what(page)).toBeFocused();
    await what(page).press('End');
    for (let step = 0; step < 'ske'.length; step += 1) await what(page).press('ArrowLeft');
    await what(page).pressSequentially('r');
    await expectSearch(page, { keyword: ['sygeplejerske'] });
    await expect(what(page)).toHaveValue('sygeplejerske');
    await expect(what(page)).toBeFocused();
    expect(await what(page).evaluate((field: HTMLInputElement) => field.selectionStart)).toBe('sygeplejer'.length);
    await expect(hits(page).first()).toContainText(/sygeplejerske/i);
    await what(page).fill('');
    await expectSearch(page, {});
  });

  test('input from before hydration is kept: a place and a keyword have suggestions, a form its first field', async ({
    page,
  }) => {
    let hydrate = await holdHydration(page);
    await page.goto('/home', { waitUntil: 'commit' });
    await where(page).fill('8000');
    hydrate();
    await expect(page.getByRole('option', { name: /8000 Aarhus C/ })).toBeVisible();
    await expect(where(page)).toHaveValue('8000');
    hydrate = await holdHydration(page);
    await page.goto('/home', { waitUntil: 'commit' });
    await what(page).fill('sygepl');
    hydrate();
    await expect(page.getByRole('option', { name: /sygeplejerske/i }).first()).toBeVisible();
    await expect(what(page)).toHaveValue('sygepl');
    hydrate = await holdHydration(page);
    await page.goto('/kontakt', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Navn' }).fill('Signe Bæk');
    hydrate();
    await hydrated(page);
    await page.getByRole('textbox', { name: 'Emne' }).fill('Et spørgsmål');
    await expect(page.getByRole('textbox', { name: 'Navn' })).toHaveValue('Signe Bæk');
  });

  test('a place is chosen with the keyboard and taken off again', async ({ page }) => {
    await page.goto('/find/job');
    await unfoldSearch(page);
    await where(page).fill('8000');
    const proposal = page
      .getByRole('listbox', { name: 'Forslag til steder' })
      .getByRole('option', { name: /8000 Aarhus C/ });
    await expect(proposal).toBeVisible();
    await where(page).press('ArrowDown');
    await expect(proposal).toHaveAttribute('aria-selected', 'true');
    await where(page).press('Enter');
    await expectSearch(page, { postcode: ['8000'] });
    await expectFilters(page, ['8000 Aarhus C, 50 km']);
    await unfoldSearch(page);
    await expect(where(page)).toHaveValue('8000 Aarhus C');
    await where(page).fill('Oden');
    await page.getByRole('option', { name: /^Odense hele byen/ }).click();
    // A town is a tag that replaces the postcode; both stand in the search when the postcode is chosen after it.
    await expectSearch(page, { location: ['odense-syddanmark'] });
    await expect(where(page)).toHaveValue('');
    await expect(page).toHaveTitle('Ledige job: Odense | Jobblik');
    await expectFilters(page, ['Odense']);
    await unfoldSearch(page);
    await where(page).fill('9000');
    await page.getByRole('option', { name: /^9000 Aalborg/ }).click();
    const both = { postcode: ['9000'], location: ['odense-syddanmark'] };
    await expectSearch(page, both);
    await expect(where(page)).toHaveValue('9000 Aalborg');
    await where(page).fill('Atlantis');
    await where(page).press('Enter');
    await expect(page.getByText('Vi kender ikke stedet »Atlantis«.')).toBeVisible();
    await expect(where(page)).toBeFocused();
    await expect(where(page)).toHaveValue('Atlantis');
    await expectSearch(page, both);
    await expectAccessibleInBothSchemes(page);
    await where(page).fill('');
    await expectSearch(page, { location: ['odense-syddanmark'] });
    await takeOff(page, 'Odense');
    await expectSearch(page, {});
    // A postcode that does not exist has no circle.
    await page.goto('/find/job?postcode=0000');
    await expect(page.getByText('Vi kender ikke stedet »0000«.')).toBeVisible();
    await takeOff(page, '0000');
    await expectSearch(page, {});
    await expect(hits(page)).toHaveCount(10);
  });

  test('an address with several places and a field is read, survives a reload, and goes back and forth', async ({
    page,
  }) => {
    const path =
      '/find/job?location=aalborg-nordjylland&location=Aarhus%20C-8000-Midtjylland&job_category=it-og-udvikling';
    await page.goto(path);
    await expectFilters(page, ['Aalborg', '8000 Aarhus C', 'It og udvikling']);
    await expect(page).toHaveTitle('Ledige job: It og udvikling, Aalborg, 8000 Aarhus C | Jobblik');
    await expectAccessibleInBothSchemes(page);
    const both = await heading(page).innerText();
    await takeOff(page, 'It og udvikling');
    await expectFilters(page, ['Aalborg', '8000 Aarhus C']);
    await unfoldSearch(page);
    await what(page).fill('lærer');
    await expectSearch(page, { keyword: ['lærer'], location: ['aalborg-nordjylland', 'Aarhus C-8000-Midtjylland'] });
    await page.goBack();
    await expect(heading(page)).toHaveText(both);
    await expectFilters(page, ['Aalborg', '8000 Aarhus C', 'It og udvikling']);
    await expect(what(page)).toHaveValue('');
    await page.goForward();
    await expect(what(page)).toHaveValue('lærer');
    await page.reload();
    await unfoldSearch(page);
    await expect(what(page)).toHaveValue('lærer');
    await expectFilters(page, ['Aalborg', '8000 Aarhus C']);
  });

  test('filters, sorts and pages', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/find/job?postcode=8000');
    await inFilters(page, async (filters) => {
      for (const type of ['Fuldtid', 'Deltid', 'Freelance', 'Frivillig', 'Internship'])
        await expect(filters.getByRole('checkbox', { name: new RegExp(`^${type} `) })).toBeVisible();
      const posted = filters.getByRole('group', { name: 'Slået op' });
      await expect(posted.getByRole('checkbox')).toHaveCount(6);
      const distance = filters.getByRole('slider', { name: 'Afstand fra 8000 Aarhus C' });
      await expect(distance).toHaveAttribute('aria-valuetext', /^Op til 50\skm$/);
      for (const [name, value] of Object.entries({ min: '5', max: '400', step: '5' }))
        await expect(distance).toHaveAttribute(name, value);
      await distance.press('End');
      await expectSearch(page, { postcode: ['8000'], radius: ['400'] });
      await filters.getByRole('checkbox', { name: /^Fuldtid / }).check();
      await filters.getByRole('checkbox', { name: /^Deltid / }).check();
      await expectSearch(page, { postcode: ['8000'], radius: ['400'], type: ['1', '2'] });
      // With the user's own colours the browser draws the ticks: the site's are colours only.
      const look = () =>
        filters
          .getByRole('checkbox')
          .evaluateAll((all) => [...new Set(all.map((box) => getComputedStyle(box).appearance))]);
      // A filter may be rendered again meanwhile; a removed element has no style.
      await expect.poll(look).toEqual(['none']);
      await emulateFeatures(page, { 'forced-colors': 'active' });
      await expect.poll(look).toEqual(['auto']);
      await emulateFeatures(page, { 'forced-colors': 'none' });
      await expectAccessibleInBothSchemes(page);
    });
    for (const [name, sort] of [
      ['Populær', '2'],
      ['Ansøgningsfrist', '3'],
    ] as const) {
      await page.getByRole('button', { name: /^Sortering: / }).click();
      await page.getByRole('link', { name, exact: true }).click();
      await expectSearch(page, { postcode: ['8000'], radius: ['400'], type: ['1', '2'], sort: [sort] });
    }
    await expect(hits(page)).toHaveCount(10);
    const sizes = page.getByLabel('Antal pr. side');
    expect(await sizes.getByRole('option').allInnerTexts()).toEqual(['10', '20', '30', '40']);
    await sizes.selectOption('20');
    await expect(hits(page)).toHaveCount(20);
    const first = await hits(page).first().innerText();
    await page.getByRole('link', { name: 'Side 2' }).click();
    await expect(page.getByText(/^Viser 21–40 af/)).toBeVisible();
    await expect(hits(page).first()).not.toHaveText(first);
    await expect(heading(page), 'another page of a list begins at its heading').toBeFocused();
    await expect(heading(page)).toBeInViewport();
    await page.goto('/find/job?keyword=all');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/find\/job$/);
    await expect(heading(page), 'the word for no keyword').toHaveText(/^\d+ job\s*$/);
    await page.goto('/find/job?page=9999');
    // The last page may have a single hit.
    await expect(page.getByText(/^Viser (?:nr\. |\d+–)(\d+) af \1$/)).toBeVisible();
  });

  test('shows what to do without results, and keeps everything when the connection is lost', {
    tag: '@phone',
  }, async ({ page, context }) => {
    await page.goto('/find/job?keyword=qzxqzx');
    const robots = page.locator('meta[name="robots"]');
    await expect(robots).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('heading', { name: 'Ingen job passer til søgningen' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Sortering/ })).toHaveCount(0);
    await expectAccessibleInBothSchemes(page);
    await page.goto('/find/job?keyword=p%C3%A6dagog&postcode=3700&radius=5');
    const others = page.getByRole('navigation', { name: 'Her er der job' });
    await expect(others.getByRole('link').first()).toBeVisible();
    await others.getByRole('link').first().click();
    await expect(page).toHaveURL(/keyword=p%C3%A6dagog&location=/);
    await expect(hits(page).first()).toBeVisible();
    await page.goto('/find/job?keyword=qzxqzx');
    await expect(page.locator('a[href*="agent/Opret?keyword=qzxqzx"]').locator('visible=true').first()).toBeVisible();
    await page.getByRole('link', { name: 'Vis alle job' }).click();
    await expect(hits(page)).toHaveCount(10);
    await expect(robots).toHaveCount(0);
    await unfoldSearch(page);
    await expect(what(page)).toHaveValue('');
    await context.setOffline(true);
    await what(page).fill('tømrer');
    await expect(page.getByRole('status').filter({ hasText: 'Ingen forbindelse.' })).toBeVisible();
    await expect(what(page)).toHaveValue('tømrer');
    await expectAccessibleInBothSchemes(page);
    await context.setOffline(false);
    await expect(hits(page).first()).toContainText(/tømrer/i);
  });

  test('words that are lost on the way are fetched again, and a page without them stays as the server wrote it', async ({
    page,
  }) => {
    const words = '**/assets/find-job-*.json';
    await page.route(words, (route) => route.abort(), { times: 1 });
    await page.goto('/find/job?keyword=kok');
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Søg', exact: true })).toBeVisible();
    // Another window: the error of this one is expected.
    const without = await page.context().newPage();
    await without.route(words, (route) => route.fulfill({ status: 404 }));
    const refused = without.waitForEvent('pageerror');
    await without.goto('/find/job?keyword=kok');
    expect((await refused).message).toBe('The words of find-job cannot be loaded.');
    await expect(without.getByRole('button', { name: 'Søg', exact: true })).toBeVisible();
    await hits(without).first().getByRole('link').first().click();
    await expect(without).toHaveURL(/\/job\/\d+\//);
  });

  test('a part whose script is lost on the way loads the page again, with what was opened', async ({ page }) => {
    await page.goto('/home');
    await hydrated(page);
    // Lost for this page only. A single lost request may be the preload, after which the import asks again.
    let isLost = true;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isLost = false;
    });
    await page.route('**/assets/chatbot-box-*.js', (route) => (isLost ? route.abort() : route.continue()));
    const ask = page.getByRole('button', { name: 'Spørg chatbotten' });
    const reloaded = page.waitForEvent('load');
    await ask.click();
    await reloaded;
    await expect(page.getByRole('log', { name: 'Samtale med chatbotten' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Nye job' })).toBeVisible();
  });

  test('is followed in a feed reader: the same hits, the newest first', async ({ page }) => {
    await page.goto('/find/job?keyword=kok&type=1');
    const link = page.getByRole('link', { name: 'Følg søgningen med RSS' });
    const path = (await link.getAttribute('href')) ?? '';
    expect(path).toBe('/find/job/feed?keyword=kok&type=1');
    await expect(page.locator('link[rel="alternate"][type="application/atom+xml"]')).toHaveAttribute(
      'href',
      new RegExp(`${path.replaceAll(/[?]/g, '\\?')}$`),
    );
    const feed = await page.request.get(path);
    expect(feed.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
    const { count } = await (
      await page.request.post('/api/search_job_condition', {
        data: { keyword: 'kok', job_type: [{ id: 1, status: 1 }], pagePerSize: 40 },
      })
    ).json();
    const xml = await feed.text();
    expect(xml.match(/<entry>/g)).toHaveLength(Math.min(count, 40));
    const times = [...xml.matchAll(/<published>([^<]+)</g)].map(([, time]) => time ?? '');
    expect(times).toEqual([...times].sort().reverse());
    expect(await (await page.request.get('/find/job/feed?postcode=0000&location=ingensteder')).text()).toContain(
      '</feed>',
    );
  });

  test('is shared by its address', async ({ page, context }) => {
    await allowCopying(context);
    await page.goto('/find/job?keyword=kok&postcode=3700&radius=25');
    await page.getByRole('button', { name: 'Del søgningen' }).click();
    const notice = page.getByRole('status').filter({ hasText: 'Linket er kopieret' });
    await expect(notice).toBeVisible();
    expect(await clipboardText(context)).toBe(page.url());
    await expect(notice).toBeHidden();
  });
});

/** An ad of the sample data whose deadline has passed. */
async function pastDeadline(request: APIRequestContext): Promise<{ id: number; path: string }> {
  for (let id = 1; id < 200; id += 1) {
    const { job } = await (await request.get(`/api/get_job_detail_not_authed/${id}`)).json();
    if (job?.state === 'past_deadline') return { id, path: `/job/${id}/${job.seo}` };
  }
  throw new Error('no sample ad is past its deadline');
}

test.describe('the page of an ad', () => {
  test('describes itself to search engines, redirects to the right address, and is shared', { tag: '@phone' }, async ({
    page,
    context,
    request,
  }) => {
    await allowCopying(context);
    const ad = await newAd(request, { title: 'Havneassistent', description_html: `<p>${'Kajplads'.repeat(30)}</p>` });
    for (const path of [`/job/${ad.id}`, `/job/${ad.id}/noget-andet`]) {
      await page.goto(path);
      await expect(page).toHaveURL(new RegExp(`${ad.path}$`, 'i'));
    }
    await expect(heading(page)).toHaveText(ad.title);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/job/${ad.id}/`));
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', new RegExp(ad.title));
    const data = JSON.parse(await page.locator('script[type="application/ld+json"]').first().innerText());
    expect(data).toMatchObject({ '@type': 'JobPosting', title: ad.title, baseSalary: { value: { minValue: 32_000 } } });
    const card = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
    const picture = await page.request.get(new URL(card).pathname);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'fits the window').toBe(true);
    await expect(page.getByText('Lignende job')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: 'Kopiér link' }).click();
    const notice = page.getByRole('status').filter({ hasText: 'Linket er kopieret' });
    await expect(notice).toBeVisible();
    expect(await clipboardText(context)).toContain(ad.path);
    await expect(notice).toBeHidden();
    await page.getByRole('button', { name: 'Del', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Del på LinkedIn' })).toBeVisible();
    await expect.poll(async () => (await ownAd(request, ad)).job_visit_count, 'the visit is counted').toBe(1);
  });

  test('is saved by a seeker, and shows that an employer cannot apply', async ({ page, request, browser }) => {
    const ad = await newAd(request);
    await beSignedIn(page, await newSeeker());
    await page.goto(ad.path);
    await page.getByRole('button', { name: 'Gem', exact: true }).click();
    await expect(page.getByText('Du har gemt dette job.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Gemt', exact: true })).toHaveAttribute('aria-pressed', 'true');
    const other = await (await browser.newContext()).newPage();
    await beSignedIn(other, sampleEmployer);
    await other.goto(ad.path);
    await expect(other.getByText('Du er logget ind som virksomhed og kan ikke søge job.')).toBeVisible();
    await expect(other.getByRole('link', { name: 'Søg jobbet' })).toHaveCount(0);
    await other.context().close();
  });

  test('opens the employer’s own page and counts the click when applications go there', async ({
    page,
    request,
    context,
  }) => {
    const ad = await newAd(request, { is_redirect: 1, real_url: 'https://vindmosen.test/job/42' });
    await context.route('https://vindmosen.test/**', (route) => route.fulfill({ body: 'Virksomhedens side' }));
    await page.goto(ad.path);
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Søg hos virksomheden' }).locator('visible=true').click();
    await expect(await opened).toHaveURL('https://vindmosen.test/job/42');
    await expect.poll(async () => (await ownAd(request, ad)).redirect_clicks, 'clicks').toBe(1);
  });

  test('shows when the ad has expired, shows others, and cannot be applied to', { tag: '@phone' }, async ({
    page,
    request,
  }) => {
    const deleted = await newAd(request);
    await request.get(`/api/delete_job/${deleted.id}`, { headers: await asPerson(sampleEmployer) });
    for (const [ad, words] of [
      [deleted, 'Virksomheden har fjernet annoncen.'],
      [await pastDeadline(request), 'Fristen for at søge er overskredet.'],
    ] as const) {
      await page.goto(ad.path);
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Søg jobbet' })).toHaveCount(0);
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expectAccessibleInBothSchemes(page);
      await page.goto(`/apply/${ad.id}`);
      await expect(page.getByRole('heading', { name: 'Jobbet kan ikke søges længere' })).toBeVisible();
    }
    const nowhere = [
      '/job/99999999/x',
      '/job/0/x',
      '/job/-1/x',
      '/job/99999999999/x',
      '/job/abc/x',
      '/apply/abc',
      '/blog/abc/x',
    ];
    for (const path of nowhere) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(heading(page)).toHaveText('Siden findes ikke længere');
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first page is read, searched with a typed place, filtered and sorted', async ({ page }) => {
    await page.goto('/home');
    await expect(page.getByRole('list', { name: 'Nye job' }).getByRole('listitem')).toHaveCount(6);
    await where(page).fill('Aarhus');
    await page.getByRole('button', { name: 'Find job', exact: true }).click();
    await expect(page).toHaveURL(/\/find\/job\?keyword=&location=Aarhus$/);
    await expect(page.getByRole('link', { name: 'Fjern aarhus', exact: false })).toBeVisible();
    await where(page).fill('8000 Aarhus C');
    await page.getByRole('button', { name: 'Søg', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Fjern 8000 Aarhus C, 50 km' })).toBeVisible();
    await page.getByRole('checkbox', { name: /^Deltid / }).check();
    await page.getByRole('button', { name: 'Brug filtre' }).click();
    await expect(page).toHaveURL(/type=2/);
    await expect(page.getByRole('link', { name: 'Fjern 8000 Aarhus C, 50 km' })).toBeVisible();
    await expect(hits(page).first()).toContainText('Deltid');
    await page.getByRole('link', { name: 'Ansøgningsfrist' }).click();
    await expect(page).toHaveURL(/sort=3/);
    await hits(page).first().getByRole('link').click();
    await expect(page.getByText('Er det noget for dig?')).toBeVisible();
    await expect(page.getByText('Arbejdstid', { exact: true })).toBeVisible();
  });
});
